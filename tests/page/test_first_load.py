"""The first load on a bad connection, parts of the page that fail to load, and the page without its house."""

from __future__ import annotations

import asyncio
import re
import shutil
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Request, Route, expect
from support.page.browser import FRENCH_PHONE, PHONE, BrowserGuest, GuestBrowsers, RestartableHouse

from ridotto.house import app
from ridotto.house.http.page import PAGE_FOLDER, Page

pytestmark = pytest.mark.anyio

# At 400 kbit/s with a round trip of 400 ms, two round trips and this many bytes take 2.3 seconds.
MOST_BYTES = 75_000
NO_WORKER = {"service_workers": "block"}  # a test can't intercept a service worker's requests
CACHED_PATHS = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  return kept;
}"""
BUILD = re.compile(r'BUILD = "(\w+)"')


async def open_blank_page(browsers: GuestBrowsers, **device: object) -> BrowserGuest:
    """A browser that hasn't loaded anything from the house."""
    return await browsers.guest({**PHONE, **device}, "about:blank")


# -- on a bad connection


async def test_the_entrance_needs_two_round_trips_and_few_bytes(browsers: GuestBrowsers) -> None:
    """Only what the entrance itself refers to is answered: no fonts, nothing of /api."""
    named = {"/", *re.findall(r'"(/assets/[^"]+)"', (PAGE_FOLDER / "index.html").read_text(encoding="utf-8"))}
    guest = await open_blank_page(browsers, **NO_WORKER)
    sent: list[Request] = []

    async def answer_if_named(route: Route) -> None:
        if route.request.url.removeprefix(browsers.url) in named:
            await route.continue_()

    await guest.page.route("**/*", answer_if_named)
    guest.page.on("requestfinished", lambda request: sent.append(request))  # noqa: PLW0108 -- playwright marks it
    await guest.page.goto("/", wait_until="commit")
    await guest.press("About Masker")
    await expect(guest.page.get_by_role("dialog")).to_be_visible()
    # With interception the browser caches nothing, and requests a preloaded script again when it is imported.
    once = {request.url: request for request in sent}.values()
    answers = [answer for request in once if (answer := await request.response()) is not None]
    assert {answer.headers["content-encoding"] for answer in answers} <= {"br", "gzip"}
    assert len([answer for answer in answers if re.search(r"/assets/[a-z]{2}-", answer.url)]) == 1, "one language"
    assert sum(int(answer.headers["content-length"]) for answer in answers) < MOST_BYTES
    await guest.page.unroute_all(behavior="ignoreErrors")


@pytest.mark.parametrize(("chosen", "words"), [("", "fr"), ("it", "it"), ("tlh", "fr")])
async def test_the_words_are_fetched_once_and_in_the_language_that_was_chosen(
    browsers: GuestBrowsers, chosen: str, words: str
) -> None:
    guest = await browsers.guest({**FRENCH_PHONE, **NO_WORKER}, "about:blank")
    if chosen:
        await guest.page.add_init_script(f'localStorage.setItem("ridotto-language", "{chosen}")')
    requested: list[str] = []
    guest.page.on("request", lambda request: requested.append(request.url))
    await guest.page.goto("/")
    await guest.page.locator(".my-name").wait_for()
    assert {found[1] for url in requested if (found := re.search(r"/assets/([a-z]{2})-", url))} == {words}


# -- parts that fail to load


async def test_a_part_that_fails_is_fetched_again(browsers: GuestBrowsers) -> None:
    guest = await browsers.guest({**PHONE, **NO_WORKER})
    failures = 2

    async def fail_at_first(route: Route) -> None:
        nonlocal failures
        failures -= 1
        await (route.abort("connectionreset") if failures >= 0 else route.continue_())

    await guest.page.route("**/assets/print-*.js", fail_at_first)
    await guest.press("About Au carnaval de Venise")
    await guest.page.get_by_role("link", name="Role cards to print").click()
    await expect(guest.page.get_by_role("heading", name="little old man")).to_have_count(1)
    assert failures < 0


async def test_a_part_that_keeps_failing_can_be_loaded_again(browsers: GuestBrowsers) -> None:
    guest = await browsers.guest({**PHONE, **NO_WORKER})
    await guest.page.locator(".my-name").wait_for()
    await guest.page.route("**/assets/print-*.js", lambda route: route.abort("connectionreset"))
    await guest.press("About Au carnaval de Venise")
    await guest.page.get_by_role("link", name="Role cards to print").click()
    await guest.wait_for_text("This part of the page couldn’t be loaded.")
    await guest.page.unroute("**/assets/print-*.js")
    await guest.press("Try again")
    await expect(guest.page.get_by_role("heading", name="little old man")).to_have_count(1)


async def test_without_its_words_the_page_still_says_what_is_wrong(browsers: GuestBrowsers) -> None:
    guest = await browsers.guest({**FRENCH_PHONE, **NO_WORKER}, "about:blank")
    await guest.page.route("**/assets/fr-*.js", lambda route: route.abort("connectionreset"))
    await guest.page.goto("/")
    await guest.wait_for_text("Cette partie de la page n’a pas pu être chargée.")
    await guest.page.unroute("**/assets/fr-*.js")
    await guest.press("Réessayer")
    await guest.page.locator(".my-name").wait_for()


# -- without its house


async def wait_until_cached(guest: BrowserGuest, *needed: str) -> list[str]:
    """Waits until the browser has cached a page with files of these names; everything it has cached."""
    while True:
        kept: list[str] = await guest.page.evaluate(CACHED_PATHS)
        if "/" in kept and all(any(name in path for path in kept) for name in needed):
            return kept
        await asyncio.sleep(0.1)


async def test_the_page_opens_without_its_house_and_goes_on_when_it_is_back(
    browsers: GuestBrowsers, lasting_house: RestartableHouse
) -> None:
    guest = await browsers.guest(FRENCH_PHONE)
    kept = await wait_until_cached(guest, "/assets/index-", "/assets/fr-", ".css", ".woff2")
    assert [path for path in kept if path != "/" and not path.startswith(("/assets/", "/icon", "/manifest"))] == []
    away = guest.page.get_by_text("Pas de connexion avec la maison.")
    for path in ("/", "/t/ABCDEF"):
        await lasting_house.close()
        await guest.page.goto(path)
        await expect(away).to_be_visible()
        await lasting_house.open()
        await expect(away).to_be_hidden()
        await guest.page.locator(".my-name").wait_for()
    # The browser itself complains about parts that were never used before, for instance the table.
    guest.faults = [fault for fault in guest.faults if "ERR_FAILED" not in fault]


async def test_a_newer_house_shows_its_own_page_at_once_and_the_old_one_is_forgotten(
    browsers: GuestBrowsers, lasting_house: RestartableHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = await browsers.guest(PHONE)
    await wait_until_cached(guest, "/assets/index-")
    newer = Path(shutil.copytree(PAGE_FOLDER, tmp_path / "newer", ignore=shutil.ignore_patterns("*.br", "*.gz")))
    replace_in(newer / "index.html", "<title>Ridotto</title>", "<title>Newer</title>")
    replace_in(newer / "sw.js", *renamed_build((newer / "sw.js").read_text(encoding="utf-8")))
    monkeypatch.setattr(app, "Page", partial(Page, newer))
    await lasting_house.close()
    await lasting_house.open()
    await guest.page.reload()
    assert "<title>Newer</title>" in await guest.page.content()
    while await guest.page.evaluate("caches.keys()") != ["ridotto-newer"]:
        await asyncio.sleep(0.1)
    await lasting_house.close()
    await guest.page.reload()
    assert "<title>Newer</title>" in await guest.page.content()
    await guest.wait_for_text("No connection to the house.")
    await lasting_house.open()


def renamed_build(worker: str) -> tuple[str, str]:
    name = BUILD.findall(worker)[0]
    return f'"{name}"', '"newer"'


def replace_in(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
