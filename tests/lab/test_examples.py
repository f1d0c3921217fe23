"""What the examples for researchers promise."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import learn_masker
import pytest

from ridotto.version import __version__

CITATION = Path(__file__).parent.parent.parent / "CITATION.cff"


def test_masker_is_learned_from_its_own_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn_masker, "GAMES", 128)
    weights = dict(zip(learn_masker.FEATURES, learned := learn_masker.learn(150), strict=True))
    assert weights["own"] < 0 < weights["other"], "it spares its own colour"
    assert learn_masker.win_rate(learned, 60) > 0.65


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel has no package for this machine or this Python.")
def test_a_small_masker_is_solved() -> None:
    from solve_masker import solve  # noqa: PLC0415

    before, after = solve(10)
    assert after < before / 5


def test_the_version_to_cite_is_ours() -> None:
    assert re.findall(r"^version: (.*)$", CITATION.read_text(encoding="utf-8"), re.M) == [__version__]
