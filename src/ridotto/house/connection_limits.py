"""How many connections the house accepts: in total no more than it has descriptors for, from one address a share.

Everything else that's needed to play (the store, the bus, the bots' processes, the page's files) opens files and
sockets too. Descriptors for these are reserved, and a stranger who opens connections by the thousand can't take them.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address, ip_network

import structlog
from prometheus_client import Metric
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily

from ridotto.errors import TooMuch
from ridotto.house.limits import TokenBuckets, network_of
from ridotto.house.logs import RepeatedWarning
from ridotto.house.settings import Settings

if sys.platform != "win32":
    import resource

RESERVED = 128  # descriptors for everything but guests' connections
MOST_WANTED = 65_536  # descriptors; some systems have no limit, and no house needs more
WITHOUT_LIMIT = 8_192  # connections, where the system doesn't limit descriptors
BY_ADDRESS = 512  # connections, at the usual rate: an address may be a whole school
ARRIVALS = 1_000  # new connections from one address at once …
ARRIVALS_A_SECOND = 60.0  # … and as many more every second

log = structlog.get_logger()


class ConnectionLimits:
    """Counts the connections of one process, and those it refused, by reason."""

    def __init__(self, most: int, by_address: int = 0, proxies: str = "", rate: float = 0.0) -> None:
        self.most = most
        self.by_address = by_address  # 0: no limit
        self.arrivals = TokenBuckets(ARRIVALS * rate, ARRIVALS_A_SECOND * rate)
        self._proxies = proxies.replace(" ", "").split(",") if proxies else []
        self._networks: dict[asyncio.BaseTransport, str] = {}
        self._open: Counter[str] = Counter()
        self._refusals: Counter[str] = Counter()
        self._warning = RepeatedWarning(log, "connections refused")

    def admit(self, connection: asyncio.BaseTransport, address: str) -> bool:
        """Whether there's room for this connection. If so, it counts until it's released."""
        network = network_of(address)
        if len(self._networks) >= self.most:
            return self._refuse("full")
        if not self._is_proxy(address):
            if self.by_address and self._open[network] >= self.by_address:
                return self._refuse("address")
            if not self._may_arrive(network):
                return self._refuse("arrivals")
        self._networks[connection] = network
        self._open[network] += 1
        return True

    def _may_arrive(self, network: str) -> bool:
        """Connecting again and again costs more than staying connected, most of all with sockets."""
        try:
            self.arrivals.take(network)
        except TooMuch:
            return False
        return True

    def release(self, connection: asyncio.BaseTransport) -> None:
        network = self._networks.pop(connection, None)
        if network is not None:
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]

    def count_refusal(self, why: str) -> None:
        """Counts a connection that broke one of the other limits."""
        self._refusals[why] += 1

    def _refuse(self, why: str) -> bool:
        self.count_refusal(why)
        self._warning.warn(why=why, open=len(self._networks))
        return False

    def _is_proxy(self, address: str) -> bool:
        """If so, guests of all addresses come from there."""
        return any(matches_address(proxy, address) for proxy in self._proxies)

    def collect(self) -> Iterator[Metric]:
        yield GaugeMetricFamily("ridotto_connections", "Connections open", value=len(self._networks))
        refused = CounterMetricFamily(
            "ridotto_turned_away", "Connections refused or cut off, by reason", labels=["why"]
        )
        for why, count in self._refusals.items():
            refused.add_metric([why], count)
        yield refused


def matches_address(proxy: str, address: str) -> bool:
    """Whether an entry of the settings, an address or a network, covers this address."""
    try:
        return proxy == "*" or ip_address(address) in ip_network(proxy, strict=False)
    except ValueError:
        return proxy == address


def make_connection_limits(settings: Settings) -> ConnectionLimits:
    most = most_connections(descriptor_limit())
    by_address = min(round(BY_ADDRESS * settings.rate), most // 2)
    return ConnectionLimits(most, by_address, settings.proxies, settings.rate)


def most_connections(descriptors: int | None) -> int:
    """Where there are few descriptors, half of them are reserved."""
    return WITHOUT_LIMIT if descriptors is None else descriptors - min(RESERVED, descriptors // 2)


def descriptor_limit() -> int | None:
    """How many descriptors this process may have open; None: no limit."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return min(soft, MOST_WANTED) if soft != resource.RLIM_INFINITY else MOST_WANTED


def raise_descriptor_limit() -> None:
    """As far as possible without being root: the default is meant for programs that serve nobody."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_WANTED if hard == resource.RLIM_INFINITY else min(hard, MOST_WANTED)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        log.warning("descriptors", most=soft)  # some systems promise more than they give
