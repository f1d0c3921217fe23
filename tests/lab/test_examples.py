"""What the examples for researchers promise."""

from __future__ import annotations

import re
from importlib.metadata import metadata
from importlib.util import find_spec
from pathlib import Path

import learn_masker
import pytest

from ridotto.lab.runners import AllCores
from ridotto.version import __version__

CITATION = Path(__file__).parent.parent.parent / "CITATION.cff"


def test_masker_is_learned_from_its_own_games() -> None:
    rounds: list[int] = []
    with AllCores(1) as runner:
        learned = learn_masker.learn(4, runner, rounds.append)
    weights = dict(zip(learn_masker.FEATURES, learned, strict=True))
    assert weights["own"] < 0 < weights["other"], "it spares its own colour"
    assert learn_masker.win_rate(learned, 60) > 0.65
    assert rounds == [1, 2, 3, 4]


def test_the_weights_do_not_depend_on_the_workers() -> None:
    learned = [learn_masker.learn(1, AllCores(workers), lambda done: None) for workers in (1, 2)]
    assert learned[0].tolist() == learned[1].tolist()


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel has no package for this machine or this Python.")
def test_a_small_masker_is_solved() -> None:
    from solve_masker import solve  # noqa: PLC0415

    before, after = solve(10)
    assert after < before / 5


def cited(field: str) -> list[str]:
    return re.findall(rf"^{field}: (.*)$", CITATION.read_text(encoding="utf-8"), re.M)


def test_the_version_to_cite_is_ours() -> None:
    assert cited("version") == [__version__]


def test_what_a_citation_needs() -> None:
    """The fields that the format demands (Citation File Format 1.2.0), and the license that the package names."""
    assert cited("cff-version") == ["1.2.0"]
    assert all(cited(field) for field in ("message", "title"))
    assert "\nauthors:\n  - name: " in CITATION.read_text(encoding="utf-8")
    assert cited("license") == [metadata("ridotto")["License-Expression"]]
