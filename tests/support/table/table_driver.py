"""Tables for tests: guests by name, time by hand, chance that can be predicted."""

from __future__ import annotations

import random
from collections.abc import Iterable

from ridotto import State
from ridotto.table import commands
from ridotto.table.commands import AnyCommand
from ridotto.table.events import Clock, Guest, LogEntry
from ridotto.table.handlers import hush
from ridotto.table.handlers.gathering import open_table
from ridotto.table.state import CommandContext
from ridotto.table.table import Table
from ridotto.testing import random_move
from support.rules.carnaval_positions import drawn

NOBODY_HERE: frozenset[str] = frozenset()


class FixedChance:
    """Chance for tests: the same seed each time, then codes and table names in order."""

    def __init__(self, seed: int = 7) -> None:
        self.first = seed
        self.given = 0
        self.codes = 0

    def seed(self) -> int:
        return self.first

    def salt(self) -> str:
        return "salt"

    def table(self) -> str:
        self.given += 1
        return f"table-{self.given}"

    def code(self) -> str:
        self.codes += 1
        return f"CODE{self.codes}"


def guest(name: str) -> Guest:
    """Anna, Bob, …; a title comes before the name: `lady Anna`."""
    parts = name.split()
    title = parts[0] if parts[0] in ("lady", "lord") else None
    return Guest(parts[-1].lower(), parts[-1], title)  # type: ignore[arg-type]  # one of the two


class TableDriver:
    """A table, its clock, and shorthands for the commands that it's sent."""

    def __init__(
        self,
        game: str = "masker",
        seats: int = 2,
        options: dict[str, object] | None = None,
        clock: Clock | None = None,
        host: str = "Anna",
        seed: int = 7,
    ) -> None:
        self.now = 1000.0
        self.chance = FixedChance(seed)
        self.commands_sent = 0
        self.away_since: dict[str, float] = {}  # by guest
        context = CommandContext(guest(host), self.now, self.chance)
        self.table = Table.replay(open_table(context, game, seats, options or {}, clock or Clock(), public=True))

    def next_id(self) -> str:
        self.commands_sent += 1
        return f"a{self.commands_sent}"

    def send(self, who: str, command: AnyCommand) -> list[LogEntry]:
        """Sends a command and, if it's accepted, applies it."""
        entries = self.table.decide(guest(who), command, self.now, self.chance, self.away_since.get)
        self.table.apply(entries)
        return entries

    def sit(self, *names: str) -> TableDriver:
        """They sit down one after the other; `-` leaves a seat free, `Anna/Ben` is Ben on Anna's device."""
        for seat, name in enumerate(names):
            who, _, second = name.partition("/")
            if who != "-":
                self.send(who, commands.Sit(self.next_id(), seat, second or None))
        return self

    def start(self) -> TableDriver:
        self.send(self.table.host.name, commands.Start(self.next_id()))
        return self

    def set_position(self, state: State) -> TableDriver:
        """A drawn position instead of what was dealt."""
        self.table.progress.state = state.copy()
        hush.restart(self.table, self.now)
        return self

    def move(self, seat: int, move: str) -> list[LogEntry]:
        """By whoever holds the seat."""
        return self.send(self.holder_name(seat), commands.Move(self.next_id(), seat, move))

    def holder_name(self, seat: int) -> str:
        holder = self.table.chairs[seat].guest
        assert holder is not None
        return holder.id.capitalize()

    def nod(self, seat: int) -> list[LogEntry]:
        return self.send(self.holder_name(seat), commands.Nod(self.next_id(), seat))

    def wait(self, seconds: float) -> list[LogEntry]:
        """Time passes, and whatever falls due happens."""
        until = self.now + seconds
        applied: list[LogEntry] = []
        while (due := self.table.due) is not None and due <= until:
            self.now = max(self.now, due)
            applied += (entries := self.table.tick(self.now))
            assert entries, "what is due happens"
            self.table.apply(entries)
        self.now = until
        return applied

    def play_bots(self, choice: random.Random) -> bool:
        """All bots that have to decide do so at random; returns whether there were any."""
        state = self.table.state
        waiting = self.table.bots_to_act()
        for seat, _ in waiting:
            assert state is not None
            self.table.apply(self.table.decide_bot_move(seat, random_move(state, seat, choice), self.now))
            state = self.table.state
        return bool(waiting)

    def play_step(self, choice: random.Random) -> None:
        """One step of a random game: whoever has to do something does it."""
        if self.play_bots(choice):
            return
        state = self.table.state
        assert state is not None
        silence = self.table.hush
        sealed = [move.seat for move in silence.sealed] if silence else []
        deciders = [seat for seat in state.to_act if seat not in sealed]
        people = [seat for seat in deciders if self.table.chairs[seat].is_person]
        idle = [s for s in self.table.people() if silence and s not in silence.tapped and s not in deciders]
        if people or idle:
            seat = choice.choice([*people, *idle])
            if seat in people:
                self.move(seat, random_move(state, seat, choice))
            else:
                self.nod(seat)
        elif silence and len(self.table.chairs) > self.table.seats and not silence.leader_nodded:
            self.nod(self.table.seats)  # whoever leads
        else:
            self.wait(2)

    def play_out(self, seed: int) -> Table:
        choice = random.Random(seed)
        while self.table.phase == "playing":
            self.now += 0.1
            self.play_step(choice)
        return self.table


PEOPLE = ("Anna", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def carnival_at_call(cards: str, call: str, *names: str, clock: Clock | None = None, **options: object) -> TableDriver:
    """A carnival at that call, with people at all seats unless told otherwise."""
    seats = len(cards.split())
    evening = TableDriver("carnaval", seats, options, clock).sit(*(names or PEOPLE[:seats])).start()
    return evening.set_position(drawn(cards, call, options=options))


def event_names(entries: Iterable[LogEntry]) -> list[str]:
    """What happened, by name: ["TimedOut", "Moved"]."""
    return [type(entry.event).__name__ for entry in entries]


def comparable_state(table: Table) -> dict[str, object]:
    """All of a table's state, except what it only caches."""
    parts = {name: part for name, part in vars(table).items() if name != "log"}
    log = [(one.entry, one.recipients, one.public_facts, one.changes_info) for one in table.log.applied_entries]
    return parts | {"log": log, "digests": table.log.command_digests, "changed": table.log.changed_at}
