/** What just happened, shown and heard: masks fall, hands go down together. */
import { calm } from "../../look/motion.ts";
import { play } from "../../look/sound.ts";
import type { Event } from "../../wire/carnaval.ts";

const FALL = { duration: 900, easing: "cubic-bezier(.5, 0, .8, .6)" };
const POINT = { duration: 420, easing: "cubic-bezier(.3, 1.5, .5, 1)" };

export function show(room: HTMLElement | null, news: readonly Event[]): void {
  if (!room) return;
  for (const event of news) {
    if (event.event === "unmasked") dropMask(room, event.seat);
    if (event.event === "votes") pointTogether(room);
  }
}

/** From the face to where it hangs from then on. */
function dropMask(room: HTMLElement, seat: number): void {
  play("take");
  if (calm()) return;
  room.querySelector(`[data-seat="${seat}"] .mask`)?.animate([{ transform: "none", offset: 0 }], FALL);
}

function pointTogether(room: HTMLElement): void {
  play("lay");
  if (calm()) return;
  const raised = "translate(-50%, -50%) rotate(-90deg)";
  for (const hand of room.querySelectorAll(".hand")) hand.animate([{ transform: raised, offset: 0 }], POINT);
}
