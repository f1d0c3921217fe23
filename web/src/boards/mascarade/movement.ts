/** Cards that fly: from a rack to the board, from the pool to a rack. */

import { playSound } from "../../browser/sound.ts";
import { flyFrom, prefersReducedMotion } from "../../styles/motion.ts";
import type { Event, Lays } from "./wire.ts";

/** Animates what happened on a board as it is drawn now. */
export function animateNews(board: Element, news: readonly Event[], rackBefore: readonly string[]): void {
  for (const event of news) {
    if (event.event === "lays") showLaid(board, event, rackBefore);
    if (event.event === "draws") for (const card of event.cards ?? []) showDrawn(board, card);
  }
}

function showLaid(board: Element, { card, at, seat }: Lays, rackBefore: readonly string[]): void {
  playSound("lay");
  // The card has left the rack, but whatever lies there now lies in the same place.
  const slot = board.querySelectorAll("[data-card]")[rackBefore.indexOf(card)];
  const origin = slot ?? board.querySelector(`[data-seat="${seat}"] .hand`);
  flyOver(board, board.querySelector(`[data-square="${at}"]`), origin);
}

function showDrawn(board: Element, card: string): void {
  flyOver(board, board.querySelector(`[data-card="${card}"]`), board.querySelector(".pile"));
}

/** The board's window would cut off a flying card, so a copy of it flies over everything, and it isn't seen twice. */
function flyOver(board: Element, element: HTMLElement | null, origin: Element | null): void {
  if (!element || !origin || prefersReducedMotion()) return;
  const copy = element.cloneNode(true) as HTMLElement;
  const { left, top, width, height } = element.getBoundingClientRect();
  copy.setAttribute("inert", "");
  copy.classList.add("flying");
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  board.append(copy);
  element.style.opacity = "0";
  flyFrom(copy, origin, 420);
  void Promise.allSettled(copy.getAnimations().map(({ finished }) => finished)).then(() => {
    copy.remove();
    element.style.opacity = "";
  });
}
