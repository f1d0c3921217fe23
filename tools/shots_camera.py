"""A guest's browser: goes somewhere, does what has to be done, and takes a picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from playwright.async_api import Page
from shots_faults import accent_rules, faults_of

from ridotto import words

SETTLED = 900  # milliseconds until nothing moves any more

Step = Callable[[Page], Awaitable[object]]


class Camera:
    def __init__(self, page: Page, folder: Path, device: str, wanted: set[str]) -> None:
        self.page = page
        self.folder = folder
        self.device = device
        self.wanted = wanted
        self.faults: list[str] = []

    def wants(self, *names: str) -> bool:
        """Whether somebody wants one of these pictures."""
        return not self.wanted or not self.wanted.isdisjoint(names)

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
        if self.folder.name == words.PSEUDO:
            await accent_rules(self.page)
        self.folder.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=self.folder / f"{name}-{self.device}.png")
        self.faults += [f"{self.folder.name} {name} {self.device}: {fault}" for fault in await faults_of(self.page)]


# -- what one does before


def press(selector: str) -> Step:
    return lambda page: page.locator(selector).filter(visible=True).first.click()


def strike(key: str) -> Step:
    return lambda page: page.keyboard.press(key)


def awaits(selector: str) -> Step:
    return lambda page: page.locator(selector).first.wait_for()


def scrub(to: int) -> Step:
    return lambda page: page.locator(".scrubber input").fill(str(to))
