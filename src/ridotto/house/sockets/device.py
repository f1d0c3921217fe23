"""A device at a table: a browser tab, a phone, a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ridotto.table.events import Guest

MOST_PENDING_BYTES = 1 << 18  # bytes queued for a device; one address may have hundreds of devices that don't read
STUCK_AFTER = 10.0  # seconds in which a blocked device has to read something

POLICY_VIOLATION = 1008  # close code for devices that may not come in, or send too much
TOO_SLOW = 4008  # close code for a device that doesn't read


class DeviceConnection(Protocol):
    """A device's connection, which buffers what can't be sent yet."""

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
        self.seats: tuple[int, ...] = ()  # its stream of messages belongs to them
        self.presence = b""  # the presence message it was last sent
        self._connection = connection
        self._on_drop = on_drop  # called when it was too slow
        self._is_dropped = False

    def send(self, frame: bytes) -> None:
        """An unblocked connection has almost nothing queued, so only blocked ones are checked."""
        if self._connection.blocked_since is None or self._connection.pending_bytes() <= MOST_PENDING_BYTES:
            self._connection.write(frame)
        else:
            self.drop()

    def drop(self) -> None:
        """Disconnects it because it doesn't read."""
        if not self._is_dropped:
            self._is_dropped = True
            self._on_drop()
            self.close(TOO_SLOW, "slow")

    def close(self, code: int, reason: str) -> None:
        """Disconnects it, after whatever is queued for it."""
        self._connection.close(code, reason)

    def is_stuck(self, now: float) -> bool:
        since = self._connection.blocked_since
        return since is not None and now - since > STUCK_AFTER
