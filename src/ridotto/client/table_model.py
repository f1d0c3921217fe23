"""What a device knows about its table: the headless model of every client, folded from the messages it gets."""

from __future__ import annotations

from ridotto.rules.event import Facts
from ridotto.table.messages import Measurement, Perspective, Presence, Snapshot, TableInfo, Update


class TableModel:
    """Views and events by seat of this device; a spectator's seat is None."""

    info: TableInfo  # set by the first snapshot

    def __init__(self) -> None:
        self.n = 0  # the number of the last message received from its stream; 0: none yet
        self.seats: tuple[int, ...] = ()
        self.views: dict[int | None, Facts] = {}
        self.events: dict[int | None, list[Facts]] = {}
        self.here: tuple[bool, ...] = ()  # by chair
        self.watching = 0
        self.measurement: Measurement | None = None

    def apply(self, message: Snapshot | Update | Presence | Measurement) -> None:
        if isinstance(message, Measurement):
            self.measurement = message
        elif isinstance(message, Presence):
            self.here, self.watching = message.here, message.watching
        elif isinstance(message, Snapshot):
            self._apply_snapshot(message)
        elif message.n > self.n:  # otherwise it came before a reconnect
            self._apply_update(message)

    def _apply_snapshot(self, snapshot: Snapshot) -> None:
        self.n, self.seats = snapshot.n, snapshot.seats
        self._apply_info(snapshot.info)
        self.views, self.events = {}, {}
        self._apply_seen(snapshot.seen)

    def _apply_update(self, update: Update) -> None:
        self.n = update.n
        if update.info is not None:
            self._apply_info(update.info)
        self._apply_seen(update.seen)

    def _apply_info(self, info: TableInfo) -> None:
        self.info = info
        self.here, self.watching = tuple(chair.here for chair in info.chairs), info.watching

    def _apply_seen(self, seen: tuple[Perspective, ...]) -> None:
        for sight in seen:
            self.events.setdefault(sight.seat, []).extend(sight.events)
            if sight.view is not None:
                self.views[sight.seat] = sight.view

    # -- questions

    @property
    def is_loaded(self) -> bool:
        """Whether a snapshot has arrived."""
        return self.n > 0

    @property
    def first_seat(self) -> int | None:
        """The seat to look from, if one has to be chosen."""
        return self.seats[0] if self.seats else None

    def moves(self, seat: int | None) -> list[str]:
        """The moves the seat has to choose from now; whoever leads may always say something."""
        if seat is None or seat not in self.views:
            return []
        to_act, players = self.views[seat]["to_act"], self.views[seat]["seats"]
        assert isinstance(to_act, list)
        assert isinstance(players, int)
        return self.possible_moves(seat) if seat in to_act or seat >= players else []

    def possible_moves(self, seat: int | None) -> list[str]:
        """What the seat may do now, awaited or not: whoever is ready to vote may go on talking (CV-60)."""
        found = self.views[seat]["moves"] if seat in self.views else []
        assert isinstance(found, list)
        return found

    def chair_names(self) -> list[str]:
        return [chair.name or "" for chair in self.info.chairs]
