"""A device at a table: a browser tab, a phone, a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ridotto.table.log import Guest

MOST_WAITING = 1 << 18  # bytes that wait for a device; one address may have hundreds that do not read
PATIENCE = 10.0  # seconds in which it has to make room

NOT_WELCOME = 1008  # close code of who may not come in, or asks too much
SLOW = 4008  # close code of a device that does not read


class Line(Protocol):
    """Its connection, which keeps what cannot leave yet."""

    blocked_since: float | None

    def write(self, frame: bytes) -> None: ...
    def waiting(self) -> int: ...
    def leave(self, code: int, reason: str) -> None: ...


class Device:
    """A slow device is dropped; its table never waits for it."""

    def __init__(self, guest: Guest, line: Line, dropped: Callable[[], object], address: str = "") -> None:
        self.guest = guest
        self.address = address
        self.seats: tuple[int, ...] = ()  # the stream that it hears belongs to them
        self.presence = b""  # what it has last been told of who is here
        self._line = line
        self._dropped = dropped  # is told when it was too slow
        self._is_dropped = False

    def tell(self, frame: bytes) -> None:
        """Nearly nothing waits for who is not blocked, so only of others it is asked how much."""
        if self._line.blocked_since is None or self._line.waiting() <= MOST_WAITING:
            self._line.write(frame)
        else:
            self.drop()

    def drop(self) -> None:
        """It does not read."""
        if not self._is_dropped:
            self._is_dropped = True
            self._dropped()
            self.dismiss(SLOW, "slow")

    def dismiss(self, code: int, reason: str) -> None:
        """It has to go, after it has heard what waits for it."""
        self._line.leave(code, reason)

    def is_stuck(self, now: float) -> bool:
        since = self._line.blocked_since
        return since is not None and now - since > PATIENCE
