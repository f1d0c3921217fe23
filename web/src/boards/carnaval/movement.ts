/** What just happened, shown and heard: masks fall, hands go down together. */

import { playSound } from "../../browser/sound.ts";
import { prefersReducedMotion } from "../../styles/motion.ts";
import type { Event } from "./wire.ts";

const FALL_TIMING = { duration: 900, easing: "cubic-bezier(.5, 0, .8, .6)" };
const POINT_TIMING = { duration: 420, easing: "cubic-bezier(.3, 1.5, .5, 1)" };

export function animateNews(room: HTMLElement | null, news: readonly Event[]): void {
  if (!room) return;
  for (const event of news) {
    if (event.event === "unmasked") dropMask(room, event.seat);
    if (event.event === "votes") pointTogether(room);
  }
}

/** From the face to where it hangs from then on. */
function dropMask(room: HTMLElement, seat: number): void {
  playSound("take");
  if (prefersReducedMotion()) return;
  room.querySelector(`[data-seat="${seat}"] .mask`)?.animate([{ transform: "none", offset: 0 }], FALL_TIMING);
}

function pointTogether(room: HTMLElement): void {
  playSound("lay");
  if (prefersReducedMotion()) return;
  const raised = "translate(-50%, -50%) rotate(-90deg)";
  for (const hand of room.querySelectorAll(".hand")) hand.animate([{ transform: raised, offset: 0 }], POINT_TIMING);
}
