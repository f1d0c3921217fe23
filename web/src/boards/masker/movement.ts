/** A captured cross slides from the tray to its captor; the colourless one glides after it. */

import { playSound } from "../../browser/sound.ts";
import { flyFrom } from "../../styles/motion.ts";
import { type Arrival, arrivals } from "./model.ts";
import type { Event } from "./wire.ts";

const SLIDE_MS = 520;

export function animateNews(board: Element, news: readonly Event[], home: string, before: string): void {
  const come = arrivals(news);
  if (come.length === 0) return;
  playSound("take");
  slideHome(board, home, before);
  const moved = new Set<Element>();
  for (const arrival of come.reverse()) slide(board, arrival, moved);
}

/** The last cross of its colour in that pile that isn't moving yet. */
function slide(board: Element, { seat, cross, from }: Arrival, moved: Set<Element>): void {
  const crosses = [...board.querySelectorAll(`[data-seat="${seat}"] [data-cross="${cross}"]`)];
  const element = crosses.findLast((found) => !moved.has(found));
  const origin = board.querySelector(
    typeof from === "number" ? `[data-seat="${from}"] .seat-mask` : `[data-place="${from}"] svg`,
  );
  if (!element || !origin) return;
  moved.add(element);
  flyFrom(element, origin, SLIDE_MS);
}

function slideHome(board: Element, home: string, before: string): void {
  const at = (place: string) => board.querySelector(`[data-place="${place}"] svg`);
  const [element, origin] = [at(home), at(before)];
  if (element && origin && home !== before) flyFrom(element, origin, SLIDE_MS / 2);
}
