"""How much a guest or an address may ask of the house. A bucket fills with time; who finds it empty has to wait."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address
from math import ceil

from ridotto.errors import TooMuch

LARGEST_BODY = 65_536  # bytes of a request: a deck of one's own fits in
MOST_BUCKETS = 10_000  # buckets; then the full ones are thrown away
HOST_BITS = 64  # of an IPv6 address: whoever has one of these addresses has all of them


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
    """One bucket for each key, which holds `burst` askings and gets `each_second` more."""

    def __init__(self, burst: float, refill_rate: float, now: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.refill_rate = refill_rate
        self._now = now
        self._levels: dict[str, tuple[float, float]] = {}  # how full, and when that was

    def take(self, key: str) -> None:
        """Refuses who asks too often."""
        if not self.burst:
            return
        self._levels[key] = (self.check(key) - 1, self._now())
        if len(self._levels) > MOST_BUCKETS:
            self._drop_full()

    def spend(self, key: str, amount: float) -> None:
        """What is known only afterwards; whoever has spent too much waits until there is something again."""
        if self.burst:
            self._levels[key] = (self.level(key) - amount, self._now())

    def check(self, key: str) -> float:
        """Refuses who has asked too often, and takes nothing; how much is left."""
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
    """The house's limits; an address may be a whole school."""

    def __init__(self, rate: float) -> None:
        def buckets(burst: float, each_second: float) -> TokenBuckets:
            return TokenBuckets(burst * rate, each_second * rate)

        self.commands = buckets(60, 20)  # of one guest at tables
        self.commands_by_address = buckets(
            600, 150
        )  # at tables, of all guests of one address: a new guest costs nothing
        self.work = buckets(2_000, 500)  # milliseconds of the house's only thread, for what one address asks at tables
        self.expensive = buckets(60, 6)  # of one address: hints, replays, long QR codes, which cost the house most
        self.talk = buckets(8, 1)  # of one guest
        self.gallery = buckets(40, 1)  # talk of all who watch one table
        self.gallery_by_address = buckets(20, 0.5)  # talk of all who watch from one address: a new guest costs nothing
        self.hints = buckets(6, 0.5)  # of one guest: they cost the most
        self.requests = buckets(400, 80)  # of one address
        self.page_requests = buckets(
            2_000, 300
        )  # of one address: requests of any kind; more of them are answered later
        self.new_tables = buckets(20, 0.5)  # new tables of one guest
        self.new_tables_by_address = buckets(200, 1)  # new tables of one address
        self.code_guesses = buckets(30, 0.2)  # codes of no table, of one address
