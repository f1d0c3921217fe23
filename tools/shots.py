"""Pictures of every screen, of a phone and of a laptop, at a house of its own: `python3 dev.py shots`.

They go to shots/LANGUAGE/; what does not fit on a screen is named at the end. Further words: languages (`all` for all
of them and the one that nobody speaks), or names of screens (`home`, `masker`, `masker-end` …).
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Page, async_playwright
from shots_faults import accent_rules, faults_of, speak_pseudo
from shots_house import Sitter, chromium_path, opened

from ridotto import words
from ridotto.client.visitor import COOKIE, Visitor
from ridotto.rules.event import Facts

ROOT = Path(__file__).resolve().parent.parent
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
DEVICES = {"phone": PHONE, "laptop": LAPTOP}
SETTLED = 900  # milliseconds until nothing moves any more


@dataclass
class Evening:
    """A table and how far it is played before its picture is taken."""

    game: str
    seats: int
    moves: int
    options: Facts


EVENINGS = [
    Evening("mascarade", 3, 7, {}),
    Evening("masker", 3, 6, {"grid": "stacks"}),
    Evening("mask", 4, 9, {"masks": 6}),
    Evening("carnaval", 9, 22, {}),
]


class Camera:
    """One guest's browser, and where its pictures go."""

    def __init__(self, page: Page, folder: Path, device: str, wanted: set[str]) -> None:
        self.page = page
        self.folder = folder
        self.device = device
        self.wanted = wanted
        self.faults: list[str] = []

    async def take(self, name: str) -> None:
        await self.page.wait_for_timeout(SETTLED)
        if self.folder.name == words.PSEUDO:
            await accent_rules(self.page)
        self.folder.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=self.folder / f"{name}-{self.device}.png")
        self.faults += [f"{self.folder.name} {name} {self.device}: {fault}" for fault in await faults_of(self.page)]

    async def visit(self, name: str, path: str, *steps: Callable[[Page], Awaitable[object]]) -> None:
        """Goes there, does what has to be done, and takes the picture, if somebody wants it."""
        if self.wanted and name not in self.wanted:
            return
        await self.page.goto(path)
        await self.page.locator("main").wait_for()
        for step in steps:
            await self.page.wait_for_timeout(SETTLED // 3)
            await step(self.page)
        await self.take(name)


def press(selector: str) -> Callable[[Page], Awaitable[object]]:
    return lambda page: page.locator(selector).filter(visible=True).first.click()


def strike(key: str) -> Callable[[Page], Awaitable[object]]:
    return lambda page: page.keyboard.press(key)


# -- the round through the house


async def entrance(camera: Camera) -> None:
    await camera.visit("home", "/")
    await camera.visit("game", "/", press(".door-button"))
    await camera.visit("me", "/", press("header button"))
    await camera.visit("lost", "/nowhere/at/all")


async def books(camera: Camera) -> None:
    for evening in EVENINGS:
        await camera.visit(f"rules-{evening.game}", f"/rules/{evening.game}")
    await camera.visit("cards", "/rules/carnaval/cards")
    await camera.visit("master", "/rules/carnaval/master")


async def table(camera: Camera, guest: Visitor, evening: Evening) -> None:
    """Before the start, in the middle, and at the end."""
    game = evening.game
    code = await guest.open(game, evening.seats, options=evening.options, bots="regular")
    gathering = await guest.open(game, evening.seats, options=evening.options)
    await camera.visit(f"{game}-gathering", f"/t/{gathering}")
    async with guest.at(code) as seated:
        sitter = Sitter(seated, game)
        await sitter.play(evening.moves)
        await camera.visit(game, f"/t/{code}")
        for sheet in ("rules", "log", "chat", "more"):
            await camera.visit(f"{game}-{sheet}", f"/t/{code}", strike(sheet[0]))
        if not camera.wanted or camera.wanted & {f"{game}-end", f"{game}-replay"}:
            await sitter.play()
            await camera.visit(f"{game}-end", f"/t/{code}")
            await camera.visit(f"{game}-replay", f"/r/{code}")


async def go_round(camera: Camera, guest: Visitor) -> None:
    await entrance(camera)
    await books(camera)
    for evening in EVENINGS:
        await table(camera, guest, evening)


@contextlib.asynccontextmanager
async def visiting(browser: Browser, guest: Visitor, device: str, language: str) -> AsyncIterator[BrowserContext]:
    """The guest's own browser; without a service worker, which would hide what is asked of the house."""
    tongue = "en" if language == words.PSEUDO else language
    context = await browser.new_context(
        base_url=guest.url,
        locale=tongue,
        reduced_motion="reduce",
        service_workers="block",
        **DEVICES[device],  # type: ignore[arg-type]
    )
    host = urlsplit(guest.url).hostname or ""
    await context.add_cookies([{"name": COOKIE, "value": guest.cookie, "domain": host, "path": "/"}])
    if language == words.PSEUDO:
        await speak_pseudo(context)
    yield context
    await context.close()


async def photograph(browser: Browser, url: str, language: str, wanted: set[str]) -> list[str]:
    faults = []
    for device in DEVICES:
        async with Visitor(url) as guest:
            await guest.called("Chiara", language="en" if language == words.PSEUDO else language)
            async with visiting(browser, guest, device, language) as context:
                camera = Camera(await context.new_page(), ROOT / "shots" / language, device, wanted)
                await go_round(camera, guest)
                faults += camera.faults
        sys.stderr.write(f"{language}: {device}\n")
    return faults


async def main(asked: list[str]) -> int:
    spoken = [*words.LANGUAGES, words.PSEUDO]
    languages = spoken if "all" in asked else [word for word in asked if word in spoken] or ["en"]
    wanted = {word for word in asked if word not in spoken and word != "all"}
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        async with opened(folder) as url, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
            for language in languages:
                faults += await photograph(browser, url, language, wanted)
            await browser.close()
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
