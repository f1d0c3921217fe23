"""The languages of the house, and which of them somebody wants to hear."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

LANGUAGES: Final = {  # each by its own name
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "nl": "Nederlands",
    "it": "Italiano",
    "sv": "Svenska",
    "da": "Dansk",
}
PSEUDO: Final = "qps"  # longer and accented English, for tests of a layout: spoken to who asks for it, never offered
MOST_WISHES = 30  # languages of a browser that are looked at; sixteen thousand fit in a request


def is_spoken(language: str) -> bool:
    return language in LANGUAGES or language == PSEUDO


def closest(preferences: Iterable[str]) -> str:
    """The first of the wished languages that the house speaks, `fr` for `fr_CH.UTF-8`; English if it speaks none."""
    wished = (re.split(r"[-_.@]", preference.strip().lower())[0] for preference in preferences)
    return next((language for language in wished if is_spoken(language)), "en")


def wishes(header: str) -> list[str]:
    """The languages of an Accept-Language header, the dearest first: `da, en-GB;q=0.8, fr;q=0.9` is da, fr, en-GB."""
    weighed = [_weighed(part) for part in header.split(",", MOST_WISHES)[:MOST_WISHES]]
    ordered = sorted(weighed, key=lambda wish: -wish[1])
    return [tag for tag, weight in ordered if tag and weight > 0]


def _weighed(part: str) -> tuple[str, float]:
    """A tag and how dear it is, from 0 to 1; a weight that cannot be read counts as none given."""
    tag, _, weight = part.partition(";")
    number = re.fullmatch(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*", weight)
    return tag.strip(), float(number[1]) if number else 1.0
