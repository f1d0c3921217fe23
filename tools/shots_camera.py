"""A guest's browsers, one a device: they go somewhere, do what has to be done, and take a picture."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page
from shots_faults import AT_REST, accent_rules, faults_of

from ridotto import words

SETTLED = 900  # milliseconds until all that comes has come
QUALITY = 80  # of pictures that many people load
AT_ONCE = 3  # browsers that draw at the same time: more would only wait for each other

Step = Callable[[Page], Awaitable[object]]


@dataclass
class Album:
    """The pictures of one device in one language."""

    language: str
    device: str
    screens: set[str]  # if none is named: all
    folder: Path
    ending: str = ".png"

    def wants(self, *names: str) -> bool:
        """Whether somebody wants one of these pictures."""
        return not self.screens or not self.screens.isdisjoint(names)


class Lens:
    """The browser of one device."""

    def __init__(self, page: Page, album: Album) -> None:
        self.page = page
        self.album = album

    async def visit(self, name: str, path: str, steps: Sequence[Step]) -> list[str]:
        """What does not fit there."""
        await self.page.emulate_media(color_scheme="dark" if name.endswith("-night") else "light")
        await self.page.goto(path)
        await self.page.locator("main").wait_for()
        for step in steps:
            await self.page.wait_for_timeout(SETTLED // 3)
            await step(self.page)
        return await self._take(name)

    async def _take(self, name: str) -> list[str]:
        await self.page.wait_for_timeout(SETTLED)
        await self.page.evaluate(AT_REST)
        album = self.album
        if album.language == words.PSEUDO:
            await accent_rules(self.page)
        album.folder.mkdir(parents=True, exist_ok=True)
        quality = QUALITY if album.ending.endswith(".jpg") else None
        await self.page.screenshot(path=album.folder / f"{name}{album.ending}", quality=quality)
        return [f"{album.language} {name} {album.device}: {fault}" for fault in await faults_of(self.page)]


class Camera:
    """All devices look at the same table: a game is played once for all of them."""

    def __init__(self, lenses: Sequence[Lens]) -> None:
        self.lenses = lenses
        self.faults: list[str] = []
        self._hands = asyncio.Semaphore(AT_ONCE)

    def wants(self, *names: str) -> bool:
        return any(lens.album.wants(*names) for lens in self.lenses)

    async def visit(self, name: str, path: str, *steps: Step) -> None:
        async def look(lens: Lens) -> list[str]:
            async with self._hands:
                return await lens.visit(name, path, steps)

        seen = await asyncio.gather(*(look(lens) for lens in self.lenses if lens.album.wants(name)))
        self.faults += [fault for faults in seen for fault in faults]


# -- what one does before


def press(selector: str) -> Step:
    return lambda page: page.locator(selector).filter(visible=True).first.click()


def strike(key: str) -> Step:
    return lambda page: page.keyboard.press(key)


def awaits(selector: str) -> Step:
    return lambda page: page.locator(selector).first.wait_for()


def scrub(to: int) -> Step:
    return lambda page: page.locator(".scrubber input").fill(str(to))
