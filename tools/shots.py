"""Takes pictures of every screen, at every size, at a house of its own: `python3 dev.py shots`.

They go to shots/LANGUAGE/; what doesn't fit on a screen is listed at the end. Further arguments: languages (`all` for
all of them and the pseudo-language), sizes (`tiny`, `phone`, `landscape`, `tablet`, `laptop`, `wide`, `zoomed`),
screens (`home`, `masker`, `masker-end` …); or `readme` alone, for the pictures that README.md shows. Anything else is
refused, with a list of what there is.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from itertools import groupby
from pathlib import Path
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, async_playwright
from shots_camera import Camera, DeviceBrowser, ShotSet
from shots_devices import DEVICES
from shots_house import run_house
from shots_layout_faults import speak_pseudo
from shots_tour import PLANNED_GAMES, screen_names, take_tour

from ridotto import words
from ridotto.client.house_client import COOKIE, HouseClient

ROOT = Path(__file__).resolve().parent.parent

PICTURES = ROOT / "docs" / "pictures"
README = [
    ShotSet("en", "laptop", {"home"}, PICTURES, ".jpg"),
    ShotSet("en", "phone", {planned.game for planned in PLANNED_GAMES}, PICTURES, ".jpg"),
]


@contextlib.asynccontextmanager
async def browser_context(
    browser: Browser, guest: HouseClient, device: str, language: str
) -> AsyncIterator[BrowserContext]:
    """The guest's own browser, without a service worker, which would hide requests to the house."""
    locale = "en" if language == words.PSEUDO else language
    context = await browser.new_context(
        base_url=guest.url,
        locale=locale,
        reduced_motion="reduce",
        service_workers="block",
        **DEVICES[device],
    )
    host = urlsplit(guest.url).hostname or ""
    await context.add_cookies([{"name": COOKIE, "value": guest.cookie, "domain": host, "path": "/"}])
    if language == words.PSEUDO:
        await speak_pseudo(context)
    yield context
    await context.close()


async def take_shots(browser: Browser, url: str, language: str, sets: Sequence[ShotSet]) -> list[str]:
    """Takes them all; returns what doesn't fit."""
    async with contextlib.AsyncExitStack() as stack:
        guest = await stack.enter_async_context(HouseClient(url))
        await guest.set_name("Chiara", language="en" if language == words.PSEUDO else language)
        browsers = []
        for shot_set in sets:
            context = await stack.enter_async_context(browser_context(browser, guest, shot_set.device, language))
            browsers.append(DeviceBrowser(await context.new_page(), shot_set))
        camera = Camera(browsers)
        await take_tour(camera, guest)
    sys.stderr.write(f"{language}: {', '.join(shot_set.device for shot_set in sets)}\n")
    return camera.faults


SPOKEN = [*words.LANGUAGES, words.PSEUDO]


def refusal(args: list[str], screens: Sequence[str]) -> str:
    """What to say if an argument is neither a language nor a size nor one of these screens; nothing if all are."""
    unknown = [arg for arg in args if arg not in ("all", *SPOKEN, *DEVICES, *screens)]
    if not unknown or args == ["readme"]:
        return ""
    return (
        f"There is nothing called {' or '.join(unknown)}, only languages ({' '.join(SPOKEN)}, or all), "
        f"sizes ({' '.join(DEVICES)}) and screens ({' '.join(screens)}), or readme alone."
    )


def shot_sets(args: list[str]) -> list[ShotSet]:
    if args == ["readme"]:
        return README
    languages = SPOKEN if "all" in args else [arg for arg in args if arg in SPOKEN] or ["en"]
    devices = [arg for arg in args if arg in DEVICES] or [*DEVICES]
    screens = {arg for arg in args if arg not in (*SPOKEN, *DEVICES, "all")}
    return [
        ShotSet(language, device, screens, ROOT / "shots" / language, f"-{device}.png")
        for language in languages
        for device in devices
    ]


async def main(args: list[str]) -> int:
    if refused := refusal(args, await screen_names()):
        sys.stderr.write(f"{refused}\n")
        return 2
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        async with run_house(folder) as url, async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=os.environ.get("RIDOTTO_CHROMIUM"), args=["--no-sandbox"]
            )
            for language, sets in groupby(shot_sets(args), lambda shot_set: shot_set.language):
                faults += await take_shots(browser, url, language, [*sets])
            await browser.close()
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
