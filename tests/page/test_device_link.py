"""The other end of a link to another device: the page asks first, in every language, on a phone and by keyboard."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from support.page.accessibility import check_accessibility
from support.page.browser import LAPTOP, PHONE, BrowserGuest, GuestBrowsers

from ridotto.words import LANGUAGES, sentence

pytestmark = pytest.mark.anyio


async def link_of(guest: BrowserGuest, code: str = "") -> str:
    """A link that the guest creates on their first device."""
    await guest.page.locator(".my-name").wait_for()
    response = await guest.page.request.put("/api/me", data={"name": "Anna", "language": "en"})
    assert response.ok
    response = await guest.page.request.post("/api/me/carry", data={"code": code})
    return "/carry/" + str((await response.json())["link"]).rsplit("/", 1)[1]


async def name_of(guest: BrowserGuest) -> str:
    return str((await (await guest.page.request.get("/api/me")).json())["name"])


async def test_a_phone_asks_becomes_that_guest_and_goes_to_their_table(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(LAPTOP)
    code = await anna.open_table("masker", 2)
    link = await link_of(anna, code)
    phone = await browsers.guest(PHONE, link)
    await expect(phone.page.get_by_role("heading", name="Become Anna on this device?")).to_be_visible()
    before = await name_of(phone)
    assert before != "Anna"
    await phone.wait_for_text(f"You’re {before} on this device.")
    await phone.press("Become Anna")
    await phone.page.locator(".seat-mine").wait_for()
    assert phone.code == code
    assert await name_of(phone) == "Anna"


async def test_you_can_stay_who_you_are_and_a_used_link_says_so(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(LAPTOP)
    link = await link_of(anna)
    phone = await browsers.guest(PHONE, link)
    await phone.page.locator("h1").wait_for()
    before = await name_of(phone)
    await phone.page.get_by_role("link", name=f"Stay {before}").click()
    await expect(phone.page).to_have_url(f"{browsers.url}/")
    assert await name_of(phone) == before
    other = await browsers.guest(PHONE, link)
    await other.press("Become Anna")
    await expect(other.page).to_have_url(f"{browsers.url}/")
    await phone.page.goto(link)
    await phone.wait_for_text("has already been used")
    await anna.page.goto(link)
    await anna.wait_for_text("You’re already Anna on this device.")
    phone.faults.clear()  # the browser itself complains about a refusal


async def test_by_keyboard(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(LAPTOP)
    laptop = await browsers.guest(LAPTOP, await link_of(anna))
    button = laptop.page.get_by_role("button", name="Become Anna")
    await button.wait_for()
    for _ in range(20):
        await laptop.page.keyboard.press("Tab")
        if await button.evaluate("button => button === document.activeElement"):
            break
    await laptop.page.keyboard.press("Enter")
    await expect(laptop.page).to_have_url(f"{browsers.url}/")
    assert await name_of(laptop) == "Anna"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_asks_in_every_language_and_fits_a_phone(browsers: GuestBrowsers, language: str) -> None:
    anna = await browsers.guest(LAPTOP)
    phone = await browsers.guest({**PHONE, "locale": language}, await link_of(anna))
    title = sentence(language, "page-carry", {"name": "Anna"})
    await expect(phone.page.locator("h1")).to_have_text(title)
    overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert await phone.page.evaluate(overflow) <= 0
    small = "[...document.querySelectorAll('main .row > *')].filter(each => each.getBoundingClientRect().height < 44)"
    assert await phone.page.evaluate(f"{small}.length") == 0
    await check_accessibility(phone)
