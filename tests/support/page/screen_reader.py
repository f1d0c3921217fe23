"""Players who know a page only by what a screen reader says: roles and names, in the language of the page."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache

from playwright.async_api import Error

from support.page.browser import BrowserGuest
from support.words.fluent_messages import messages, pattern_regex

# What a player who wants to get on would press, the most final first. A star stands for all keys with that prefix.
WANTED_KEYS = {
    "mascarade": (
        "mascarade-lay",
        "mascarade-lay-plain",
        "mascarade-square-fits",
        "mascarade-square-fits-for",
        "mascarade-card-fits",
    ),
    "masker": ("masker-capture", "masker-share-take", "masker-place-open", "masker-stop"),
    "mask": (
        "mask-confirm",
        "mask-tap-again",
        "mask-bid-left",
        "mask-deed-out",
        "mask-deed-done",
        "mask-deed-skip",
        "mask-deed-draw",
        "mask-deed-pass",
        "mask-deed-from",
        "mask-deed-to",
        "mask-deed-orient",
        "mask-hole-open",
        "mask-cost",
        "mask-hole-start",
    ),
    "carnaval": (
        "carnaval-do-ready",
        "carnaval-do-defended",
        "carnaval-do-*",
        "carnaval-can-choose",
        "carnaval-pass",
        "carnaval-pass-called",
        "carnaval-verb-yes",
        "carnaval-role-*",
    ),
}

# What would only delay the evening.
IDLE_KEYS = {"carnaval-do-not-ready", "carnaval-do-speak-again"}

# What only the leader does. The same words also describe a guest: "…, abstains".
LEADER_KEYS = {"carnaval-do-vote-none", "carnaval-do-vote-instead", "carnaval-do-invite"}

_NAMED = re.compile(r"""^\s*- ('?)(?:button|link) ("(?:[^"\\]|\\.)*")(.*)$""", re.MULTILINE)


class ScreenReaderPlayer:
    """Somebody at a screen that they can't see."""

    def __init__(self, guest: BrowserGuest, language: str = "en") -> None:
        self.guest = guest
        self.page = guest.page
        self.language = language
        self._rng = random.Random(7)

    async def button_names(self) -> list[str]:
        """The names of all buttons and links that can be pressed now: on the stage or on the curtain in front of it,
        and at the end also beside it."""
        names = list(_names_in(await self.page.locator(".on-stage, .curtain").first.aria_snapshot()))
        ending = self.page.locator(".finale")
        return [*names, *_names_in(await ending.aria_snapshot())] if await ending.count() else names

    def wanted(self, names: list[str], *keys: str) -> str | None:
        """One of these names that matches the first key that matches any; if several do, a random one."""
        for key in (key for wish in keys for key in _keys(wish)):
            if fitting := [name for name in names if self.name_pattern(key).fullmatch(name)]:
                return self._rng.choice(fitting)
        return None

    async def press(self, name: str) -> bool:
        try:
            await self.page.get_by_role("button", name=name, exact=True).first.click(timeout=2_000)
        except Error:  # other players have moved meanwhile, and it is gone
            return False
        return True

    def name_pattern(self, key: str) -> re.Pattern[str]:
        return name_pattern_of(self.language, key)


def _names_in(snapshot: str) -> Iterator[str]:
    for quoted, name, state in _NAMED.findall(snapshot):
        if "[disabled]" not in state:
            yield json.loads(name.replace("''", "'") if quoted else name)


@cache
def _keys(wish: str) -> list[str]:
    if not wish.endswith("*"):
        return [wish]
    return sorted(key for key in messages("en") if key.startswith(wish[:-1]) and key not in LEADER_KEYS | IDLE_KEYS)


@cache
def name_pattern_of(language: str, key: str) -> re.Pattern[str]:
    """Matches every name that a message can produce, whatever its facts, also as part of a longer name."""
    value = messages(language)[key].value
    assert value is not None, key
    return re.compile(rf"(?:.*[,;] )?{pattern_regex(value)}(?:\. .*)?")
