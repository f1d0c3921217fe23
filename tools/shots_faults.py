"""What does not fit on a screen, found by measuring; and the language that nobody speaks, to make it not fit."""

from __future__ import annotations

import json
import re

from playwright.async_api import BrowserContext, Page, Route

from ridotto.words import PSEUDO, messages
from ridotto.words.pseudo import accented

# A page that can be scrolled sideways, a text that is cut off by its box, a label that is wider than its button.
MEASURE = """() => {
  const faults = [];
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 1) faults.push(`the page is ${sideways} px too wide`);
  const said = (element) => JSON.stringify((element.textContent ?? "").trim().slice(0, 40));
  for (const element of document.querySelectorAll("body *")) {
    if (element.closest("svg, .unseen, [inert]") || !element.checkVisibility({ checkOpacity: true })) continue;
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (texts.length === 0) continue;
    const style = getComputedStyle(element);
    if (style.overflowX !== "visible" && style.overflowX !== "auto" && element.scrollWidth > element.clientWidth + 1)
      faults.push(`${said(element)} is cut off`);
    const button = element.closest("button, .button");
    if (!button) continue;
    const range = document.createRange();
    range.selectNodeContents(texts[0]);
    const [text, box] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    const wider = text.left < box.left - 1 || text.right > box.right + 1;
    if (wider) faults.push(`${said(element)} is wider than its button`);
  }
  return faults;
}"""

TEXTS = """(written) => {
  const article = document.querySelector("article.rules");
  const walker = article && document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker?.nextNode()) nodes.push(walker.currentNode);
  nodes.forEach((node, at) => { if (written) node.data = written[at]; });
  return nodes.map((node) => node.data);
}"""


async def faults_of(page: Page) -> list[str]:
    found: list[str] = await page.evaluate(MEASURE)
    return sorted(set(found))


async def speak_pseudo(context: BrowserContext) -> None:
    """Whoever asks for English words is given accented ones."""

    async def accent(route: Route) -> None:
        body = f"export default {json.dumps(messages(PSEUDO))};"
        await route.fulfill(body=body, content_type="text/javascript")

    await context.route(re.compile(r"/assets/en-[^/]*\.js$"), accent)


async def accent_rules(page: Page) -> None:
    """The rules pages are no sentences of Fluent: they are accented where they stand."""
    plain: list[str] = await page.evaluate(TEXTS, None)
    await page.evaluate(TEXTS, [accented(text) for text in plain])
