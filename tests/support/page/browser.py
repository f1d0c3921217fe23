"""Real browsers for the page's tests: phones and laptops, in several languages, at a house on SQLite."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, WebSocket, async_playwright, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from devtools.external_programs import BROWSER
from ridotto.client.house_client import COOKIE
from ridotto.house.sockets.socket_protocol import HEARTBEAT
from ridotto.table.handlers import hush_timing
from support.failed import FAILED
from support.house.running_house import quick_settings, run_house
from support.store.required_program import require_program

logger = logging.getLogger(__name__)

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
FRENCH: dict[str, Any] = {**LAPTOP, "locale": "fr-FR"}
FRENCH_PHONE: dict[str, Any] = {**PHONE, "locale": "fr-FR"}

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
TIMEOUT_MILLISECONDS = 60_000.0  # after which a test that waits for the page has failed
expect.set_options(timeout=TIMEOUT_MILLISECONDS)
MAX_GAME_SECONDS = 600.0  # a game that takes longer is stuck


def attempts() -> Iterator[int]:
    """How often a test may look at a screen in one game. Limited by time, because a busy machine needs many looks."""
    end = time.monotonic() + MAX_GAME_SECONDS
    return itertools.takewhile(lambda look: time.monotonic() < end, itertools.count())


# On a connection without fonts a press doesn't wait for them forever.
FONTS_LOADED = """() => Promise.race([document.fonts.ready, new Promise((done) => setTimeout(done, 2000))])
  .then(() => null)"""

# Before the first dance of a carnival everybody reads their card. This script dismisses it at once.
DISMISS_FIRST_CARD = """
new MutationObserver(() => document.querySelector(".first-card .gold")?.click())
  .observe(document, { childList: true, subtree: true });
"""

# What was pressed and where it landed, to understand a failure.
RECORD_PRESSES = """
window.presses = [];
for (const type of ["mousedown", "mouseup", "click"]) {
  addEventListener(type, ({ target, timeStamp }) => {
    const what = `${target.localName} ${target.textContent?.slice(0, 40)}`;
    window.presses.push(`${Math.round(timeStamp)} ms: ${type} on ${what}`);
  }, { capture: true });
}
"""


class RestartableHouse:
    """A house that can be closed and opened again at the same address, with the same games."""

    def __init__(self, folder: Path) -> None:
        self.url = ""
        self._settings = quick_settings(database=f"sqlite:///{folder}")
        self._open = contextlib.AsyncExitStack()

    async def open(self) -> None:
        port = int(self.url.rsplit(":", 1)[1]) if self.url else 0
        self.url = await self._open.enter_async_context(run_house(self._settings, port=port))

    async def close(self) -> None:
        await self._open.aclose()


class BrowserGuest:
    """Somebody at a screen: the page, everything its sockets received, and what went wrong in it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received: list[str] = []
        self.faults: list[str] = []
        self.unanswered: list[str] = []  # requests
        self._message_received = asyncio.Event()
        page.set_default_timeout(TIMEOUT_MILLISECONDS)
        page.on("websocket", self._watch_socket)
        page.on("console", self._note_console)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("requestfailed", lambda request: self.unanswered.append(f"{request.method} {request.url}"))

    def _watch_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._receive(str(frame)))

    def _receive(self, frame: str) -> None:
        if frame == HEARTBEAT.decode():
            return  # a heartbeat isn't a message
        self.received.append(frame)
        self._message_received.set()

    async def wait_for_message(self, seconds: float = 0.3) -> None:
        """Waits until the house has sent something, but not for long."""
        self._message_received.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._message_received.wait(), seconds)

    def _note_console(self, message: ConsoleMessage) -> None:
        # The browser itself complains when the house is down; what the page makes of it is tested.
        if message.type == "error" and "ERR_CONNECTION" not in message.text and "WebSocket" not in message.text:
            self.faults.append(message.text)

    async def press(self, name: str) -> None:
        """Presses the button of that name, as a finger or a mouse would, once the page has its fonts: until then the
        button may move away under the finger."""
        button = self.page.get_by_role("button", name=name, exact=True).filter(visible=True).first
        await button.wait_for()
        await self.page.evaluate(FONTS_LOADED)
        await button.click()

    async def wait_for_text(self, text: str) -> None:
        await self.page.get_by_text(text).filter(visible=True).first.wait_for()

    async def open_table(self, game: str, seats: int, **options: object) -> str:
        """Opens a table, goes there and gets a seat; the code of the table."""
        await self.page.locator(".my-name").wait_for()  # the house knows them: nobody can be host without a name
        response = await self.page.request.post("/api/tables", data={"game": game, "seats": seats, "options": options})
        assert response.ok, await response.text()
        await self.page.goto(f"/t/{(await response.json())['code']}")
        await self.page.locator(".seat-mine").wait_for()
        return self.code

    async def sit_down(self) -> None:
        """Takes the first free seat, or the next one if somebody else was faster."""
        for _ in attempts():
            await self.page.locator(".seat-empty").first.click()
            with contextlib.suppress(PlaywrightTimeout):
                await self.page.locator(".seat-mine").first.wait_for(timeout=5_000)
                return
            await self.page.keyboard.press("Escape")

    async def screen_text(self) -> str:
        """Where they are and what they read, to understand a failure."""
        if self.page.is_closed():
            return f"--- {self.page.url}, closed"
        text = await self.page.evaluate("document.body.innerText")
        presses = "\n".join(await self.page.evaluate("window.presses.slice(-12)"))
        told = f"--- last received: {self.received[-1:]}\n--- unanswered: {self.unanswered}\n--- presses:\n{presses}"
        return f"--- {self.page.url}\n{text}\n{told}"

    @property
    def code(self) -> str:
        """The code of the guest's table."""
        return self.page.url.rsplit("/", 1)[1]


class GuestBrowsers:
    """Creates guests, each with a browser context of their own."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.guests: list[BrowserGuest] = []
        self._browser = browser
        self.url = url
        self._contexts: list[BrowserContext] = []

    @property
    def port(self) -> int:
        """The port of the house."""
        return int(self.url.rsplit(":", 1)[1])

    async def guest(
        self,
        device: dict[str, Any] = LAPTOP,
        path: str = "/",
        url: str | None = None,
        cookie: str = "",
        script: str = "",
        reads_card: bool = False,
    ) -> BrowserGuest:
        """A guest who opens a path of the house, perhaps at another address, with an earlier cookie, or with a script
        that runs before the page's own."""
        context = await self._browser.new_context(base_url=url or self.url, reduced_motion="reduce", **device)
        await context.add_init_script(RECORD_PRESSES)
        if not reads_card:
            await context.add_init_script(DISMISS_FIRST_CARD)
        self._contexts.append(context)
        if cookie:
            await context.add_cookies([{"name": COOKIE, "value": cookie, "url": self.url}])
        if script:
            await context.add_init_script(script)
        guest = BrowserGuest(await context.new_page())
        self.guests.append(guest)
        await guest.page.goto(path)
        return guest

    async def close(self) -> None:
        for context in self._contexts:
            await context.close()


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=require_program(BROWSER), args=[*FLAGS])
        yield browser
        await browser.close()
    # The loop is closed right after this, and must notice first that the driver's pipes are closed.
    await asyncio.sleep(0.5)


@pytest.fixture
async def lasting_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[RestartableHouse]:
    monkeypatch.setattr(hush_timing, "LEAST_HUSH", 0.02)  # a carnival has dozens of hushes
    house = RestartableHouse(tmp_path)
    await house.open()
    yield house
    await house.close()


@pytest.fixture
async def browsers(
    chromium: Browser, lasting_house: RestartableHouse, request: pytest.FixtureRequest
) -> AsyncIterator[GuestBrowsers]:
    """Guests' browsers. In the end, nothing may have gone wrong on anybody's screen."""
    guest_browsers = GuestBrowsers(chromium, lasting_house.url)
    yield guest_browsers
    if request.node.stash.get(FAILED, False):
        for guest in guest_browsers.guests:
            logger.error(await guest.screen_text())
    await guest_browsers.close()
    assert [guest.faults for guest in guest_browsers.guests if guest.faults] == []
