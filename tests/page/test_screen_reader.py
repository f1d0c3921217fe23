"""The screen reader's player presses what a person would, so if a game gets stuck it isn't the player's fault."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from support.page.browser import BrowserGuest
from support.page.screen_reader import WANTED_KEYS, ScreenReaderPlayer

TIE = {
    "en": ["Bot 1, lady, unmasked, abstains", "Bot 2, lord, masked, points at Bot 3, can be chosen", "Leave it a tie"],
    "fr": ["Bot 1, dame, sans masque, s’abstient", "Bot 2, masqué, désigne Bot 3, choix possible", "Laisser faire"],
}


@pytest.mark.parametrize("language", TIE)
def test_whoever_breaks_a_tie_chooses_a_player_who_can_be_chosen(language: str) -> None:
    """ "… abstains" is how the leader corrects a vote, but it also says what a guest did."""
    anybody = cast("BrowserGuest", SimpleNamespace(page=None))
    player = ScreenReaderPlayer(anybody, language)
    can_choose = player.name_pattern("carnaval-can-choose")
    choice = player.wanted(TIE[language], *WANTED_KEYS["carnaval"])
    assert choice is not None
    assert can_choose.fullmatch(choice)
