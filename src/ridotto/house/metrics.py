"""The house's metrics, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.metrics_core import HistogramMetricFamily
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

LATENCY_BUCKETS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds


class LatencyHistogram:
    """How long something took, in buckets. Without locks: one thread counts here, and nearly every move does."""

    def __init__(self, name: str, description: str) -> None:
        self._name = name
        self._description = description
        self._counts = [0] * (len(LATENCY_BUCKETS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(LATENCY_BUCKETS, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """As Prometheus wants it: each bucket includes those below it."""
        bounds = [*(str(float(bound)) for bound in LATENCY_BUCKETS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._description, buckets=buckets, sum_value=self._sum)


class Metrics:
    """Each house counts for itself: two may live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("ridotto_tables_open", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("ridotto_sockets", "Devices connected", registry=self.registry)
        self.moves = Counter("ridotto_moves", "Moves acknowledged, all on disk", registry=self.registry)
        self.refused = Counter("ridotto_refused", "Commands refused", ["code"], registry=self.registry)
        self.overtaken = Counter(
            "ridotto_overtaken", "Appends that another node was faster with", registry=self.registry
        )
        self.dropped = Counter("ridotto_dropped", "Devices dropped because they did not read", registry=self.registry)
        self.thinking = Gauge("ridotto_bots_thinking", "Bots' decisions under way", registry=self.registry)
        self.append = self._histogram("append", "Time to have an event on disk")
        self.broadcast = self._histogram("tell", "Time to hand an event to all devices of a table")

    def _histogram(self, name: str, description: str) -> LatencyHistogram:
        histogram = LatencyHistogram(f"ridotto_{name}_seconds", description)
        self.registry.register(histogram)
        return histogram

    def export(self) -> bytes:
        return generate_latest(self.registry)


class MetricsTotal:
    """The metrics of all workers of a house, added up."""

    def __init__(self, exports: Iterable[bytes]) -> None:
        self._exports = exports

    def export(self) -> bytes:
        return generate_latest(self)

    def collect(self) -> Iterable[Metric]:
        families: dict[str, Metric] = {}
        for family in self._families():
            known = families.setdefault(family.name, family)
            if known is not family:
                known.samples = add_samples(known, family)
        return families.values()

    def _families(self) -> Iterator[Metric]:
        for export in self._exports:
            for family in text_string_to_metric_families(export.decode()):
                if not family.name.endswith("_created"):  # a time, which can't be added up
                    yield family


def add_samples(one: Metric, other: Metric) -> list[Sample]:
    sums: dict[tuple[str, tuple[tuple[str, str], ...]], float] = {}
    for sample in (*one.samples, *other.samples):
        key = (sample.name, tuple(sample.labels.items()))
        sums[key] = sums.get(key, 0.0) + sample.value
    return [Sample(name, dict(labels), value) for (name, labels), value in sums.items()]
