"""The layout check finds each fault on a small made-up page, and none on a page that is fine."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser
from shots_layout_faults import find_faults

pytestmark = pytest.mark.anyio

TRAY = "position: relative; width: 150px; height: 60px; background: tan"
PIECE = "position: absolute; width: 50px; height: 50px; padding: 0"
BAR = "position: fixed; inset: auto 0 0; height: 60px; background: white"
STAGE = f"""
<div class="stage"><h1 class="whose-turn">Your turn</h1>
  <div class="board-mascarade">
    <div style="height: {{above}}px"></div>
    <div class="rack" aria-label="Your rack" style="height: 60px">cards</div>
  </div>
  <div class="tools" style="{BAR}"><button>Chat</button></div>
</div>"""
HIDDEN = "position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)"
LINES = "".join(f'<p style="margin: 0; line-height: 20px">{said}</p>' for said in ("Your turn.", "Rings pay."))
SHADE = "background: linear-gradient(#0000, white) bottom / 100% 40px no-repeat local"
QUESTION = """
<p style="margin: 0; height: 40px">Whose mask?</p>
<div class="decide" style="position: relative; margin-top: {raised}px; height: 40px; background: white"></div>"""


def tray(second: int, third: int) -> str:
    """Three pieces on it, the first at its left edge."""
    pieces = "".join(
        f'<button aria-label="{name}" style="{PIECE}; left: {left}px"></button>'
        for name, left in {"a1": 0, "b1": second, "c1": third}.items()
    )
    return f'<div class="tray" style="{TRAY}">{pieces}</div>'


def buttons(*names: str) -> str:
    """One below the other, each 44 pixels high and 6 pixels from the next."""
    return " ".join(f'<button style="display: block; height: 44px; margin: 0 0 6px">{name}</button>' for name in names)


FAULTS = {
    "pieces that overlap": (tray(40, 100), ['the button "a1" overlaps the button "b1"']),
    "a piece that leaves its frame": (tray(50, 110), ['the button "c1" leaves the tray']),
    "a rack below the fold": (STAGE.format(above=700), ['the rack "Your rack" is 40 px out of sight']),
    "a question under its buttons": (QUESTION.format(raised=-30), ['"Whose mask?" lies under the decide']),
    "a control that cannot be pressed": (
        '<button>Bid 4</button><div class="veil" style="position: fixed; inset: 0; background: #fff9"></div>',
        ['"Bid 4" lies under the veil', 'the button "Bid 4" lies under the veil'],
    ),
    "a page that scrolls sideways": ('<p style="width: 900px">Too wide.</p>', ["the page is 510 px too wide"]),
    "a list in a box that is too small": (
        f'<details style="{HIDDEN}; clip-path: none"><summary>Show all 6 moves</summary></details>',
        ['"Show all 6 moves" is cut off'],
    ),
    "a text that is clipped in part": (
        '<div style="width: 100px; clip-path: inset(0 40% 0 0)"><p style="width: 180px">Demaskieren, bitte!</p></div>',
        ['"Demaskieren, bitte!" is cut off'],
    ),
    "a word that is broken": (
        '<button style="width: 60px; font-size: 16px; overflow-wrap: anywhere">Interroger</button>',
        ['"Interroger" is broken in "Interroger"'],
    ),
    "a text that is cut": (
        '<p style="width: 40px; overflow: hidden; white-space: nowrap">Demaskieren</p>',
        ['"Demaskieren" is cut off'],
    ),
    "a text cut by a box further out": (
        f'<div style="height: 30px; overflow: hidden"><section>{LINES}</section></div>',
        ['"Rings pay." is cut off'],
    ),
    "a text of which only the first line is shown": (
        '<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; '
        'width: 120px">Most points wins this game.</p>',
        ['"Most points wins this game." is cut off'],
    ),
    "a text in a low box that scrolls": (
        f'<div style="height: 30px; overflow-y: auto">{LINES}</div>',
        ['"Rings pay." is cut off'],
    ),
    "a row of buttons below the edge of their box": (
        f'<div style="height: 149px; overflow-y: auto">{buttons("Ask", "Vouch", "Suspect", "Vote")}</div>',
        ['"Vote" is cut off'],
    ),
    "buttons in a low box": (
        f'<div style="height: 70px; overflow-y: auto">{buttons("Ask", "Vouch", "Suspect")}</div>',
        ['"Suspect" is cut off', '"Vouch" is cut off'],
    ),
    "a text below a button, in a box that hides little": (
        f'<div style="height: 115px; overflow-y: auto">{buttons("Stop")}{LINES * 2}</div>',
        ['"Rings pay." is cut off'],
    ),
    "a list whose edge lies between two lines": (
        f'<ul style="height: 40px; margin: 0; padding: 0; overflow-y: auto">{LINES * 2}</ul>',
        ['"Rings pay." is cut off', '"Your turn." is cut off'],
    ),
    "a box that ends under a button which stays": (
        f'<div class="kinds" style="height: 124px; overflow: auto">{buttons("Ask", "Vouch", "Suspect", "Vote")}</div>'
        '<p class="decide" style="position: relative; height: 40px; margin: -40px 0 0; background: white"></p>',
        ['the kinds "Ask Vouch Suspect Vote" lies under the decide'],
    ),
    "a last line in a box that scrolls": (
        f'<div style="height: 150px; overflow-y: auto">{LINES * 4}</div>',
        ['"Rings pay." is cut off'],
    ),
    "a beginning that nobody can scroll to": (
        '<div style="display: flex; align-items: center; height: 150px; overflow-y: auto">'
        f'<section style="flex: none">{LINES * 12}</section></div>',
        ['"Rings pay." is cut off', '"Your turn." is cut off'],
    ),
}

IN_ORDER = {
    "pieces side by side": tray(50, 100),
    "a list that is only heard": f'<details style="{HIDDEN}"><summary>Show all 6 moves</summary></details>',
    "buttons that are only heard": f'<div style="{HIDDEN}">{tray(40, 110)}</div>',
    "words on two lines": '<button style="width: 90px; overflow-wrap: anywhere">Ready to vote</button>',
    "a rack above the bar": STAGE.format(above=600),
    "a question above its buttons": QUESTION.format(raised=0),
    "what is scrolled to": f'<div style="height: 60px; overflow: auto; background: tan">{tray(50, 100) * 3}</div>',
    "rows of buttons, of which one is seen in part": (
        f'<div style="height: 124px; overflow: auto">{buttons("Ask", "Vouch", "Suspect", "Vote")}</div>'
    ),
    "a last row of buttons, seen in part": (
        f'<div style="height: 124px; overflow: auto">{buttons("Ask", "Vouch", "Suspect")}</div>'
    ),
    "rows of buttons with a shadow below them": (
        f'<div style="height: 149px; overflow-y: auto; {SHADE}">{buttons("Ask", "Vouch", "Suspect", "Vote")}</div>'
    ),
    "a list that is cut through a line": (
        f'<ul style="height: 50px; margin: 0; padding: 0; overflow: auto">{LINES * 2}</ul>'
    ),
    "a long text that is scrolled": f'<div style="height: 150px; overflow: auto">{LINES * 8}</div>',
    "a log that is scrolled": f'<div role="log" style="height: 50px; overflow: auto">{LINES * 2}</div>',
    "what a bar lies on": f'<p style="margin-top: 770px">Further down.</p><div style="{BAR}"></div>',
    "a game that is over": STAGE.format(above=700) + '<div class="finale">Chiara wins.</div>',
}


async def measured(chromium: Browser, body: str) -> list[str]:
    page = await chromium.new_page(viewport={"width": 390, "height": 844})
    try:
        await page.set_content(f'<body style="margin: 0"><style>h1 {{ height: 64px; margin: 0 }}</style>{body}')
        return await find_faults(page)
    finally:
        await page.close()


@pytest.mark.parametrize("fault", FAULTS)
async def test_a_fault_is_found(fault: str, chromium: Browser) -> None:
    body, named = FAULTS[fault]
    assert await measured(chromium, body) == named


@pytest.mark.parametrize("page", IN_ORDER)
async def test_a_page_without_faults_passes(page: str, chromium: Browser) -> None:
    assert await measured(chromium, IN_ORDER[page]) == []
