"""How many requests a guest or an address may make. Token buckets refill over time; if yours is empty, you wait."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil

from ridotto.errors import TooMuch

LARGEST_BODY = 65_536  # bytes of a request: large enough for a custom deck
MOST_BUCKETS = 10_000  # buckets; beyond that, full ones are dropped
HOST_BITS = 64  # of an IPv6 address: whoever has one address of a /64 has all of them


def network_of(address: str) -> str:
    """What limits count by: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return f"{IPv6Address(int(known) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"


class TokenBuckets:
    """One bucket per key. It holds `burst` tokens, and `refill_rate` more come in every second."""

    def __init__(self, burst: float, refill_rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.refill_rate = refill_rate
        self._now = now
        self._levels: dict[str, tuple[float, float]] = {}  # how full it was, and when

    def take(self, key: str) -> None:
        """Takes a token, or refuses if there is none."""
        if not self.burst:
            return
        self._levels[key] = (self.check(key) - 1, self._now())
        if len(self._levels) > MOST_BUCKETS:
            self._drop_full()

    def spend(self, key: str, amount: float) -> None:
        """Charges a cost that's only known afterwards; whoever has spent too much waits until the bucket refills."""
        if self.burst:
            self._levels[key] = (self.level(key) - amount, self._now())

    def check(self, key: str) -> float:
        """Refuses if there is no token left, but takes none. Returns how many are left."""
        level = self.level(key)
        if self.burst and level < 1:
            raise TooMuch("too-fast", seconds=ceil((1 - level) / self.refill_rate))
        return level

    def level(self, key: str) -> float:
        level, at = self._levels.get(key, (self.burst, 0.0))
        return min(self.burst, level + (self._now() - at) * self.refill_rate)

    def _drop_full(self) -> None:
        """A full bucket is the same as none."""
        self._levels = {key: value for key, value in self._levels.items() if self.level(key) < self.burst}


class Limits:
    """The house's limits. They are generous to an address: it may be a whole school."""

    def __init__(self, rate: float) -> None:
        def buckets(burst: float, refill_rate: float) -> TokenBuckets:
            return TokenBuckets(burst * rate, refill_rate * rate)

        self.commands = buckets(60, 20)  # per guest, at all tables
        self.commands_by_address = buckets(600, 150)  # per address, for all its guests: a new guest costs nothing
        self.work = buckets(2_000, 500)  # per address: milliseconds of the house's only thread spent on its commands
        self.expensive = buckets(60, 6)  # per address: what costs most: hints, replays, long QR codes, measurements
        self.talk = buckets(8, 1)  # per guest
        self.gallery = buckets(40, 1)  # per table: talk of all its spectators
        self.gallery_by_address = buckets(20, 0.5)  # per address: talk of its spectators, as a new guest costs nothing
        self.hints = buckets(6, 0.5)  # per guest: they cost the most
        self.requests = buckets(400, 80)  # per address
        self.page_requests = buckets(2_000, 300)  # per address: requests of any kind; beyond that, answers are delayed
        self.new_tables = buckets(20, 0.5)  # per guest
        self.new_tables_by_address = buckets(200, 1)  # per address
        self.code_guesses = buckets(30, 0.2)  # per address: codes that no table has
