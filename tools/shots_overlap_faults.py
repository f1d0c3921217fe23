"""Finds pieces, controls and questions that aren't where they belong: the second half of measuring a screen."""

from __future__ import annotations

# What a decision needs must be visible without scrolling: the board, the player's things, the question, its answers.
ALWAYS_IN_SIGHT = (
    ".whose-turn",
    ".board-mascarade .window, .board-mascarade .rack, .board-mascarade .deeds button",
    ".board-masker .tray, .board-masker .preview-text, .board-masker .deeds button",
    ".board-mask .base, .board-mask .auction, .board-mask .deeds button, .board-mask .stepper",
    ".board-carnaval .room, .board-carnaval .prompt, .board-carnaval .decide button, .board-carnaval .waits",
)

# Two controls that overlap; a control that leaves the thing it lies on; a text or control that something is drawn over,
# or the end of a window that can be scrolled; something a decision needs that is out of sight, outside the area between
# the page's bars.
FIND_OVERLAPS = """(needed) => {
  const faults = [];
  const root = document.documentElement;
  const style = (element) => getComputedStyle(element);
  const above = (element) => (element ? [element, ...above(element.parentElement)] : []);
  const boxOf = (element) => element.getBoundingClientRect();
  const quoted = (text) => JSON.stringify(text.trim().replace(/\\s+/g, " ").slice(0, 40));
  const kindOf = (element) => element.getAttribute("class")?.split(" ")[0] || element.localName;
  const called = (element) => {
    const said = element.ariaLabel || element.textContent.trim();
    return said ? `the ${kindOf(element)} ${quoted(said)}` : `the ${kindOf(element)}`;
  };
  const modal = document.querySelector("dialog:modal");
  const page = modal ?? document.body;
  const visible = { checkOpacity: true, checkVisibilityCSS: true };
  // Clipped to nothing, it is only there for the keyboard and screen readers.
  const isHeardOnly = (element) => above(element).some((outer) => style(outer).clipPath === "inset(50%)");
  const isSeen = (element) => {
    const { width, height } = boxOf(element);
    if (width < 2 || height < 2 || element.closest("[inert], svg")) return false;
    return element.checkVisibility(visible) && !isHeardOnly(element);
  };
  const isFixed = (element) => ["sticky", "fixed"].includes(style(element).position);
  const isAfloat = (element) => above(element).some(isFixed);
  const ways = ({ overflowX, overflowY }) => [overflowX, overflowY];
  const scrolls = (element) => ways(style(element)).some((way) => way === "auto" || way === "scroll");
  const scroller = (element) => above(element.parentElement).find((outer) => outer !== root && scrolls(outer));
  const isClear = (colour) => /^rgba\\(.*, 0\\)$/.test(colour) || colour === "transparent";
  const isPainted = (element) => {
    const { backgroundColor, backgroundImage } = style(element);
    return !isClear(backgroundColor) || backgroundImage !== "none";
  };
  const CONTROL = "button, a[href], input, select, textarea, summary";
  const controls = [...page.querySelectorAll(CONTROL)].filter(isSeen);
  const lying = controls.filter((control) => modal || !isAfloat(control));

  const overlap = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
  const boxes = lying.map(boxOf);
  const within = lying.map(scroller);
  lying.forEach((one, at) => {
    for (let next = at + 1; next < lying.length; next++) {
      const other = lying[next];
      if (within[at] !== within[next] || !overlap(boxes[at], boxes[next])) continue;
      if (!one.contains(other) && !other.contains(one)) faults.push(`${called(one)} overlaps ${called(other)}`);
    }
  });

  // The thing it lies on, unless something between them can be scrolled.
  const frameOf = (element) => {
    const around = above(element.parentElement);
    const at = around.findIndex((outer) => isPainted(outer) || scrolls(outer));
    const frame = at < 0 ? null : around[at];
    return frame === null || frame === root || scrolls(frame) ? null : frame;
  };
  const sidesOut = (box, outer) =>
    Math.max(outer.left - box.left, box.right - outer.right, outer.top - box.top, box.bottom - outer.bottom);
  lying.forEach((control, at) => {
    const frame = frameOf(control);
    if (frame && sidesOut(boxes[at], boxOf(frame)) > 2) faults.push(`${called(control)} leaves the ${kindOf(frame)}`);
  });

  // Bars stick to an edge of the screen and span it.
  const bars = [...document.body.querySelectorAll("*")].filter((element) => {
    if (!isFixed(element) || !element.checkVisibility(visible) || !isPainted(element)) return false;
    const { width, height } = boxOf(element);
    return element !== modal && (width >= innerWidth - 2) !== (height >= innerHeight * 0.9);
  });
  const sight = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const bar of modal ? [] : bars) {
    const { left, top, right, bottom, width } = boxOf(bar);
    if (width < innerWidth - 2) {
      if (left <= 1) sight.left = Math.max(sight.left, right);
      else sight.right = Math.min(sight.right, left);
    } else if (top <= 1) sight.top = Math.max(sight.top, bottom);
    else if (bottom >= innerHeight - 1) sight.bottom = Math.min(sight.bottom, top);
  }

  // What is drawn over the middle of a thing.
  const isInSight = (x, y) => x > sight.left && x < sight.right && y > sight.top + 1 && y < sight.bottom - 1;
  const coverOf = (element, x, y) => {
    if (!isInSight(x, y)) return null;
    const pile = document.elementsFromPoint(x, y);
    const at = pile.findIndex((each) => each === element || element.contains(each));
    if (at < 0) return null; // it is scrolled away, or can't be hit
    const window = scroller(element); // whatever floats over a scrollable window can be scrolled away from
    const covers = (each) => !each.contains(element) && !(each instanceof SVGElement) && isPainted(each);
    return pile.slice(0, at).find((each) => covers(each) && (!window || window.contains(each))) ?? null;
  };
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !isSeen(element)) continue;
    if (element.closest("option, noscript, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const line of range.getClientRects()) {
      const cover = coverOf(element, line.x + line.width / 2, line.y + line.height / 2);
      const isOwn = cover && element.closest("label")?.contains(cover);
      if (cover && !isOwn) faults.push(`${quoted(walker.currentNode.data)} lies under ${called(cover)}`);
      const letters = new DOMRect(line.x, line.y + 1, line.width, Math.max(line.height - 2, 0));
      const isOn = (at) => overlap(letters, boxes[at]) && within[at] === scroller(element);
      const isFree = !element.closest(CONTROL) && !element.closest("label") && (modal || !isAfloat(element));
      const at = isFree ? lying.findIndex((control, at) => isOn(at) && !element.contains(control)) : -1;
      if (at >= 0) faults.push(`${quoted(walker.currentNode.data)} runs into ${called(lying[at])}`);
    }
  }
  for (const control of controls) {
    const { x, y, width, height } = boxOf(control);
    const cover = coverOf(control, x + width / 2, y + height / 2);
    const isOwn = cover && control.closest("label")?.contains(cover);
    if (cover && !isOwn) faults.push(`${called(control)} lies under ${called(cover)}`);
  }

  // Whatever floats over a page can be scrolled away from, but nobody scrolls both a window and the page around it.
  const hidesRows = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
  const windows = [...page.querySelectorAll("*")].filter((each) => scrolls(each) && hidesRows(each) && isSeen(each));
  for (const window of windows) {
    const { x, bottom, width } = boxOf(window);
    const pile = document.elementsFromPoint(x + width / 2, Math.min(bottom, sight.bottom) - 6);
    const at = pile.findIndex((each) => window.contains(each));
    const cover = pile.slice(0, Math.max(at, 0)).find((each) => !each.contains(window) && isPainted(each));
    if (cover) faults.push(`${called(window)} lies under ${called(cover)}`);
  }

  // Only while a game is being played, and not explained.
  const isPlayed = !modal && document.querySelector(".stage .tools");
  if (!isPlayed || document.querySelector(".finale, .guide, .curtain")) return faults;
  for (const element of document.querySelectorAll(needed)) {
    if (!isSeen(element)) continue;
    const hidden = Math.round(sidesOut(boxOf(element), sight));
    if (hidden > 1) faults.push(`${called(element)} is ${hidden} px out of sight`);
  }
  return faults;
}"""
