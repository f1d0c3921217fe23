"""The tables and pictures of docs/lab.md are what the raw results give: if not, `python tools/lab_figures.py`."""

from __future__ import annotations

import re

import lab_figures
import pytest
from lab_statistics import EXACT, Believed, mean_of, read_rows, student


def test_the_tables_are_those_of_the_results() -> None:
    page = lab_figures.PAGE.read_text(encoding="utf-8")
    assert lab_figures.with_tables(page) == page


def test_every_table_is_on_the_page() -> None:
    page = lab_figures.PAGE.read_text(encoding="utf-8")
    assert sorted(re.findall(r"<!-- table ([\w-]+) -->", page)) == sorted(lab_figures.TABLES)


@pytest.mark.parametrize("name", lab_figures.DRAWINGS)
def test_the_pictures_are_those_of_the_results(name: str) -> None:
    assert (lab_figures.PICTURES / name).read_text(encoding="utf-8") == lab_figures.DRAWINGS[name]()
    assert f"(pictures/{name})" in lab_figures.PAGE.read_text(encoding="utf-8")


def test_no_bot_does_better_than_perfect_play() -> None:
    for row in read_rows(EXACT):
        assert float(row["kept"]) <= float(row["high"])
        assert float(row["given"]) >= float(row["low"])


def test_an_average_of_few() -> None:
    """Student's table: 2.776 with four degrees of freedom, 1.96 with very many."""
    assert student(4) == pytest.approx(2.776, abs=0.02)
    assert student(10_000) == pytest.approx(1.960, abs=0.001)
    found = mean_of([0.0, 1.0, 0.0, 1.0, 0.5])
    assert (found.value, found.count) == (0.5, 5)
    assert found.reach == pytest.approx(0.621, abs=0.005)
    assert mean_of([0.0, 1.0]).reach is None


def test_opinions_of_one_evening_count_together() -> None:
    """Two evenings of ten opinions, all true in one, all false in the other: as uncertain as two opinions."""
    sums = {"said": 10, "true": 10, "brier": 0, "log_loss": 0, "blind_brier": 0, "blind_log_loss": 0}
    squares = {
        "opinions_squared": 200,
        "opinions_true": 100,
        "true_squared": 100,
        "gain_squared": 0,
        "gain_opinions": 0,
    }
    head = {"players": 5, "strength": "master", "by": "all", "what": "", "evenings": 2, "opinions": 20}
    found = Believed({name: str(value) for name, value in (head | sums | squares).items()})
    assert found.true.value == 0.5
    assert found.true.reach == pytest.approx(1.96 * (50**0.5) / 20, abs=0.01)
