"""One carnival, two languages: both players read, hear and are refused in their own, whatever the other one speaks."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
from playwright.async_api import Error, Locator, expect
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers
from support.words.language_check import foreign_texts

from ridotto.table.bot_names import BOT_NAMES
from ridotto.words import sentence

pytestmark = pytest.mark.anyio

# A browser with only a German voice, which records what it should say.
GERMAN_VOICE = """
    window.spoken = [];
    const speech = {getVoices: () => [{lang: "de-DE"}], speak: (utterance) => spoken.push(utterance), cancel() {}};
    Object.defineProperty(window, "speechSynthesis", {value: Object.assign(new EventTarget(), speech)});
    window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
# Every text on the screen, and every name that only a screen reader says.
ALL_TEXTS = """() => [...document.querySelectorAll("body *")].flatMap((place) => [
    [...place.childNodes].some((node) => node.nodeType === Node.TEXT_NODE) ? place.innerText?.trim() : "",
    ...["aria-label", "title", "placeholder", "alt"].map((name) => place.getAttribute(name)),
].filter(Boolean))"""

DECIDED = ".hushed .decide .gold[aria-disabled=false]"
TO_CHOOSE = ".hushed .guest.lit"


class Speaker:
    """A guest who speaks one language."""

    def __init__(self, guest: BrowserGuest, language: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.language = language

    def word(self, key: str, **facts: str | int) -> str:
        return sentence(self.language, key, facts)

    def line(self, who: str, statement: str, **facts: str) -> str:
        """What somebody said at the ball, as this guest reads it."""
        return self.word("carnaval-says", who=who, statement=self.word(f"carnaval-say-{statement}", **facts))

    async def press(self, key: str, **facts: str) -> None:
        await self.guest.press(self.word(key, **facts))

    async def opens(self, tool: str) -> None:
        await self.page.locator(".tool:visible", has_text=self.word(f"page-tool-{tool}")).click()

    def offer(self, key: str) -> Locator:
        return self.page.locator(".offers button", has_text=self.word(key))

    async def says(self) -> None:
        await self.page.locator(".decide .gold[aria-disabled=false]").click()

    async def reads_only_own_language(self) -> None:
        await expect(self.page.locator("html")).to_have_attribute("lang", self.language)
        texts = await self.page.evaluate(ALL_TEXTS)
        assert texts
        assert foreign_texts(texts, self.language) == []

    async def is_refused(self) -> None:
        """Nobody may take the name of a bot."""
        await self.page.locator(".seat-empty").first.click()
        await self.page.get_by_role("textbox", name=self.word("page-neighbour-name")).fill(BOT_NAMES[0])
        await self.press("page-sit-down")
        await expect(self.page.locator(".notice")).to_contain_text(self.word("name-of-bot", name=BOT_NAMES[0]))
        await self.reads_only_own_language()
        await self.page.keyboard.press("Escape")

    async def reads(self, line: str) -> None:
        await expect(self.page.locator(".log-entries:visible").get_by_text(line, exact=True)).to_have_count(1)

    async def dances(self) -> None:
        """Decides until the buffet is served."""
        while not await self.offer("carnaval-verb-claim").count():
            await self.decides()
            await self.page.wait_for_timeout(20)

    async def decides(self) -> None:
        """Passes if possible, and otherwise chooses somebody, if there is anything to decide."""
        along = self.page.get_by_role("button", name=self.word("carnaval-pass", phase="dance"), exact=True)
        called = self.page.get_by_role("button", name=self.word("carnaval-pass-called"), exact=True)
        for way in (along, called, self.page.locator(DECIDED), self.page.locator(TO_CHOOSE)):
            if await way.count():
                with contextlib.suppress(Error):  # other players have moved meanwhile, and it is gone
                    await way.first.click(timeout=1_000)
                return


async def speaker(browsers: GuestBrowsers, language: str, name: str, device: dict[str, Any]) -> Speaker:
    guest = await browsers.guest({**device, "locale": f"{language}-{language.upper()}"})
    await guest.page.add_init_script(GERMAN_VOICE)
    await guest.page.locator(".my-name").wait_for()  # the page has invented one by now
    answer = await guest.page.request.put("/api/me", data={"name": name})
    assert answer.ok, await answer.text()
    return Speaker(guest, language)


async def at_the_ball(browsers: GuestBrowsers) -> tuple[Speaker, Speaker]:
    """Jutta from Germany at a laptop, Bruno from Italy with a phone, and three bots; the first dance begins."""
    jutta = await speaker(browsers, "de", "Jutta", LAPTOP)
    bruno = await speaker(browsers, "it", "Bruno", PHONE)
    code = await jutta.guest.open_table("carnaval", 5, roles="plain")
    await bruno.page.goto(f"/t/{code}")
    await bruno.guest.sit_down()
    for reader in (jutta, bruno):
        await reader.reads_only_own_language()
        await reader.is_refused()
    await jutta.press("page-start")
    return jutta, bruno


async def test_two_languages_at_one_table(browsers: GuestBrowsers) -> None:
    jutta, bruno = await at_the_ball(browsers)

    # The leader: heard if the browser has a voice for the language, otherwise read.
    await expect(bruno.page.locator(".written")).to_contain_text(bruno.word("carnaval-dance", dance=1))
    await asyncio.gather(jutta.reads_only_own_language(), bruno.reads_only_own_language())
    await asyncio.gather(jutta.dances(), bruno.dances())
    spoken = await jutta.page.evaluate("spoken.map(({text, lang, voice}) => [text, lang, voice.lang])")
    assert spoken[0] == [jutta.word("carnaval-dance", dance=1), "de", "de-DE"]
    assert {tuple(how) for _, *how in spoken} == {("de", "de-DE")}
    await expect(jutta.page.locator(".written")).to_have_count(0)
    assert await bruno.page.evaluate("spoken") == []

    # Statements: the same one, for each in their own language.
    await jutta.offer("carnaval-verb-claim").click()
    await jutta.offer("carnaval-role-guest").click()
    await jutta.says()
    await bruno.offer("carnaval-verb-accuse").click()
    await bruno.page.locator(".guest[data-seat='0']").click()
    await bruno.says()
    await bruno.opens("log")
    for reader in (jutta, bruno):
        await reader.reads(reader.line("Jutta", "claim", role=reader.word("carnaval-as-guest")))
        await reader.reads(reader.line("Bruno", "accuse", player="Jutta"))
        await reader.reads_only_own_language()
    await bruno.page.keyboard.press("Escape")

    # Talk stays as it was typed.
    await jutta.page.get_by_role("textbox", name=jutta.word("page-say-what")).fill("Buona sera, good evening!")
    await jutta.press("page-say")
    await bruno.opens("chat")
    for reader in (jutta, bruno):
        await expect(reader.page.locator(".chat-lines:visible")).to_contain_text("Jutta Buona sera, good evening!")
        await reader.reads_only_own_language()
