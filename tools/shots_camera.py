"""A guest's browsers, one per device: they go somewhere, do what has to be done, and take a picture."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page
from shots_layout_faults import WAIT_UNTIL_STILL, accent_rules, find_faults

from ridotto import words

SETTLE_MILLISECONDS = 900  # until everything has arrived
JPEG_QUALITY = 80  # of pictures that many people download
MAX_BROWSERS_DRAWING = 3  # at the same time: more would only wait for each other

Step = Callable[[Page], Awaitable[object]]


@dataclass
class ShotSet:
    """The pictures of one device in one language."""

    language: str
    device: str
    screens: set[str]  # all of them if empty
    folder: Path
    ending: str = ".png"

    def wants(self, *names: str) -> bool:
        """Whether one of these pictures is wanted."""
        return not self.screens or not self.screens.isdisjoint(names)


class DeviceBrowser:
    """The browser of one device."""

    def __init__(self, page: Page, shot_set: ShotSet) -> None:
        self.page = page
        self.shot_set = shot_set

    async def visit(self, name: str, path: str, steps: Sequence[Step]) -> list[str]:
        """Goes there and takes a picture; returns what doesn't fit."""
        await self.page.emulate_media(color_scheme="dark" if name.endswith("-night") else "light")
        await self.page.goto(path)
        await self.page.locator("main").wait_for()
        for step in steps:
            await self.page.wait_for_timeout(SETTLE_MILLISECONDS // 3)
            await step(self.page)
        return await self._take(name)

    async def _take(self, name: str) -> list[str]:
        await self.page.wait_for_timeout(SETTLE_MILLISECONDS)
        await self.page.evaluate(WAIT_UNTIL_STILL)
        shot_set = self.shot_set
        if shot_set.language == words.PSEUDO:
            await accent_rules(self.page)
        shot_set.folder.mkdir(parents=True, exist_ok=True)
        quality = JPEG_QUALITY if shot_set.ending.endswith(".jpg") else None
        await self.page.screenshot(path=shot_set.folder / f"{name}{shot_set.ending}", quality=quality)
        return [f"{shot_set.language} {name} {shot_set.device}: {fault}" for fault in await find_faults(self.page)]


class Camera:
    """All devices look at the same table, so a game is played only once."""

    def __init__(self, browsers: Sequence[DeviceBrowser]) -> None:
        self.browsers = browsers
        self.faults: list[str] = []
        self.screens: dict[str, None] = {}  # all that it was asked about, in that order
        self._drawing_slots = asyncio.Semaphore(MAX_BROWSERS_DRAWING)

    def wants(self, *names: str) -> bool:
        self.screens.update(dict.fromkeys(names))
        return any(browser.shot_set.wants(*names) for browser in self.browsers)

    async def visit(self, name: str, path: str, *steps: Step) -> None:
        self.screens[name] = None

        async def look(browser: DeviceBrowser) -> list[str]:
            async with self._drawing_slots:
                return await browser.visit(name, path, steps)

        seen = await asyncio.gather(*(look(browser) for browser in self.browsers if browser.shot_set.wants(name)))
        self.faults += [fault for faults in seen for fault in faults]


# -- what is done before a picture


def press(selector: str) -> Step:
    async def click(page: Page) -> None:
        await page.locator(selector).filter(visible=True).first.click()
        await page.mouse.move(0, 0)  # a phone has no pointer that could point at what comes next

    return click


def focus(selector: str) -> Step:
    return lambda page: page.locator(selector).last.focus()


def press_key(key: str) -> Step:
    return lambda page: page.keyboard.press(key)


def wait_for(selector: str) -> Step:
    return lambda page: page.locator(selector).first.wait_for()


def move_slider(to: int) -> Step:
    return lambda page: page.locator(".scrubber input").fill(str(to))
