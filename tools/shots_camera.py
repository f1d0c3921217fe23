"""A guest's browser: goes somewhere, does what has to be done, and takes a picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page
from shots_faults import AT_REST, accent_rules, faults_of

from ridotto import words

SETTLED = 900  # milliseconds until all that comes has come
QUALITY = 80  # of pictures that many people load

Step = Callable[[Page], Awaitable[object]]


@dataclass
class Album:
    """The pictures of one device in one language."""

    language: str
    device: str
    screens: set[str]  # if none is named: all
    folder: Path
    ending: str = ".png"


class Camera:
    def __init__(self, page: Page, album: Album) -> None:
        self.page = page
        self.album = album
        self.faults: list[str] = []

    def wants(self, *names: str) -> bool:
        """Whether somebody wants one of these pictures."""
        return not self.album.screens or not self.album.screens.isdisjoint(names)

    async def visit(self, name: str, path: str, *steps: Step) -> None:
        if not self.wants(name):
            return
        await self.page.emulate_media(color_scheme="dark" if name.endswith("-night") else "light")
        await self.page.goto(path)
        await self.page.locator("main").wait_for()
        for step in steps:
            await self.page.wait_for_timeout(SETTLED // 3)
            await step(self.page)
        await self._take(name)

    async def _take(self, name: str) -> None:
        await self.page.wait_for_timeout(SETTLED)
        await self.page.evaluate(AT_REST)
        album = self.album
        if album.language == words.PSEUDO:
            await accent_rules(self.page)
        album.folder.mkdir(parents=True, exist_ok=True)
        quality = QUALITY if album.ending.endswith(".jpg") else None
        await self.page.screenshot(path=album.folder / f"{name}{album.ending}", quality=quality)
        self.faults += [f"{album.language} {name} {album.device}: {fault}" for fault in await faults_of(self.page)]


# -- what one does before


def press(selector: str) -> Step:
    return lambda page: page.locator(selector).filter(visible=True).first.click()


def strike(key: str) -> Step:
    return lambda page: page.keyboard.press(key)


def awaits(selector: str) -> Step:
    return lambda page: page.locator(selector).first.wait_for()


def scrub(to: int) -> Step:
    return lambda page: page.locator(".scrubber input").fill(str(to))
