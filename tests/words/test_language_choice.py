"""Which language somebody gets."""

from __future__ import annotations

import errno
from collections.abc import Callable
from contextvars import copy_context

import pytest

from ridotto import errors, words
from ridotto.errors import UnknownGame


@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        ([], "en"),
        (["fr"], "fr"),
        (["FR"], "fr"),
        (["fr_CH.UTF-8"], "fr"),
        (["fr-CA"], "fr"),
        (["fr@euro"], "fr"),
        (["tlh", "fr", "en"], "fr"),
        (["en_GB", "fr"], "en"),
        (["C"], "en"),
        (["C.UTF-8", "fr"], "fr"),
        (["POSIX"], "en"),
        (["", "*", "../fr", "frx"], "en"),
        (["qps"], "qps"),
    ],
)
def test_the_first_supported_language_is_chosen(preferences: list[str], language: str) -> None:
    assert words.closest(preferences) == language


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", []),
        ("fr", ["fr"]),
        ("da, en-GB;q=0.8, fr;q=0.9", ["da", "fr", "en-GB"]),
        ("en;q=0.5,fr;q=0.5", ["en", "fr"]),
        ("en;q=0, fr", ["fr"]),
        ("fr ; q = 0.3 , en;q=1.000", ["en", "fr"]),
        (",,;q=1,fr;q=much", ["fr"]),
    ],
)
def test_languages_that_a_browser_accepts(header: str, tags: list[str]) -> None:
    assert words.wishes(header) == tags


def test_languages_have_their_own_names_and_the_pseudo_language_is_not_offered() -> None:
    assert words.LANGUAGES["fr"] == "Français"
    assert words.PSEUDO not in words.LANGUAGES
    assert words.is_spoken(words.PSEUDO)
    assert not words.is_spoken("tlh")


def test_a_language_applies_only_in_the_context_that_chose_it() -> None:
    def said_in_french() -> str:
        words.speak("fr")
        return f"{words.say('mascarade-face-1')} {UnknownGame('unknown-game', name='go', names='mask')}"

    assert copy_context().run(said_in_french).startswith("ovale Il n’y a pas de jeu")
    assert words.say("mascarade-face-1") == "oval"
    assert str(UnknownGame("unknown-game", name="go", names="mask")).startswith("There is no game")


def test_a_refusal_can_be_put_in_any_language() -> None:
    refused = UnknownGame("unknown-game", name="go", names="mask")
    assert refused.sentence("fr").startswith("Il n’y a pas de jeu")
    assert refused.sentence("en").startswith("There is no game")


def said_in(language: str, say: Callable[[], str]) -> str:
    """What is said in a context with that language."""

    def in_language() -> str:
        words.speak(language)
        return say()

    return copy_context().run(in_language)


@pytest.mark.parametrize(
    ("language", "share", "number"),
    [("en", "85.3%", "1,234.5"), ("fr", "85,3\u00a0%", "1\u202f234,5"), ("nl", "85,3%", "1.234,5")],
)
def test_numbers_are_written_as_the_language_writes_them(language: str, share: str, number: str) -> None:
    assert said_in(language, lambda: words.percent(0.853, 1)) == share
    assert said_in(language, lambda: words.decimal(1234.5, 1)) == number


def test_errors_of_the_system_are_translated() -> None:
    missing, odd = OSError(errno.ENOENT, "No such file"), OSError(errno.EXDEV, "Odd device")
    assert said_in("da", lambda: errors.reason(missing)) == "sådan en fil eller mappe findes ikke"
    assert said_in("da", lambda: errors.reason(odd)) == "Odd device"


def test_of_thousands_of_accepted_languages_only_the_first_count() -> None:
    assert words.wishes("tlh," * 29 + "fr" + ",a" * 8000) == ["tlh"] * 29 + ["fr"]
