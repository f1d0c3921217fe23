"""Measures what doesn't fit on a screen; with the pseudo-language, which is longer than any real one."""

from __future__ import annotations

import json
import re

import shots_overlap_faults
from playwright.async_api import BrowserContext, Page, Route

from ridotto.words import PSEUDO, messages
from ridotto.words.pseudo import accented

# A page that can be scrolled sideways; a text, a box or a drawing that is cut off by a box around it, or a text by one
# that nobody would think of scrolling; a text that is wider than its button or field, that overlaps another text, or
# that touches a part of another button.
FIND_FAULTS = """() => {
  // A phone zooms out until a page that is too wide fits, and innerWidth grows with it.
  const { scrollWidth, clientWidth } = document.documentElement;
  const sideways = scrollWidth - clientWidth;
  const faults = sideways > 1 ? [`the page is ${sideways} px too wide`] : [];
  const visible = { checkOpacity: true, checkVisibilityCSS: true };
  const style = (element) => getComputedStyle(element);
  const above = (element) => (element ? [element, ...above(element.parentElement)] : []);
  // Clipped to nothing, it is only there for the keyboard and screen readers. Anything less is a fault.
  const isHeardOnly = (element) => above(element).some((outer) => style(outer).clipPath === "inset(50%)");
  const isSeen = (element, unseen) =>
    !element.closest(unseen) && element.checkVisibility(visible) && !isHeardOnly(element);
  const quoted = (text) => JSON.stringify(text.trim().slice(0, 40));
  const page = document.querySelector("dialog:modal") ?? document.body;

  // Letters are lower than their line boxes.
  const lettered = ({ x, y, width, height }) => new DOMRect(x, y + 1, width, Math.max(height - 2, 0));
  const texts = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim()) continue;
    if (!isSeen(element, "svg, [inert], option, noscript, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const said = quoted(walker.currentNode.data);
    const [box, lines] = [range.getBoundingClientRect(), [...range.getClientRects()]];
    texts.push({ node: walker.currentNode, element, said, box, lines });
  }

  const leaves = (box, outer) => box.left < outer.left - 1 || box.right > outer.right + 1;
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const isCut = (box, by) => {
    const { overflowX, overflowY, clipPath } = style(by);
    const outer = by.getBoundingClientRect();
    const clips = (overflow) => hides(overflow) || clipPath !== "none";
    const low = box.top < outer.top - 1 || box.bottom > outer.bottom + 1;
    return (clips(overflowX) && leaves(box, outer)) || (clips(overflowY) && low);
  };
  const scrolls = (element) => ["auto", "scroll"].includes(style(element).overflowX);
  const isCutIn = (element, box) => {
    const around = above(element);
    const free = around.findIndex(scrolls);
    return (free < 0 ? around : around.slice(0, free)).some((outer) => isCut(box, outer));
  };
  // A box that shows few lines, or hides few, doesn't look as if it could be scrolled: a phone shows no bar. Nor does a
  // box of buttons whose edge lies between two rows; but if it cuts through a button, or has a shadow, nobody takes it
  // for the end. A list, or whatever can be focused, goes on if its edge cuts through anything, and everybody scrolls a
  // log.
  const [fewLines, aLine] = [96, 40];
  const [seen, missed] = [8, 4]; // at least so much of a row is seen, and so much is missing
  const cutsThrough = (outer, rows) => {
    const frame = outer.getBoundingClientRect();
    const isCutBelow = ({ top, bottom }) => top < frame.bottom - seen && bottom > frame.bottom + missed;
    const isCutAbove = ({ top, bottom }) => bottom > frame.top + seen && top < frame.top - missed;
    return rows.some((row) => isCutBelow(row) || isCutAbove(row));
  };
  const hasBar = (outer) => outer.offsetWidth - outer.clientWidth - 2 * outer.clientLeft > missed;
  const hasShade = (outer) => style(outer).backgroundAttachment.includes("local"); // at an edge that isn't the end
  const looksWhole = (outer) => {
    if (outer.matches("html, body, dialog, [role=log], .log-entries")) return false;
    const buttons = [...outer.querySelectorAll("button")].map((button) => button.getBoundingClientRect());
    const words = texts.filter(({ element }) => outer.contains(element)).flatMap(({ lines }) => lines);
    const goesOn = hasBar(outer) || cutsThrough(outer, [...buttons, ...words]);
    const hidesLittle = outer.scrollHeight - outer.clientHeight < aLine;
    if (outer.matches("ul, ol, table, [tabindex]")) return (outer.clientHeight < fewLines || hidesLittle) && !goesOn;
    if (outer.clientHeight < fewLines) return true;
    if (buttons.length > 0 && (hasShade(outer) || cutsThrough(outer, buttons))) return false;
    return hidesLittle || (buttons.length > 0 && !goesOn);
  };
  const isScrolledAway = (element, { top, bottom }) => {
    const outer = above(element).find(scrolls);
    if (!outer || !looksWhole(outer)) return false;
    const frame = outer.getBoundingClientRect();
    return top < frame.top - 1 || bottom > frame.bottom + 1;
  };
  // Above the beginning of a box nobody can scroll.
  const isOutOfReach = (element, { top }) => {
    const outer = above(element).find(scrolls);
    if (!outer || outer.matches("html, body") || outer.scrollTop > 0) return false;
    return top < outer.getBoundingClientRect().top - 1;
  };
  const isHidden = (element, box) =>
    isCutIn(element, box) || isScrolledAway(element, box) || isOutOfReach(element, box);
  // A word may only be broken where it has a soft hyphen.
  const brokenWords = (node) =>
    [...node.data.matchAll(/[\\p{L}\\p{M}\\u00ad]+/gu)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return tops.size > 1 && !word.includes("\\u00ad") ? [word] : [];
    });
  for (const { node, element, said, box } of texts) {
    const letters = lettered(box);
    if (isHidden(element, letters)) faults.push(`${said} is cut off`);
    const button = element.closest("button, .button");
    const edged = button && style(button).borderLeftWidth !== "0px"; // otherwise it is a thing with its name below
    if (edged && leaves(box, button.getBoundingClientRect())) faults.push(`${said} is wider than its button`);
    const field = element.closest(".select .chosen");
    if (field && leaves(box, field.getBoundingClientRect())) faults.push(`${said} is wider than its field`);
    if (edged) for (const word of brokenWords(node)) faults.push(`${quoted(word)} is broken in ${said}`);
  }

  const isClear = (colour) => colour === "none" || colour === "rgba(0, 0, 0, 0)";
  const isPainted = (element) => {
    const { fill, stroke, backgroundColor, backgroundImage, borderTopWidth } = style(element);
    if (element instanceof SVGElement) return !element.firstElementChild && !(isClear(fill) && isClear(stroke));
    return !isClear(backgroundColor) || backgroundImage !== "none" || borderTopWidth !== "0px";
  };
  // A drawing that spans a box which clips it is there to fill the box.
  const fills = (box, outer) => box.left < outer.left + 2 && box.right > outer.right - 2;
  const isScenery = (drawing) =>
    above(drawing.parentElement).some(
      (outer) => hides(style(outer).overflowX) && fills(drawing.getBoundingClientRect(), outer.getBoundingClientRect()),
    );
  const scenery = new Set([...page.querySelectorAll("svg")].filter(isScenery));
  const drawn = [];
  for (const element of page.querySelectorAll("*")) {
    const drawing = element.closest("svg") ?? element;
    if (scenery.has(drawing) || !isSeen(element, "defs, [inert]") || !isPainted(element)) continue;
    const named = drawing.closest("[aria-label], button, a, p, li");
    const of = named ? ` of ${quoted(named.ariaLabel ?? named.textContent)}` : "";
    const called = `the ${drawing.getAttribute("class") ?? drawing.localName}${of}`;
    drawn.push({ element, called, box: element.getBoundingClientRect() });
  }
  for (const { element, called, box } of drawn)
    if (isCutIn(element.parentElement, box)) faults.push(`${called} is cut off`);

  // What floats over scrolled content on purpose isn't a fault.
  const afloat = ({ element }) => above(element).some((outer) => ["sticky", "fixed"].includes(style(outer).position));
  const isLying = (thing) => page !== document.body || !afloat(thing);
  const lying = texts.filter(isLying);
  const scrolled = ({ element }) => above(element).find(scrolls);
  // Line boxes may overlap a little.
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) * 0.4;
  const collide = (one, other) => one.lines.some((line) => other.lines.some((next) => meet(line, next)));
  lying.forEach((one, at) => {
    for (const other of lying.slice(at + 1))
      if (collide(one, other) && scrolled(one) === scrolled(other)) faults.push(`${one.said} lies on ${other.said}`);
  });

  const buttonOf = ({ element }) => element.closest("button");
  const touch = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const parts = drawn.filter((part) => buttonOf(part) && isLying(part));
  for (const text of lying.filter(buttonOf))
    for (const part of parts)
      if (buttonOf(part) !== buttonOf(text) && touch(lettered(text.box), part.box) && scrolled(part) === scrolled(text))
        faults.push(`${part.called} touches ${text.said}`);
  return faults;
}"""

RULES_TEXTS = """(written) => {
  const article = document.querySelector("article.rules");
  const walker = article && document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker?.nextNode()) nodes.push(walker.currentNode);
  nodes.forEach((node, at) => { if (written) node.data = written[at]; });
  return nodes.map((node) => node.data);
}"""


# Fonts are loaded, boxes have been measured and drawn again, and nothing moves except endless animations.
WAIT_UNTIL_STILL = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const moves = () => document.getAnimations()
    .filter((each) => each.playState === "running" && Number.isFinite(each.effect.getComputedTiming().endTime));
  await document.fonts.ready;
  await frame();
  await frame();
  while (moves().length) await Promise.allSettled(moves().map((each) => each.finished));
}"""


async def find_faults(page: Page) -> list[str]:
    await page.evaluate(WAIT_UNTIL_STILL)
    found: list[str] = await page.evaluate(FIND_FAULTS)
    found += await page.evaluate(shots_overlap_faults.FIND_OVERLAPS, ", ".join(shots_overlap_faults.ALWAYS_IN_SIGHT))
    return sorted(set(found))


async def speak_pseudo(context: BrowserContext) -> None:
    """Answers requests for the English words with accented ones."""

    async def accent(route: Route) -> None:
        body = f"export default {json.dumps(messages(PSEUDO))};"
        await route.fulfill(body=body, content_type="text/javascript")

    await context.route(re.compile(r"/assets/en-[^/]*\.js$"), accent)


async def accent_rules(page: Page) -> None:
    """The rules pages aren't Fluent messages, so they are accented on the page."""
    plain: list[str] = await page.evaluate(RULES_TEXTS, None)
    await page.evaluate(RULES_TEXTS, [accented(text) for text in plain])
