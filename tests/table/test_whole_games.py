"""Whole games of every kind, played through `decide` by people and bots: they end, and the log replays them."""

from __future__ import annotations

import random

import pytest
from support.table.table_driver import TableDriver, comparable_state, event_names

from ridotto.errors import NotYourTurn
from ridotto.table import commands, gate
from ridotto.table.events import Clock, decode_entry, encode_entry
from ridotto.table.records.table_record import record_of
from ridotto.table.records.verify import verify
from ridotto.table.table import Table

PEOPLE = ["Anna", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
MIXED = ["Anna", "-", "Anna/Ben", "Di", "-", "Flo", "-", "Hal"]
ALONE = ["Anna"]
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("masker", 2, {}),
    ("masker", 4, {"grid": "stacks"}),
    ("mascarade", 3, {}),
    ("mask", 3, {"masks": 3}),
    ("carnaval", 4, {}),
    ("carnaval", 8, {"roles": "full", "gatecrasher": True}),
    ("carnaval", 7, {"roles": "full", "secret_vote": True}),
]
each_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES)
each_company = pytest.mark.parametrize("company", [PEOPLE, MIXED, ALONE], ids=["people", "mixed", "alone"])


@each_game
@each_company
@pytest.mark.parametrize("clock", [Clock(), Clock("bank", 600, 5)], ids=["unhurried", "bank"])
def test_a_whole_game(game: str, seats: int, options: dict[str, object], company: list[str], clock: Clock) -> None:
    evening = TableDriver(game, seats, options, clock).sit(*company[:seats]).start()
    table = evening.play_out(seats)
    assert table.ended is not None
    assert table.due is None
    assert table.bots_to_act() == []
    assert comparable_state(Table.replay(table.entries)) == comparable_state(table)
    assert comparable_state(
        Table.replay([decode_entry(encode_entry(entry)) for entry in table.entries])
    ) == comparable_state(table)
    proved = verify(record_of(table).text())
    assert proved.sealed
    assert proved.moves == len(table.moves)
    assert proved.outcome is not None
    assert proved.outcome.winners == table.ended.winners


@each_game
def test_resuming_a_stream_gives_what_was_missed(game: str, seats: int, options: dict[str, object]) -> None:
    """Step by step or all at once, a device is sent the same events under the same numbers."""
    evening = TableDriver(game, seats, options).sit(*MIXED[:seats]).start()
    table = evening.table
    streams: dict[str, list[tuple[int, object]]] = {name: [] for name in ("anna", "di", "zoe")}
    known = len(table.entries)
    start = {name: gate.snapshot(table, name, (), evening.now).n for name in streams}
    choice = random.Random(1)
    while table.phase == "playing":
        evening.now += 0.3
        evening.play_step(choice)
        for name, stream in streams.items():
            for update in gate.updates(table, name, known, (), evening.now):
                stream.append((update.n, [seen.events for seen in update.seen]))
        known = len(table.entries)
    for name, stream in streams.items():
        missed = gate.updates_after(table, name, start[name])
        assert missed is not None
        assert [(update.n, [seen.events for seen in update.seen]) for update in missed] == stream
        assert [number for number, _ in stream] == list(range(start[name] + 1, gate.snapshot(table, name, (), 0).n + 1))
        history = gate.snapshot(table, name, (), 0).seen[0].events
        assert list(history[-len(events) :] if (events := joined(stream)) else ()) == events


def joined(stream: list[tuple[int, object]]) -> list[object]:
    return [event for _, seen in stream for event in seen[0]]  # type: ignore[index]


def test_a_device_from_elsewhere_needs_a_snapshot() -> None:
    table = TableDriver().sit("Anna", "Bob").start().table
    assert gate.updates_after(table, "anna", 99) is None
    assert gate.updates_after(table, "anna", 0) is None
    assert gate.updates_after(table, "anna", len(table.entries)) == []


def test_sending_a_command_twice_is_harmless() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    state = evening.table.state
    assert state is not None
    seat = state.to_act[0]
    command = commands.Move("once", seat, state.moves(seat)[0])
    assert event_names(evening.send(evening.holder_name(seat), command)) == ["Moved"]
    assert evening.send(evening.holder_name(seat), command) == []
    assert len(evening.table.moves) == 1


def test_a_move_out_of_turn_is_refused_with_the_name_of_the_player_on_turn() -> None:
    evening = TableDriver("masker", 2).sit("Anna", "Bob")
    evening.start()
    turn = evening.table.check_playing().to_act[0]
    names = ["Anna", "Bob"]
    with pytest.raises(NotYourTurn, match=rf"^It isn’t your turn\. Deciding now: {names[turn]}\.$"):
        evening.move(1 - turn, "a1")


def test_a_move_is_kept_as_the_rulebook_writes_it() -> None:
    evening = TableDriver().sit("Anna", "Bob").start()
    state = evening.table.state
    assert state is not None
    seat = state.to_act[0]
    legal = state.moves(seat)[0]
    evening.move(seat, f"  {legal.upper()} ")
    assert evening.table.moves[0].move == legal
