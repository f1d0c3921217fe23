"""Tables as the tests lay them: guests by name, time by hand, chance that can be foreseen."""

from __future__ import annotations

import random
from collections.abc import Iterable

from carnaval_drawn import drawn
from variants import random_move

from ridotto import State
from ridotto.table import asks, hush
from ridotto.table.asks import AnyAsking
from ridotto.table.gathering import open_table
from ridotto.table.log import Clock, Entry, Guest
from ridotto.table.standing import Asker
from ridotto.table.table import Table

NOBODY_HERE: frozenset[str] = frozenset()


class Foreseen:
    """Chance for tests: one thing after the other."""

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
    """Anna, Bob, …; who has a title says it before: `lady Anna`."""
    words = name.split()
    title = words[0] if words[0] in ("lady", "lord") else None
    return Guest(words[-1].lower(), words[-1], title)  # type: ignore[arg-type]  # one of the two


class Evening:
    """A table, its clock, and a shorthand for what is asked of it."""

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
        self.fresh = Foreseen(seed)
        self.asked = 0
        self.away: dict[str, float] = {}  # by guest: since when
        asker = Asker(guest(host), self.now, self.fresh)
        self.table = Table.replay(open_table(asker, game, seats, options or {}, clock or Clock(), public=True))

    def id(self) -> str:
        self.asked += 1
        return f"a{self.asked}"

    def ask(self, who: str, asking: AnyAsking) -> list[Entry]:
        """Asks and, if it is taken, lets it happen."""
        entries = self.table.decide(guest(who), asking, self.now, self.fresh, self.away.get)
        self.table.apply(entries)
        return entries

    def sit(self, *names: str) -> Evening:
        """They sit down one after the other; `-` leaves a seat free, `Anna/Ben` is Ben on Anna's device."""
        for seat, name in enumerate(names):
            who, _, second = name.partition("/")
            if who != "-":
                self.ask(who, asks.Sit(self.id(), seat, second or None))
        return self

    def start(self) -> Evening:
        self.ask(self.table.host.name, asks.Start(self.id()))
        return self

    def lay(self, state: State) -> Evening:
        """A drawn position instead of what was dealt."""
        self.table.state = state.copy()
        hush.renew(self.table, self.now)
        return self

    def move(self, seat: int, move: str) -> list[Entry]:
        """By whoever holds the seat."""
        return self.ask(self.who(seat), asks.Move(self.id(), seat, move))

    def who(self, seat: int) -> str:
        holder = self.table.chairs[seat].guest
        assert holder is not None
        return holder.id.capitalize()

    def nod(self, seat: int) -> list[Entry]:
        return self.ask(self.who(seat), asks.Nod(self.id(), seat))

    def wait(self, seconds: float) -> list[Entry]:
        """Time passes, and what it brings happens when it is due."""
        until = self.now + seconds
        happened: list[Entry] = []
        while (due := self.table.due) is not None and due <= until:
            self.now = max(self.now, due)
            happened += (entries := self.table.tick(self.now))
            assert entries, "what is due happens"
            self.table.apply(entries)
        self.now = until
        return happened

    def let_bots(self, choice: random.Random) -> bool:
        """All bots that have to, decide at random; tells whether there were any."""
        state = self.table.state
        waiting = self.table.thinkers()
        for seat, _ in waiting:
            assert state is not None
            self.table.apply(self.table.bot_decides(seat, random_move(state, seat, choice), self.now))
            state = self.table.state
        return bool(waiting)

    def play_on(self, choice: random.Random) -> None:
        """One step of a random game: whoever has to do something does it."""
        if self.let_bots(choice):
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
        elif silence and len(self.table.chairs) > self.table.seats and not silence.waved:
            self.nod(self.table.seats)  # whoever leads
        else:
            self.wait(2)

    def play_out(self, seed: int) -> Table:
        choice = random.Random(seed)
        while self.table.phase == "playing":
            self.now += 0.1
            self.play_on(choice)
        return self.table


PEOPLE = ("Anna", "Bob", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def dance(cards: str, call: str, *names: str, clock: Clock | None = None, **options: object) -> Evening:
    """A carnival at that call, with people at all seats unless told otherwise."""
    seats = len(cards.split())
    evening = Evening("carnaval", seats, options, clock).sit(*(names or PEOPLE[:seats])).start()
    return evening.lay(drawn(cards, call, options=options))


def whats(entries: Iterable[Entry]) -> list[str]:
    """What happened, by name: ["TimedOut", "Moved"]."""
    return [type(entry.what).__name__ for entry in entries]


def standing(table: Table) -> dict[str, object]:
    """All that a table is, but for what is only kept to save time."""
    kept = {name: value for name, value in vars(table).items() if name not in ("streams", "foreseen", "heard", "lines")}
    return kept | {"lines": [(line.entry, line.knowers, line.facts, line.frames) for line in table.lines]}
