"""Secrets are sacred at the gate, too: what a device may not know changes no byte that it is sent.

Two tables have the same log, but differ in what a seat may not know. Both get the same command. As long as the
game still looks the same to that seat, its device must be sent the same, to the byte.
"""

from __future__ import annotations

import random

import msgspec
import pytest
from support.rules.variants import VARIANTS
from support.table.table_driver import PEOPLE, TableDriver, guest

from ridotto import State
from ridotto.errors import RidottoError
from ridotto.house.tables.summary import summary_of
from ridotto.table import commands, gate
from ridotto.table.commands import AnyCommand
from ridotto.table.events import Clock
from ridotto.table.table import Table
from ridotto.testing import Variant, random_move

SPECTATOR = "nobody"
TRIES = 12  # worlds dealt in the hope that the move is legal there, too
LOOKS = 14
CLOCKS = (Clock(), Clock("move", 30), Clock("bank", 300, 5))
NAMES = [*PEOPLE, *(f"G{number}" for number in range(8))]

encode = msgspec.json.Encoder(order="deterministic").encode


def company(variant: Variant, choice: random.Random) -> TableDriver:
    """Some people, some bots, some clock."""
    clock = choice.choice(CLOCKS)
    evening = TableDriver(variant.name, variant.seats, variant.options, clock, seed=choice.getrandbits(60))
    chairs = len(evening.table.chairs)
    names = [
        name if choice.random() < 0.8 or seat == variant.seats else "-" for seat, name in enumerate(NAMES[:chairs])
    ]
    return evening.sit(*names).start()


def next_command(evening: TableDriver, choice: random.Random) -> tuple[str, AnyCommand] | None:
    """A command that some person could send now: a move, or a nod."""
    table, state = evening.table, evening.table.state
    assert state is not None
    people = [seat for seat in state.to_act if table.chairs[seat].is_person]
    if table.hush is not None and choice.random() < 0.5:
        people = [seat for seat in table.people() if seat not in state.to_act] or people
    if not people:
        return None
    seat = choice.choice(people)
    if seat in state.to_act:
        return evening.holder_name(seat), commands.Move("look", seat, random_move(state, seat, choice))
    return evening.holder_name(seat), commands.Nod("look", seat)


def twin_of(table: Table, seat: int | None, command: tuple[str, AnyCommand], now: float, seed: int) -> Table | None:
    """A table that the seat cannot tell from this one, at which the same command is accepted."""
    state = table.state
    assert state is not None
    for number in range(TRIES):
        twin = Table.replay(table.entries)
        twin.progress.state = state.game.world(state.view(seat), seed * TRIES + number)
        if twin.state != state and fits_what_is_sealed(twin) and is_accepted(twin, command, now):
            return twin
    return None


def fits_what_is_sealed(twin: Table) -> bool:
    """The log is the same, so anyone with a sealed decision must be called in the other world, too."""
    assert twin.state is not None
    return twin.hush is None or all(what.move in twin.state.moves(what.seat) for what in twin.hush.sealed)


def is_accepted(table: Table, command: tuple[str, AnyCommand], now: float) -> bool:
    try:
        return bool(table.decide(guest(command[0]), command[1], now, TableDriver().chance))
    except RidottoError:
        return False


def sent(table: Table, device: str, since: int, now: float) -> bytes:
    """Everything that leaves the house for that device."""
    updates = gate.updates(table, device, since, (), now)
    missed = gate.updates_after(table, device, 1, (), now)
    awaited = summary_of(table).waits_for(device)
    return encode([gate.snapshot(table, device, (), now), updates, missed, awaited])


def view_of(table: Table, seat: int | None) -> bytes:
    assert isinstance(table.state, State)
    return encode(table.state.view(seat))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_hidden_is_not_sent(variant: Variant) -> None:
    choice = random.Random(str(variant))
    compared = 0
    for number in range(3):
        evening = company(variant, choice)
        for _ in range(choice.randrange(12)):
            step(evening, choice)
        for look in range(LOOKS):
            compared += compare(evening, choice, number * LOOKS + look)
            step(evening, choice)
    assert compared > 2, "the comparison must not be empty"


def step(evening: TableDriver, choice: random.Random) -> None:
    if evening.table.phase == "playing":
        evening.now += choice.choice((0.1, 1, 3))
        evening.play_step(choice)


def compare(evening: TableDriver, choice: random.Random, seed: int) -> bool:
    table, now = evening.table, evening.now
    if table.phase != "playing":
        return False
    seat = choice.choice([*table.people(), None])
    device = SPECTATOR if seat is None else evening.holder_name(seat).lower()
    command = next_command(evening, choice)
    twin = None if command is None else twin_of(table, seat, command, now, seed)
    if command is None or twin is None:
        return False
    one = Table.replay(table.entries)
    since = len(one.entries)
    assert sent(one, device, since - 1, now) == sent(twin, device, since - 1, now)
    for each in (one, twin):
        each.apply(each.decide(guest(command[0]), command[1], now, evening.chance))
    if view_of(one, seat) != view_of(twin, seat) or one.phase != twin.phase:
        return False  # something was revealed, and differed
    assert sent(one, device, since, now) == sent(twin, device, since, now)
    return True


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_device_without_an_update_sees_no_change(variant: Variant) -> None:
    """Devices that get no update haven't missed anything, neither of the game nor of the table around it."""
    choice = random.Random(str(variant))
    evening = company(variant, choice)
    table = evening.table
    for _ in range(60):
        if table.phase != "playing":
            return
        devices = {evening.holder_name(seat).lower() for seat in table.people()} | {SPECTATOR}
        later = evening.now + 3
        before = {device: encode(gate.snapshot(table, device, (), later)) for device in devices}
        known = len(table.log.applied_entries)
        step(evening, choice)
        for device in devices:
            if not gate.updates(table, device, known, (), later):
                assert encode(gate.snapshot(table, device, (), later)) == before[device]
