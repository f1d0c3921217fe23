"""What a device knows of its table: the headless model of every client, folded from what it is told."""

from __future__ import annotations

from ridotto.rules.event import Facts
from ridotto.table.told import Frame, Presence, Seen, Snapshot, Telling


class Scene:
    """By seat of this device; who only watches sees as None."""

    frame: Frame  # there from the first snapshot on

    def __init__(self) -> None:
        self.n = 0  # so much of its stream has it heard; 0: nothing yet
        self.seats: tuple[int, ...] = ()
        self.views: dict[int | None, Facts] = {}
        self.events: dict[int | None, list[Facts]] = {}
        self.here: tuple[bool, ...] = ()  # by chair
        self.watching = 0

    def take(self, told: Snapshot | Telling | Presence) -> None:
        if isinstance(told, Presence):
            self.here, self.watching = told.here, told.watching
        elif isinstance(told, Snapshot):
            self._begin(told)
        elif told.n > self.n:  # else heard before a cut
            self._go_on(told)

    def _begin(self, snapshot: Snapshot) -> None:
        self.n, self.seats, self.frame = snapshot.n, snapshot.seats, snapshot.frame
        self.here = tuple(chair.here for chair in snapshot.frame.chairs)
        self.views, self.events = {}, {}
        self._see(snapshot.seen)

    def _go_on(self, telling: Telling) -> None:
        self.n = telling.n
        self.frame = telling.frame or self.frame
        self._see(telling.seen)

    def _see(self, seen: tuple[Seen, ...]) -> None:
        for sight in seen:
            self.events.setdefault(sight.seat, []).extend(sight.events)
            if sight.view is not None:
                self.views[sight.seat] = sight.view

    # -- questions

    @property
    def is_there(self) -> bool:
        """Whether the table has been seen at all."""
        return self.n > 0

    @property
    def first(self) -> int | None:
        """The seat that looks, if one has to be chosen."""
        return self.seats[0] if self.seats else None

    def moves(self, seat: int | None) -> list[str]:
        """What the seat has to choose from now; whoever leads may always say something."""
        if seat is None or seat not in self.views:
            return []
        to_act, players = self.views[seat]["to_act"], self.views[seat]["seats"]
        assert isinstance(to_act, list)
        assert isinstance(players, int)
        return self.possible(seat) if seat in to_act or seat >= players else []

    def possible(self, seat: int | None) -> list[str]:
        """What the seat may do now, waited for or not: whoever is ready to vote may talk on (CV-60)."""
        found = self.views[seat]["moves"] if seat in self.views else []
        assert isinstance(found, list)
        return found

    def names(self) -> list[str]:
        return [chair.name or "" for chair in self.frame.chairs]
