"""What the carnival's printed pages say in every language: marked rulings, and the leader's sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.words.fluent_messages import messages

from ridotto.words import LANGUAGES, rules_page

BOARD = Path(__file__).parents[2] / "web" / "src" / "boards" / "carnaval"
# « Quand le meneur de jeu joue », statement by statement.
ALONG = ("table", "cards", "eyes", "touch", "answer", "time", "care")


def chapters(language: str) -> list[str]:
    return re.split(r"^## ", rules_page("carnaval", language), flags=re.MULTILINE)


def mark(language: str) -> str:
    """How that language marks a ruling, taken from the one about calling the genie first."""
    return chapters(language)[8].strip().rsplit("*(", 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulings_are_marked(language: str) -> None:
    """CV-28: abstaining; CV-14: the avenger's first dance; the order of mark and gentleman."""
    vote, roles, silent = (chapters(language)[number] for number in (5, 7, 11))
    assert vote.split("```board vote")[0].strip().endswith(mark(language))
    bullets = re.split(r"^- ", roles, flags=re.MULTILINE)
    assert [number for number, bullet in enumerate(bullets) if bullet.strip().endswith(mark(language))] == [6]
    assert silent.count("\n- ") == chapters("en")[11].count("\n- ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_pranksters_is_advised_from_eleven_players_on(language: str) -> None:
    """CV-5"""
    rows = re.findall(r"^\| [^|]*1[14][^|]*\| ([^|]*)\|$", chapters(language)[2], flags=re.MULTILINE)
    assert len(rows) == 2
    assert all(re.match(r"\D+ [34]", row) for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_leaders_sheet_has_the_procedure_without_a_device(language: str) -> None:
    """The sheet: « chacun pose une main au milieu de la table »"""
    known = messages(language)
    assert {"carnaval-sheet-along", *(f"carnaval-along-{step}" for step in ALONG)} <= set(known)
    page = (BOARD / "print" / "master.tsx").read_text(encoding="utf-8")
    assert ", ".join(f'"{step}"' for step in ALONG) in page
