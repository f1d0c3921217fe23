"""The end of a game, in the terminal."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest

from ridotto.cli.table_screen import show_outcome
from ridotto.cli.terminal import Terminal
from ridotto.rules.position import Outcome
from ridotto.words import LANGUAGES, say, speak


def shown(outcome: Outcome) -> str:
    said = io.StringIO()
    show_outcome(outcome, ["Ada", "Bruno", "Chiara", "Dario"], Terminal(io.StringIO(), said, {}))
    return said.getvalue()


def test_the_winner_is_named_first_and_then_the_others_by_their_scores() -> None:
    outcome = Outcome(winners=(2,), scores=(10, 18, 21, 3), reason="mask-last-payday")
    assert "Chiara 21, Bruno 18, Ada 10, Dario 3" in shown(outcome)


@pytest.fixture
def spoken(language: str) -> Iterator[str]:
    speak(language)
    yield language
    speak("en")


@pytest.mark.parametrize(
    ("language", "winners"),
    [
        ("en", "Ada, Bruno, and Chiara win!"),
        ("fr", "Ada, Bruno et Chiara gagnent\u202f!"),
        ("de", "Ada, Bruno und Chiara gewinnen!"),
        ("nl", "Ada, Bruno en Chiara winnen!"),
        ("it", "Ada, Bruno e Chiara vincono!"),
        ("sv", "Ada, Bruno och Chiara vinner!"),
        ("da", "Ada, Bruno og Chiara vinder!"),
    ],
)
def test_winners_are_listed_as_the_language_lists_names(spoken: str, winners: str) -> None:
    assert winners in shown(Outcome(winners=(0, 1, 2), scores=(21, 21, 21, 3), reason="mask-last-payday")), spoken


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_draw_nobody_wins(spoken: str) -> None:
    """Everybody is a winner then (CV-2): to say so would contradict the reason."""
    said = shown(Outcome(winners=(0, 1, 2, 3), scores=(0, 0, 0, 0), reason="carnaval-both"))
    level = say("the-end-level", why=say("carnaval-both"), scores="Ada 0, Bruno 0, Chiara 0, Dario 0")
    assert said == f"{level}\n", spoken
