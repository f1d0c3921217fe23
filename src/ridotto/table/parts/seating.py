"""Who sits where, who is the host, and which guests the table knows."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import msgspec

from ridotto.table.events import Guest
from ridotto.table.parts.chairs import Chair


@dataclass(slots=True)
class Seating:
    host: Guest = field(init=False)
    chairs: tuple[Chair, ...] = ()
    seats_by_guest: dict[str, tuple[int, ...]] = field(default_factory=dict)
    taken: int = 0  # chairs that aren't free
    has_bots: bool = False
    guests: dict[str, None] = field(default_factory=dict)  # whoever opened it or ever sat here: they find it again
    kicked_guests: set[str] = field(default_factory=set)
    guests_at_deal: frozenset[str] = frozenset()  # those who had seats when it was dealt

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest holds, whether or not a bot plays there for them."""
        return self.seats_by_guest.get(guest, ())

    def open(self, host: Guest) -> None:
        self.host = host
        self.guests[host.id] = None

    def resize(self, count: int) -> None:
        """Adds free chairs at the end, or removes some there."""
        self._set_chairs((*self.chairs[:count], *(Chair() for _ in range(count - len(self.chairs)))))

    def sit(self, seat: int, guest: Guest) -> None:
        self._set_chair(seat, Chair(guest.name, guest))
        self.guests[guest.id] = None

    def seat_bot(self, seat: int, kind: str, name: str) -> None:
        """In a chair of the bot's own."""
        self._set_chair(seat, Chair(name, None, kind))

    def stand(self, seat: int) -> None:
        self._leave(seat, Chair())

    def replace_by_bot(self, seat: int, kind: str, name: str) -> None:
        """The guest has left for good."""
        self._leave(seat, Chair(name, None, kind))

    def set_standin(self, seat: int, kind: str | None) -> None:
        """A bot of that kind plays for the guest; None: they play themselves again."""
        self._set_chair(seat, replace(self.chairs[seat], bot=kind))

    def kick(self, guest: str) -> None:
        for seat in self.seats_of(guest):
            self._set_chair(seat, Chair())
        self.kicked_guests.add(guest)

    def rename(self, seat: int, name: str) -> None:
        chair = self.chairs[seat]
        if chair.guest is None:
            return
        guest = msgspec.structs.replace(chair.guest, name=name)
        self._set_chair(seat, replace(chair, name=name, guest=guest))
        if self.host.id == guest.id:
            self.host = guest

    def note_deal(self) -> None:
        self.guests_at_deal = frozenset(self.seats_by_guest)

    def _leave(self, seat: int, chair: Chair) -> None:
        """A host who has left the table is succeeded by the next guest."""
        leaver = self.chairs[seat].guest
        self._set_chair(seat, chair)
        if leaver is not None and leaver.id == self.host.id and not self.seats_of(leaver.id):
            self.host = next((other.guest for other in self.chairs if other.guest is not None), self.host)

    def _set_chair(self, seat: int, chair: Chair) -> None:
        self._set_chairs((*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def _set_chairs(self, chairs: tuple[Chair, ...]) -> None:
        """Who holds which chair is looked up with every move, and hardly ever changes."""
        self.chairs = chairs
        self.taken = sum(not chair.is_free for chair in chairs)
        self.has_bots = any(chair.bot is not None for chair in chairs)
        self.seats_by_guest = {}
        for seat, chair in enumerate(chairs):
            if chair.guest is not None:
                self.seats_by_guest[chair.guest.id] = (*self.seats_of(chair.guest.id), seat)
