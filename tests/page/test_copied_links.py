"""A browser may refuse to copy: then the link can be read and copied by hand."""

from __future__ import annotations

import pytest
from playwright.async_api import expect
from support.page.browser import PHONE, GuestBrowsers

pytestmark = pytest.mark.anyio

REFUSES = """
() => { navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError")); }
"""
LONGER_THAN_A_NOTICE_MS = 9_000


async def test_a_link_that_cannot_be_copied_is_shown(browsers: GuestBrowsers) -> None:
    anna = await browsers.guest(PHONE)
    await anna.open_table("masker", 2)
    await anna.page.evaluate(REFUSES)
    await anna.press("Copy the link")
    notice = anna.page.locator(".notice")
    await expect(notice).to_contain_text(f"/t/{anna.code}")
    await anna.page.wait_for_timeout(LONGER_THAN_A_NOTICE_MS)
    await expect(notice).to_contain_text(anna.code)
    box = await notice.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["viewport"]["width"]
    await anna.press("Got it")
    await expect(notice).to_have_count(0)
