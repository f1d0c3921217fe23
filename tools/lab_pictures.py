"""The pictures of docs/lab.md, as plain SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from lab_statistics import Believed, Estimate, beliefs, exact_results, is_against_guests, role_effects

COLOURS: Final = {
    "random": "#8a8a8a",
    "greedy": "#7a5195",
    "novice": "#3a8a4d",
    "regular": "#c0703a",
    "master": "#1b6ca8",
}
GRID_COLOUR: Final = "#ddd"
AGAINST_COLOUR: Final = "#b00020"
FEWEST_OPINIONS: Final = 50  # a bin with fewer isn't drawn


@dataclass(frozen=True)
class Frame:
    """Where values of two axes are drawn."""

    left: float
    top: float
    width: float
    height: float
    across: tuple[float, float]  # the values at the left and at the right
    up: tuple[float, float] = (0.0, 1.0)  # at the bottom and at the top

    def x(self, value: float) -> float:
        return round(self.left + self.width * share(value, self.across), 1)

    def y(self, value: float) -> float:
        return round(self.top + self.height * (1 - share(value, self.up)), 1)


def share(value: float, ends: tuple[float, float]) -> float:
    return min(max((value - ends[0]) / (ends[1] - ends[0]), 0.0), 1.0)


def svg(width: int, height: int, title: str, parts: Sequence[str]) -> str:
    """The title is for those who can't see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
    body = f'<title>{title}</title>\n<rect width="{width}" height="{height}" fill="#fff"/>\n' + "\n".join(parts)
    return head + f'font-size="12" fill="#333" role="img">\n{body}\n</svg>\n'


def line(x: float, y: float, to_x: float, to_y: float, colour: str, more: str = "") -> str:
    return f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}" stroke="{colour}" {more}/>'


def text(x: float, y: float, content: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{content}</text>'


def marker(name: str, x: float, y: float) -> str:
    """Told apart by shape, too."""
    colour = COLOURS[name]
    if name in ("regular", "greedy"):
        return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{colour}"/>'
    if name == "novice":
        return f'<path d="M{x - 5:.1f} {y + 4:.1f}h10l-5 -9z" fill="{colour}"/>'
    if name == "random":
        return f'<path d="M{x:.1f} {y - 5:.1f}l5 5l-5 5l-5 -5z" fill="{colour}"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'


def percent(value: float) -> str:
    return f"{100 * value:.0f} %".replace("-", "−")


# -- how sure, and how often right

PANEL: Final = 250
PANEL_GAP: Final = 64
STRENGTHS: Final = ("novice", "regular", "master")


def calibration_picture() -> str:
    bins = beliefs("bin")
    sizes = sorted({each.players for each in bins})
    parts: list[str] = []
    for number, players in enumerate(sizes):
        frame = Frame(60 + number * (PANEL + PANEL_GAP), 40, PANEL, PANEL, (0.0, 1.0))
        parts += calibration_axes(frame, f"{players} players", first=number == 0)
        for strength in STRENGTHS:
            parts += reliability(
                frame, strength, [each for each in bins if (each.players, each.strength) == (players, strength)]
            )
    parts += legend(60, 40 + PANEL + 55, STRENGTHS)
    width = 60 + len(sizes) * (PANEL + PANEL_GAP)
    return svg(width, PANEL + 110, "How often believers are right, by how sure they are", parts)


def calibration_axes(frame: Frame, title: str, first: bool) -> Iterator[str]:
    yield text(frame.left, frame.top - 14, title, "start")
    for tick in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
        yield line(frame.left, frame.y(tick), frame.left + frame.width, frame.y(tick), GRID_COLOUR)
        yield text(frame.left - 6, frame.y(tick) + 4, percent(tick), "end")
        yield text(frame.x(tick), frame.top + frame.height + 18, percent(tick), "middle")
    yield line(frame.x(0), frame.y(0), frame.x(1), frame.y(1), "#999", 'stroke-dasharray="4 4"')
    if first:
        yield text(frame.left, frame.top + frame.height + 36, "said, and upwards: true", "start")


def reliability(frame: Frame, strength: str, bins: Sequence[Believed]) -> Iterator[str]:
    drawn = sorted((each for each in bins if each.opinions >= FEWEST_OPINIONS), key=lambda each: each.said)
    colour = COLOURS[strength]
    for one, next_one in pairwise(drawn):
        ends = (frame.x(one.said), frame.y(one.true.value), frame.x(next_one.said), frame.y(next_one.true.value))
        yield line(*ends, colour, 'stroke-width="1.5"')
    for each in drawn:
        if strength == "master":
            yield upright(frame.x(each.said), frame, each.true, colour)
        yield marker(strength, frame.x(each.said), frame.y(each.true.value))


def upright(x: float, frame: Frame, estimate: Estimate, colour: str) -> str:
    """A 95% interval."""
    return line(x, frame.y(estimate.low), x, frame.y(estimate.high), colour)


def legend(left: float, y: float, names: Sequence[str]) -> Iterator[str]:
    for number, name in enumerate(names):
        yield marker(name, left + 6 + 90 * number, y - 4)
        yield text(left + 18 + 90 * number, y, name, "start")


# -- what's lost against the best response

SETUP_TITLES: Final = {
    "3x3-three-colours": "3 × 3, three colours",
    "3x3-four-colours": "3 × 3, four colours",
    "4x4-three-colours": "4 × 4, three colours",
    "endgame": "ends of whole games",
}
ROW: Final = 22
LABELS: Final = 190  # their width


def exact_picture() -> str:
    found = exact_results()
    setups = list(dict.fromkeys(each.setup for each in found))
    most = max(each.lost.high for each in found)
    rows = len(found) + len(setups)
    frame = Frame(LABELS, 20, 480, ROW * rows, (0.0, max(most, 0.1)))
    parts = list(across_axis(frame, [tick / 10 for tick in range(11) if tick / 10 <= most]))
    row = 0
    for setup in setups:
        parts.append(text(10, frame.top + ROW * row + 15, SETUP_TITLES[setup], "start"))
        row += 1
        for each in (each for each in found if each.setup == setup):
            parts += dot_row(frame, frame.top + ROW * row + 11, each.kind, each.lost, COLOURS[each.kind], each.kind)
            row += 1
    parts.append(text(LABELS, frame.top + frame.height + 36, "chance to win, lost against the best response", "start"))
    return svg(720, ROW * rows + 70, "What each strength loses against its best response", parts)


def across_axis(frame: Frame, ticks: Sequence[float]) -> Iterator[str]:
    for tick in ticks:
        yield line(frame.x(tick), frame.top, frame.x(tick), frame.top + frame.height, GRID_COLOUR)
        yield text(frame.x(tick), frame.top + frame.height + 16, percent(tick), "middle")


def dot_row(frame: Frame, y: float, label: str, estimate: Estimate, colour: str, shape: str) -> Iterator[str]:
    yield text(LABELS - 10, y + 4, label, "end")
    yield line(frame.x(estimate.low), y, frame.x(estimate.high), y, colour, 'stroke-width="2"')
    yield marker(shape, frame.x(estimate.value), y).replace(COLOURS[shape], colour)


# -- what a role is worth


def roles_picture() -> str:
    effects = role_effects()
    frame = Frame(LABELS, 20, 480, ROW * len(effects), (-0.3, 0.3))
    parts = list(across_axis(frame, [tick / 10 for tick in range(-3, 4)]))
    parts.append(line(frame.x(0), frame.top, frame.x(0), frame.top + frame.height, "#777"))
    for row, (role, effect) in enumerate(effects.items()):
        against = is_against_guests(role)
        colour, shape = (AGAINST_COLOUR, "regular") if against else (COLOURS["master"], "master")
        parts += dot_row(frame, frame.top + ROW * row + 11, role, effect, colour, shape)
    caption = "change of the guests’ chance to win (squares: roles that aren’t guests)"
    parts.append(text(LABELS, frame.top + frame.height + 36, caption, "start"))
    return svg(720, ROW * len(effects) + 70, "What each role is worth to the guests of the carnival", parts)
