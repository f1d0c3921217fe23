"""Runs axe-core on a screen, in both themes: contrast, names, order, roles."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from support.page.browser import BrowserGuest

SOURCE = Path(__file__).parents[3] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[tuple[Literal["dark", "light"], str], ...] = (("dark", "night"), ("light", "day"))
FIND = """async theme => {
  while (document.documentElement.dataset.theme !== theme) await new Promise(requestAnimationFrame);
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const report = (id, { html, failureSummary }) => `${id}: ${html}\n${failureSummary}`;
  return violations.flatMap(({ id, nodes }) => nodes.map(node => report(id, node)));
}"""


async def check_accessibility(guest: BrowserGuest) -> None:
    """Fails on any violation on the screen as it is now, by night and by day."""
    page = guest.page
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(SOURCE.read_text())
    for scheme, theme in THEMES:
        await page.emulate_media(color_scheme=scheme)
        found: list[str] = await page.evaluate(FIND, theme)
        assert not found, f"{page.url}, {theme}:\n" + "\n".join(found)
