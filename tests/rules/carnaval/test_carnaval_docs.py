"""The documents of the carnival: each interplay is proved, each paragraph is tested, each field is explained."""

from __future__ import annotations

import re
from pathlib import Path

from support.rules.carnaval_positions import drawn

from ridotto.games.carnaval.rulebook.content import ROLES
from ridotto.games.carnaval.rulebook.notation import SHAPES

ROOT = Path(__file__).parent.parent.parent.parent
DOCS = ROOT / "docs"
TESTS = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))


def rows() -> list[list[str]]:
    lines = (DOCS / "interplays.md").read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")][1:]


def test_every_interplay_is_proved() -> None:
    assert len(rows()) > 50
    for _who, _what, test in rows():
        assert f"def {test.strip('`')}(" in TESTS


def test_no_role_is_without_an_interplay() -> None:
    page = (DOCS / "interplays.md").read_text(encoding="utf-8").lower()
    assert not [role for role in ROLES if role.replace("-", " ") not in page]


def test_every_paragraph_is_named_by_a_test() -> None:
    named = {int(number) for number in re.findall(r"def test_cv_(\d+)_", TESTS)}
    assert {*range(1, 58), 59} <= named  # CV-58 is the table's: tests/table/test_more_time.py


def test_every_field_and_every_move_is_explained() -> None:
    page = (DOCS / "positions.md").read_text(encoding="utf-8")
    state = drawn("p p s g g g g")
    fields = set(state.game.dump(state)) | set(state.view(None))
    assert not [field for field in fields - {"game", "seats", "seat", "to_act", "moves"} if f"`{field}`" not in page]
    assert not [verb for verb, _shape in SHAPES if verb and f"`{verb}" not in page]
