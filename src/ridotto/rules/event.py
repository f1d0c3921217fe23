"""What happened, and who may know it."""

from __future__ import annotations

from typing import final

Facts = dict[str, object]


@final
class Event:
    """One thing that happened at the table.

    `facts` are for everybody; `secrets` are added for the seats in `knowers`. A `hidden` event is not even noticed by
    the others.
    """

    def __init__(
        self,
        kind: str,
        seat: int | None,
        facts: Facts,
        secrets: Facts | None = None,
        knowers: tuple[int, ...] = (),
        hidden: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.facts = facts
        self.secrets: Facts = secrets or {}
        self.knowers = knowers
        self.hidden = hidden

    def seen_by(self, seat: int | None) -> Facts | None:
        """The event as that seat (None: a spectator) learns of it; None if it does not."""
        knows = seat is not None and seat in self.knowers
        if self.hidden and not knows:
            return None
        seen: Facts = {"event": self.kind, "seat": self.seat}
        seen.update(self.facts)
        if knows:
            seen.update(self.secrets)
        return seen
