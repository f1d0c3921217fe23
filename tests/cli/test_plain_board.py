"""The board of a game that brings no drawing: what a player reads of a view, of moves and of what happens.

The view is one of the example's, which brings words for such a board.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from ridotto import words
from ridotto.cli.boards.plain_board import PlainBoard
from ridotto.cli.terminal import Terminal
from ridotto.rules.event import Facts
from ridotto.words import speak

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "lanterns" / "src" / "ridotto_lanterns" / "words"
NAMES = ["Anna", "Bo"]
TERMINAL = Terminal(io.StringIO(), io.StringIO(), {})
VIEW: Facts = {
    "game": "lanterns",
    "seats": 2,
    "seat": 0,
    "options": {},
    "to_act": [0],
    "moves": ["red 2", "red 2 dark"],
    "outcome": None,
    "canal": [{"seat": 0, "colour": "gold", "dark": False}, None, {"seat": 1, "colour": "?", "dark": True}],
    "hands": [["blue", "red"], []],
    "scores": [1, 0],
    "turn": 0,
    "last_lit": True,
}


@pytest.fixture
def lanterns(monkeypatch: pytest.MonkeyPatch) -> Iterator[PlainBoard]:
    """Its plain board, in a house that has its words."""
    monkeypatch.setattr(words, "_game_folders", [*words._game_folders, lambda: {"lanterns": EXAMPLE}])
    for cached in (words.messages, words._bundle):
        cached.cache_clear()
    yield PlainBoard("lanterns")
    for cached in (words.messages, words._bundle):
        cached.cache_clear()


def test_a_view_is_read_field_by_field(lanterns: PlainBoard) -> None:
    """A list with an entry for each seat has their names, any other has numbers; what no words were brought for is
    shown as it's called."""
    assert lanterns.draw(VIEW, NAMES, TERMINAL) == [
        "Canal:",
        "  1: Anna · gold",
        "  2: –",
        "  3: Bo · ? · dark",
        "Lanterns in hand:",
        "  Anna: blue, red",
        "  Bo: –",
        "Points:",
        "  Anna: 1",
        "  Bo: 0",
        "last lit: ✓",
    ]
    assert lanterns.draw_secrets(VIEW, NAMES, TERMINAL) == []


def test_it_is_read_in_the_language_that_is_spoken(lanterns: PlainBoard) -> None:
    speak("fr")
    try:
        drawn = lanterns.draw(VIEW, NAMES, TERMINAL)
        explained = lanterns.explain_move(VIEW, "red 2 dark", TERMINAL)
    finally:
        speak("en")
    assert "  Anna: bleue, rouge" in drawn
    assert explained == "red 2 dark (rouge 2 éteinte)"


def test_a_move_is_explained_only_where_players_say_it_differently(lanterns: PlainBoard) -> None:
    assert lanterns.explain_move(VIEW, "red 2 dark", TERMINAL) == "red 2 dark"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"event": "hangs", "seat": 0, "hook": 2, "colour": "red"}, "Anna hangs a red lantern on hook 2."),
        ({"event": "hides", "seat": 1, "hook": 3}, "Bo hangs a dark lantern on hook 3."),
        ({"event": "sneezes", "seat": 1}, None),
    ],
    ids=lambda value: value["event"] if isinstance(value, dict) else "",
)
def test_what_happens_is_told_by_the_words_there_are(lanterns: PlainBoard, event: Facts, sentence: str | None) -> None:
    assert lanterns.describe_event(event, NAMES) == sentence


def test_an_event_that_is_nobodys_names_nobody(lanterns: PlainBoard) -> None:
    assert lanterns.describe_event({"event": "all-lit", "hooks": [1, 2], "by_lot": False}, NAMES) == (
        "All lanterns are lit."
    )
