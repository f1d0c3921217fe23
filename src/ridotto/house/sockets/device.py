"""A device at a table: a browser tab, a phone, a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ridotto.table.events import Guest

MOST_PENDING_BYTES = 1 << 18  # bytes that wait for a device; one address may have hundreds that do not read
STUCK_AFTER = 10.0  # seconds in which it has to make room

POLICY_VIOLATION = 1008  # close code of who may not come in, or asks too much
TOO_SLOW = 4008  # close code of a device that does not read


class DeviceConnection(Protocol):
    """Its connection, which keeps what cannot leave yet."""

    blocked_since: float | None

    def write(self, frame: bytes) -> None: ...
    def pending_bytes(self) -> int: ...
    def close(self, code: int, reason: str) -> None: ...


class Device:
    """A slow device is dropped; its table never waits for it."""

    def __init__(
        self, guest: Guest, connection: DeviceConnection, on_drop: Callable[[], object], address: str = ""
    ) -> None:
        self.guest = guest
        self.address = address
        self.seats: tuple[int, ...] = ()  # the stream that it hears belongs to them
        self.presence = b""  # what it has last been told of who is here
        self._connection = connection
        self._on_drop = on_drop  # is told when it was too slow
        self._is_dropped = False

    def send(self, frame: bytes) -> None:
        """Nearly nothing waits for who is not blocked, so only of others it is asked how much."""
        if self._connection.blocked_since is None or self._connection.pending_bytes() <= MOST_PENDING_BYTES:
            self._connection.write(frame)
        else:
            self.drop()

    def drop(self) -> None:
        """It does not read."""
        if not self._is_dropped:
            self._is_dropped = True
            self._on_drop()
            self.close(TOO_SLOW, "slow")

    def close(self, code: int, reason: str) -> None:
        """It has to go, after it has heard what waits for it."""
        self._connection.close(code, reason)

    def is_stuck(self, now: float) -> bool:
        since = self._connection.blocked_since
        return since is not None and now - since > STUCK_AFTER
