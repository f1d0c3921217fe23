"""How soon a move is on the other player's screen. It is reported but not judged: a busy machine isn't a fault."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest
from support.page.browser import LAPTOP, BrowserGuest, GuestBrowsers
from support.page.screen_reader import ScreenReaderPlayer

pytestmark = pytest.mark.anyio

MOST_MOVES = 20
NOTE_PRESSES = 'addEventListener("click", press => { pressed = performance.timeOrigin + press.timeStamp }, true)'
LOOK_FOR_CHANGE = """place => { shown = new Promise(resolve => {
  const changed = () => requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
  const cross = document.querySelector(`[data-place=${place}]`);
  new MutationObserver(changed).observe(cross, { attributeFilter: ["aria-label"] });
}) }"""


async def two_at_masker(browsers: GuestBrowsers) -> list[ScreenReaderPlayer]:
    anna = await browsers.guest(LAPTOP)
    code = await anna.open_table("masker", 2)
    bob = await browsers.guest(LAPTOP, f"/t/{code}")
    await bob.sit_down()
    await anna.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
        await guest.page.evaluate(NOTE_PRESSES)
    return [ScreenReaderPlayer(anna), ScreenReaderPlayer(bob)]


async def milliseconds(mover: ScreenReaderPlayer, other: BrowserGuest, name: str) -> float:
    """From the last press until the other screen is drawn again; both are on this machine, so their clocks agree."""
    await other.page.evaluate(LOOK_FOR_CHANGE, name[:2])
    await mover.press(name)
    if (capture := mover.wanted(await mover.button_names(), "masker-capture")) is not None:
        await mover.press(capture)
    return float(await other.page.evaluate("shown")) - float(await mover.page.evaluate("pressed"))


async def test_a_move_is_on_the_other_screen(
    browsers: GuestBrowsers, record_property: Callable[[str, object], None]
) -> None:
    players = await two_at_masker(browsers)
    taken: list[float] = []
    for _ in range(MOST_MOVES * 10):
        for mover, other in (players, players[::-1]):
            name = mover.wanted(await mover.button_names(), "masker-place-open")
            if name is not None:
                taken.append(await milliseconds(mover, other.guest, name))
        if len(taken) >= MOST_MOVES or mover.wanted(await mover.button_names(), "page-see-replay"):
            break
    assert len(taken) >= 5
    p50, p95 = (statistics.quantiles(taken, n=20, method="inclusive")[n] for n in (9, 18))
    record_property("move on the other screen", f"p50 {p50:.0f} ms, p95 {p95:.0f} ms of {len(taken)} moves")
