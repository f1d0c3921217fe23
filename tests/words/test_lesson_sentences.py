"""What a lesson must not leave out, in every language."""

from __future__ import annotations

import pytest

from ridotto.words import LANGUAGES, sentence

# On a card that's for sale: it may be good or bad.
GOOD_OR_BAD = {
    "en": "good or bad",
    "fr": "bonne ou mauvaise",
    "de": "gut oder schlecht",
    "nl": "goed of slecht",
    "it": "buona o cattiva",
    "sv": "bra eller dåligt",
    "da": "godt eller dårligt",
}
TOUCH = {
    "en": "touch screen",
    "fr": "écran tactile",
    "de": "Touchscreen",
    "nl": "touchscreen",
    "it": "touch screen",
    "sv": "pekskärm",
    "da": "touchskærm",
}
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_before_the_first_sale_of_mask_cards_are_said_to_be_good_or_bad(language: str) -> None:
    assert GOOD_OR_BAD[language] in sentence(language, "learn-mask-offer", {})


@each_language
def test_only_a_touch_screen_asks_for_the_button_that_places_a_mask(language: str) -> None:
    said = sentence(language, "learn-mascarade-first", {})
    button = sentence(language, "mascarade-lay", {"points": 3}).split("3")[0].split(":")[0]
    assert TOUCH[language] in said
    assert button.split()[0] in said
    assert said.index(TOUCH[language]) < said.index(button.split()[0])


@each_language
def test_masker_says_early_what_18_counts_and_how_somebody_goes_out(language: str) -> None:
    """When the learner may first stop, and when they begin a game of their own."""
    assert "18" in sentence(language, "learn-masker-stop", {})
    assert "18" in sentence(language, "masker-first-turn", {"full": 18})
