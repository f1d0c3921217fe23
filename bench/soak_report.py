"""What `soak.py` has measured: as a CSV file, as figures, as a picture.

python bench/soak_report.py CSV PICTURE    again, from earlier measurements
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import linear_regression, median

import msgspec

COMPARABLE_SHARE = 0.97  # of the usual number of tables: only samples with as many are compared
WARM_UP_SECONDS = 90.0  # of a life, until its devices are back and its caches are full
EDGE_SECONDS = 60.0  # at each end of a life, which are compared
LONG_LIFE_SECONDS = 300.0  # in a shorter life the slope says more about its games than about the house


class Sample(msgspec.Struct):
    seconds: float
    life: int  # of the house, between two kills
    house_mb: float  # resident memory
    bots_mb: float  # of the processes in which bots think
    descriptors: int
    tables: int  # in memory
    sockets: int
    moves: int  # since the house was opened
    dropped: int  # devices that didn't read


def write_csv(file: Path, samples: Sequence[Sample]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", newline="") as to:
        rows = csv.writer(to)
        rows.writerow(Sample.__struct_fields__)
        rows.writerows(msgspec.structs.astuple(sample) for sample in samples)


def read_csv(file: Path) -> list[Sample]:
    with file.open(newline="") as source:
        return [msgspec.convert(row, Sample, strict=False) for row in csv.DictReader(source)]


# -- comparing like with like


class Growth(msgspec.Struct):
    """How one life grew while about as many tables were open: medians of its first and last minute."""

    life: int
    minutes: float
    tables: tuple[float, float]
    house_mb: tuple[float, float]
    bots_mb: tuple[float, float]
    descriptors: tuple[float, float]
    others: tuple[float, float]  # descriptors that aren't guests' sockets
    mb_per_hour: float | None  # of the house; None if the life was too short

    def row(self) -> str:
        pairs = {name: getattr(self, name) for name in ("tables", "house_mb", "bots_mb", "descriptors", "others")}
        figures = ", ".join(f"{name} {first:.0f} to {last:.0f}" for name, (first, last) in pairs.items())
        slope = "" if self.mb_per_hour is None else f"; slope {self.mb_per_hour:+.1f} MB an hour"
        return f"life {self.life}, {self.minutes:.1f} minutes: {figures}{slope}"


def growth(samples: Sequence[Sample]) -> list[Growth]:
    lives = [comparable(samples, life) for life in sorted({sample.life for sample in samples})]
    return [growth_of(life) for life in lives if len(life) > 2]


def comparable(samples: Sequence[Sample], life: int) -> list[Sample]:
    """The samples of a life in which the house was as full as usual."""
    usual = median(sample.tables for sample in samples)
    of_life = [sample for sample in samples if sample.life == life]
    warm = of_life[0].seconds + WARM_UP_SECONDS
    return [sample for sample in of_life if sample.seconds >= warm and sample.tables >= COMPARABLE_SHARE * usual]


def growth_of(life: Sequence[Sample]) -> Growth:
    first = [sample for sample in life if sample.seconds <= life[0].seconds + EDGE_SECONDS]
    last = [sample for sample in life if sample.seconds >= life[-1].seconds - EDGE_SECONDS]

    def ends(value: Callable[[Sample], float]) -> tuple[float, float]:
        return median(map(value, first)), median(map(value, last))

    return Growth(
        life=life[0].life,
        minutes=(life[-1].seconds - life[0].seconds) / 60,
        tables=ends(lambda sample: sample.tables),
        house_mb=ends(lambda sample: sample.house_mb),
        bots_mb=ends(lambda sample: sample.bots_mb),
        descriptors=ends(lambda sample: sample.descriptors),
        others=ends(lambda sample: sample.descriptors - sample.sockets),
        mb_per_hour=slope(life) if life[-1].seconds - life[0].seconds >= LONG_LIFE_SECONDS else None,
    )


def slope(life: Sequence[Sample]) -> float:
    hours, memory = [sample.seconds / 3600 for sample in life], [sample.house_mb for sample in life]
    return float(linear_regression(hours, memory).slope)


# -- the picture

WIDTH, HEIGHT = 860, 190  # of a panel
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 30, 30
Curve = tuple[str, str, Callable[[Sample], float]]  # what it shows, its colour, and its value in a sample
PANELS: list[tuple[str, list[Curve]]] = [
    (
        "memory (MB)",
        [("the house", "#1b6ca8", lambda s: s.house_mb), ("the bots' process", "#c0703a", lambda s: s.bots_mb)],
    ),
    (
        "descriptors",
        [("of the house", "#1b6ca8", lambda s: s.descriptors), ("sockets of guests", "#c0703a", lambda s: s.sockets)],
    ),
    ("tables", [("in memory", "#1b6ca8", lambda s: s.tables)]),
]


def draw_picture(samples: Sequence[Sample]) -> str:
    height = HEIGHT * len(PANELS)
    panels = [panel(samples, HEIGHT * n, title, curves) for n, (title, curves) in enumerate(PANELS)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#333">\n<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n'
        + "\n".join(panels)
        + "\n</svg>\n"
    )


class Scale:
    """Where a moment and a figure are drawn in a panel."""

    def __init__(self, top: int, seconds: float, most: float) -> None:
        self.top, self.bottom = top + TOP, top + HEIGHT - BOTTOM
        self.seconds, self.most = seconds, most

    def x(self, seconds: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * seconds / self.seconds, 1)

    def y(self, figure: float) -> float:
        return round(self.bottom - (self.bottom - self.top) * figure / self.most, 1)


def panel(samples: Sequence[Sample], top: int, title: str, curves: list[Curve]) -> str:
    highest = max(value(sample) for _, _, value in curves for sample in samples)
    scale = Scale(top, samples[-1].seconds, round_up(highest))
    parts = [svg_text(LEFT, scale.top - 10, title, "start"), *axes(scale), *kills(samples, scale)]
    for number, (name, colour, value) in enumerate(curves):
        parts += curve(samples, scale, colour, value)
        parts.append(svg_text(WIDTH - RIGHT + 10, scale.top + 4 + 16 * number, name, "start", colour))
    return "\n".join(parts)


def round_up(figure: float) -> float:
    """To a number whose quarter is round."""
    steps = [part * 10.0**power for power in range(7) for part in (1, 2, 3, 4, 6, 8)]
    return next(step for step in steps if step >= figure)


def axes(scale: Scale) -> list[str]:
    right = WIDTH - RIGHT
    rows = [scale.most * part / 4 for part in range(5)]
    across = [svg_line(LEFT, scale.y(row), right, scale.y(row), "#ddd") for row in rows]
    figures = [svg_text(LEFT - 6, scale.y(row) + 4, f"{row:g}", "end") for row in rows]
    step = 5 if scale.seconds > 600 else 1
    minutes = range(0, int(scale.seconds // 60) + 1, step)
    below = [svg_text(scale.x(60 * minute), scale.bottom + 16, f"{minute} min", "middle") for minute in minutes]
    return [*across, *figures, *below]


def kills(samples: Sequence[Sample], scale: Scale) -> list[str]:
    moments = [after.seconds for before, after in pairwise(samples) if after.life != before.life]
    return [
        svg_line(scale.x(at), scale.top, scale.x(at), scale.bottom, "#b00020", 'stroke-dasharray="3 3"')
        for at in moments
    ]


def curve(samples: Sequence[Sample], scale: Scale, colour: str, value: Callable[[Sample], float]) -> list[str]:
    """One line per life."""
    lines = []
    for life in sorted({sample.life for sample in samples}):
        points = " ".join(f"{scale.x(s.seconds)},{scale.y(value(s))}" for s in samples if s.life == life)
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
    return lines


def svg_line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="{colour}" {more}/>'


def svg_text(x: float, y: float, content: str, anchor: str, colour: str = "#333") -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}">{content}</text>'


if __name__ == "__main__":
    source, picture = map(Path, sys.argv[1:])
    measured = read_csv(source)
    picture.write_text(draw_picture(measured))
    for of_life in growth(measured):
        print(of_life.row())
