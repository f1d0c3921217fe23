"""How soon a move is on the other player's screen. It is reported, not judged: a busy machine is no fault."""

from __future__ import annotations

import statistics
from collections.abc import Callable

import pytest
from browser import LAPTOP, Guest, Street
from by_ear import Listener

pytestmark = pytest.mark.anyio

MOST_MOVES = 20
NOTE_PRESSES = 'addEventListener("click", press => { pressed = performance.timeOrigin + press.timeStamp }, true)'
LOOK_FOR_CHANGE = """place => { shown = new Promise(tell => {
  const changed = () => requestAnimationFrame(() => tell(performance.timeOrigin + performance.now()));
  const cross = document.querySelector(`[data-place=${place}]`);
  new MutationObserver(changed).observe(cross, { attributeFilter: ["aria-label"] });
}) }"""


async def two_at_masker(street: Street) -> list[Listener]:
    anna = await street.guest(LAPTOP)
    code = await anna.opens("masker", 2)
    bob = await street.guest(LAPTOP, f"/t/{code}")
    await bob.sits_down()
    await anna.press("Start the game")
    for guest in (anna, bob):
        await guest.page.locator(".stage").wait_for()
        await guest.page.evaluate(NOTE_PRESSES)
    return [Listener(anna), Listener(bob)]


async def milliseconds(mover: Listener, other: Guest, name: str) -> float:
    """From the last press until the other's screen has been drawn anew; both are on this machine, so clocks agree."""
    await other.page.evaluate(LOOK_FOR_CHANGE, name[:2])
    await mover.presses(name)
    if (capture := mover.wants(await mover.hears(), "masker-capture")) is not None:
        await mover.presses(capture)
    return float(await other.page.evaluate("shown")) - float(await mover.page.evaluate("pressed"))


async def test_a_move_is_on_the_other_screen(street: Street, record_property: Callable[[str, object], None]) -> None:
    players = await two_at_masker(street)
    taken: list[float] = []
    for _ in range(MOST_MOVES * 10):
        for mover, other in (players, players[::-1]):
            name = mover.wants(await mover.hears(), "masker-place-open")
            if name is not None:
                taken.append(await milliseconds(mover, other.guest, name))
        if len(taken) >= MOST_MOVES or mover.wants(await mover.hears(), "page-see-replay"):
            break
    assert len(taken) >= 5
    p50, p95 = (statistics.quantiles(taken, n=20, method="inclusive")[n] for n in (9, 18))
    record_property("move on the other screen", f"p50 {p50:.0f} ms, p95 {p95:.0f} ms of {len(taken)} moves")
