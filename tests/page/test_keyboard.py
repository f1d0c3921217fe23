"""You can play without a mouse: Tab and arrows lead everywhere, Enter and Space press, and the focus is visible."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from support.page.browser import BrowserGuest, GuestBrowsers
from support.page.hotseat import start_hotseat, take_device
from support.page.screen_reader import WANTED_KEYS, ScreenReaderPlayer

pytestmark = pytest.mark.anyio

MOST_STOPS = 60  # of the Tab key on one screen
MOST_PRESSES = 6  # that a turn takes
FOCUSED = """() => {
  const at = document.activeElement;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
  const marked = (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  const name = at.getAttribute("aria-label") ?? at.textContent;
  return { name, marked: marked || at === document.body, staged: at.closest(".on-stage") !== null };
}"""


class Fingers:
    """Somebody at a keyboard, who can see where the focus is."""

    def __init__(self, screen: BrowserGuest) -> None:
        self.keys = screen.page.keyboard
        self.page = screen.page
        self.on_stage = False

    async def press(self, key: str) -> str:
        """Presses a key; the name of what has the focus then, which must be visible."""
        await self.keys.press(key)
        there: dict[str, Any] = await self.page.evaluate(FOCUSED)
        assert there["marked"], f"the focus is not to be seen on “{there['name']}”"
        self.on_stage = bool(there["staged"])
        return str(there["name"])

    async def reach(self, name: str) -> bool:
        """Goes from stop to stop with Tab, and from each one around with the arrows, until it gets there."""
        passed: set[str] = set()
        for _ in range(MOST_STOPS):
            here = await self.press("Tab")
            if here == name or (self.on_stage and here not in passed and await self._walk(name, passed)):
                return True
        return False

    async def _walk(self, name: str, passed: set[str]) -> bool:
        """Row by row from the corner. Where arrows do nothing, it ends quickly."""
        for back in ("ArrowUp", "ArrowLeft"):
            passed.clear()
            while (here := await self.press(back)) not in passed:
                passed.add(here)
        passed.clear()
        for along in cycle(("ArrowRight", "ArrowLeft")):
            while here not in passed:
                passed.add(here)
                if here == name:
                    return True
                here = await self.press(along)
            here = await self.press("ArrowDown")
            if here in passed:
                return False
        return False


@pytest.mark.parametrize(("game", "seats"), [("mascarade", 2), ("masker", 2), ("mask", 3), ("carnaval", 5)])
async def test_a_turn_of_every_game_without_a_mouse(browsers: GuestBrowsers, game: str, seats: int) -> None:
    """All seats are at this device, so whatever happens at the table was done with these keys."""
    async with start_hotseat(browsers, game, seats) as (screen, device):
        await take_device(screen)
        reader, fingers, before = ScreenReaderPlayer(screen), Fingers(screen), device.model.n
        for _, key in zip(range(MOST_PRESSES), cycle(("Enter", "Space")), strict=False):
            choice = reader.wanted(await reader.button_names(), *WANTED_KEYS[game])
            assert choice is not None
            assert await fingers.reach(choice), f"no key leads to “{choice}”"
            await fingers.keys.press(key)
            await screen.wait_for_message()
            if device.model.n > before:
                return
        pytest.fail("no move was made")
