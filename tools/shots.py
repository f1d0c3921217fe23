"""Pictures of every screen, of a phone and of a laptop, at a house of its own: `python3 dev.py shots`.

They go to shots/LANGUAGE/; what does not fit on a screen is named at the end. Further words: languages (`all` for all
of them and the one that nobody speaks), devices (`phone`, `laptop`), or screens (`home`, `masker`, `masker-end` …).
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, async_playwright
from shots_camera import Camera
from shots_faults import speak_pseudo
from shots_house import chromium_path, opened
from shots_round import go_round

from ridotto import words
from ridotto.client.visitor import COOKIE, Visitor

ROOT = Path(__file__).resolve().parent.parent
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
LAPTOP = {"viewport": {"width": 1280, "height": 800}}
DEVICES = {"phone": PHONE, "laptop": LAPTOP}


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


@dataclass
class Wishes:
    """What somebody wants pictures of; nothing named means all."""

    languages: list[str]
    devices: list[str]
    screens: set[str]

    @classmethod
    def read(cls, asked: list[str]) -> Self:
        spoken = [*words.LANGUAGES, words.PSEUDO]
        return cls(
            languages=spoken if "all" in asked else [word for word in asked if word in spoken] or ["en"],
            devices=[word for word in asked if word in DEVICES] or [*DEVICES],
            screens={word for word in asked if word not in (*spoken, *DEVICES, "all")},
        )


async def photograph(browser: Browser, url: str, language: str, device: str, screens: set[str]) -> list[str]:
    """What does not fit."""
    async with Visitor(url) as guest:
        await guest.called("Chiara", language="en" if language == words.PSEUDO else language)
        async with visiting(browser, guest, device, language) as context:
            camera = Camera(await context.new_page(), ROOT / "shots" / language, device, screens)
            await go_round(camera, guest)
    sys.stderr.write(f"{language}: {device}\n")
    return camera.faults


async def main(wishes: Wishes) -> int:
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        async with opened(folder) as url, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
            for language, device in product(wishes.languages, wishes.devices):
                faults += await photograph(browser, url, language, device, wishes.screens)
            await browser.close()
    sys.stdout.write("".join(f"{fault}\n" for fault in faults))
    return min(len(faults), 1)


if __name__ == "__main__":
    sys.exit(asyncio.run(main(Wishes.read(sys.argv[1:]))))
