"""What the house counts, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds


class Seconds:
    """How long something took, by classes. One thread counts here and most moves do, so it does without locks."""

    def __init__(self, name: str, what: str) -> None:
        self._name = name
        self._what = what
        self._counts = [0] * (len(FAST) + 1)
        self._sum = 0.0

    def took(self, seconds: float) -> None:
        self._counts[bisect_left(FAST, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus wants it: each class counts those below it too."""
        bounds = [*(str(float(bound)) for bound in FAST), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Each house counts for itself: two may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("ridotto_tables_open", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("ridotto_sockets", "Devices connected", registry=self.registry)
        self.moves = Counter("ridotto_moves", "Moves acknowledged, all on disk", registry=self.registry)
        self.refused = Counter("ridotto_refused", "Askings refused", ["code"], registry=self.registry)
        self.overtaken = Counter(
            "ridotto_overtaken", "Appends that another node was faster with", registry=self.registry
        )
        self.dropped = Counter("ridotto_dropped", "Devices dropped because they did not read", registry=self.registry)
        self.thinking = Gauge("ridotto_bots_thinking", "Bots' decisions under way", registry=self.registry)
        self.append = self._seconds("append", "Time to have an event on disk")
        self.tell = self._seconds("tell", "Time to hand an event to all devices of a table")

    def _seconds(self, name: str, what: str) -> Seconds:
        seconds = Seconds(f"ridotto_{name}_seconds", what)
        self.registry.register(seconds)
        return seconds

    def page(self) -> bytes:
        return generate_latest(self.registry)


class Total:
    """What the halls of a house have counted all together."""

    def __init__(self, pages: Iterable[bytes]) -> None:
        self._pages = pages

    def page(self) -> bytes:
        return generate_latest(self)

    def collect(self) -> Iterable[Metric]:
        families: dict[str, Metric] = {}
        for family in self._counted():
            known = families.setdefault(family.name, family)
            if known is not family:
                known.samples = added(known, family)
        return families.values()

    def _counted(self) -> Iterator[Metric]:
        for page in self._pages:
            for family in text_string_to_metric_families(page.decode()):
                if not family.name.endswith("_created"):  # a time, which cannot be added up
                    yield family


def added(one: Metric, other: Metric) -> list[Sample]:
    sums: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
    for sample in (*one.samples, *other.samples):
        key = (sample.name, tuple(sample.labels.items()))
        sums[key] = sums.get(key, 0.0) + sample.value
    return [Sample(name, dict(labels), value) for (name, labels), value in sums.items()]
