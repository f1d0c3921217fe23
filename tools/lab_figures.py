"""Makes the tables and pictures of docs/lab.md from the raw results in bench/: `python tools/lab_figures.py`.

A table stands between `<!-- table NAME -->` and `<!-- end of table -->`; pictures are in docs/pictures/. The raw
results are measured by bench/carnival_calibration.py, bench/masker_exact.py, bench/masker_reader.py,
bench/masker_sure_wins.py and tools/carnival_forecast.py. A test makes sure that page and results agree.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from lab_pictures import SETUP_TITLES, calibration_picture, exact_picture, roles_picture
from lab_statistics import (
    SURE_WINS,
    Believed,
    Estimate,
    Exact,
    beliefs,
    calibration_error,
    exact_results,
    read_rows,
    reader_results,
    role_effects,
)

from ridotto.bots.score import Score

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "docs" / "lab.md"
PICTURES: Final = ROOT / "docs" / "pictures"
BLOCK: Final = re.compile(r"(<!-- table ([\w-]+) -->\n).*?(<!-- end of table -->\n)", re.S)
FEWEST_OPINIONS: Final = 200  # of one kind of clue

Cells = Sequence[str]


def table(head: Cells, rows: Sequence[Cells]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in (head, ["---"] * len(head), *rows))


def percent(value: float, digits: int = 1) -> str:
    return f"{number(100 * value, digits)} %"


def with_reach(estimate: Estimate, digits: int = 1) -> str:
    if estimate.reach is None:
        return percent(estimate.value, digits)
    return f"{number(100 * estimate.value, digits)} ± {number(100 * estimate.reach, digits)} %"


def points(value: float, reach: float | None) -> str:
    sign = "+" if value > 0 else ""
    return f"{sign}{number(100 * value, 1)} ± {number(100 * (reach or 0.0), 1)} points"


def number(value: float, digits: int) -> str:
    """With a real minus sign, and never minus nothing."""
    return f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−")


# -- believers


def calibration_table() -> str:
    head = (
        "players",
        "strength",
        "evenings",
        "opinions",
        "Brier score",
        "all alike",
        "gain",
        "log loss",
        "all alike",
        "off by",
    )
    return table(head, [calibration_row(each) for each in beliefs("all")])


def calibration_row(each: Believed) -> Cells:
    gain = each.gain
    return (
        *(str(each.players), f"`{each.strength}`", str(each.evenings), str(each.opinions)),
        *(f"{each.mean('brier'):.4f}", f"{each.mean('blind_brier'):.4f}"),
        f"{number(gain.value, 4)} ± {number(gain.reach or 0.0, 4)}",
        *(f"{each.mean('log_loss'):.4f}", f"{each.mean('blind_log_loss'):.4f}"),
        percent(calibration_error(each.players, each.strength)),
    )


def masters_by(by: str) -> dict[str, dict[int, Believed]]:
    """For each thing that opinions are added up by, those of masters at each number of players."""
    found: dict[str, dict[int, Believed]] = {}
    for each in beliefs(by):
        if each.strength == "master":
            found.setdefault(each.what, {})[each.players] = each
    return found


def clue_table() -> str:
    rows = masters_by("clue")
    often = [what for what, sizes in rows.items() if total(sizes) >= FEWEST_OPINIONS]
    often.sort(key=lambda what: -total(rows[what]))
    return said_and_true("clue", {f"`{what}`": rows[what] for what in often})


def total(sizes: dict[int, Believed]) -> int:
    return sum(each.opinions for each in sizes.values())


def vote_table() -> str:
    votes = {("6 and later" if what == "6" else what): sizes for what, sizes in masters_by("vote").items()}
    genie = {f"genie in play: {what}": sizes for what, sizes in masters_by("genie").items()}
    return said_and_true("vote", votes | genie)


def said_and_true(label: str, rows: dict[str, dict[int, Believed]]) -> str:
    sizes = sorted({players for row in rows.values() for players in row})
    head = [label, *(f"{players} players: {what}" for players in sizes for what in ("said", "true", "opinions"))]
    return table(
        head,
        [
            [name, *(cell for players in sizes for cell in opinion_cells(row.get(players)))]
            for name, row in rows.items()
        ],
    )


def opinion_cells(each: Believed | None) -> Iterator[str]:
    if each is None:
        yield from ("", "", "")
    else:
        yield from (percent(each.said, 0), with_reach(each.true, 0), str(each.opinions))


# -- Masker


def exact_table() -> str:
    head = (
        "set-up",
        "positions",
        "strength",
        "perfect play: first player wins",
        "lost as first",
        "lost as second",
        "lost on average",
    )
    return table(head, [exact_row(each) for each in exact_results()])


def exact_row(each: Exact) -> Cells:
    losses = (each.lost_first, each.lost_second, each.lost)
    setup = (SETUP_TITLES[each.setup], str(each.value.count), f"`{each.kind}`", percent(each.value.value))
    return (*setup, *map(with_reach, losses))


def reader_table() -> str:
    head = ("challenger", "games", "wins against the master", "above one half")
    rows = [
        (name, str(2 * won.count), with_reach(won), points(won.value - 0.5, won.reach))
        for name, won in reader_results().items()
    ]
    return table(head, rows)


def sure_wins_table() -> str:
    rows = read_rows(SURE_WINS)
    kinds = list(rows[0])[4:]
    scores = [Score(kind, len(rows), sum(row[kind] == row["sure"] for row in rows)) for kind in kinds]
    cells = [
        f"{percent(score.rate)} ({100 * score.interval[0]:.1f} – {100 * score.interval[1]:.1f})" for score in scores
    ]
    return table([f"`{kind}`" for kind in kinds], [cells])


# -- the carnival's roles


def role_table() -> str:
    rows = [
        (f"`{role}`", str(effect.count), points(effect.value, effect.reach)) for role, effect in role_effects().items()
    ]
    return table(("role", "evenings with it", "guests’ chance"), rows)


TABLES: Final[dict[str, Callable[[], str]]] = {
    "calibration": calibration_table,
    "calibration-clues": clue_table,
    "calibration-votes": vote_table,
    "exact": exact_table,
    "readers": reader_table,
    "sure-wins": sure_wins_table,
    "roles": role_table,
}
DRAWINGS: Final[dict[str, Callable[[], str]]] = {
    "calibration.svg": calibration_picture,
    "masker-exact.svg": exact_picture,
    "carnival-roles.svg": roles_picture,
}


def with_tables(page: str) -> str:
    return BLOCK.sub(lambda block: f"{block[1]}{TABLES[block[2]]()}{block[3]}", page)


def main() -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    for name, draw in DRAWINGS.items():
        (PICTURES / name).write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
