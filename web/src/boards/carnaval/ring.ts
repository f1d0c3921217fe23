/** Where the guests stand: in a ring, this seat in front, the others to its left and on, with equal room for each. */
import type { View } from "../../wire/carnaval.ts";

/** In hundredths of the ring. */
export interface Place {
  x: number;
  y: number;
}

/** A guest is higher than wide: above one another they need more room than side by side. */
const HEIGHT = 1.3;
const STEPS = 240;

/** The places of all seats in a ring of that width per height. */
export function places(view: Pick<View, "seats" | "seat">, width: number): Place[] {
  const front = view.seat !== null && view.seat < view.seats ? view.seat : 0;
  const ring = evenly(view.seats, width);
  return ring.map((_, seat) => ring[(seat - front + view.seats) % view.seats] as Place);
}

/** As many places, as far from one another as can be, the first in front. */
function evenly(count: number, width: number): Place[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => onRing((step / STEPS) * 2 * Math.PI));
  let walked = 0;
  const ways = path.map((place, step) => {
    const before = path[step - 1] ?? place;
    walked += Math.hypot((place.x - before.x) * width, (place.y - before.y) / HEIGHT);
    return walked;
  });
  return Array.from({ length: count }, (_, n) => path[ways.findIndex((way) => way >= (walked * n) / count)] as Place);
}

function onRing(turn: number): Place {
  return { x: 50 - 50 * bulge(Math.sin(turn)), y: 50 + 50 * bulge(Math.cos(turn)) };
}

/** Pushes the ring towards the corners of the room, so that more guests find a place. */
function bulge(side: number): number {
  return Math.sign(side) * Math.abs(side) ** 0.85;
}

/** The way a hand points from one place to another, in degrees from the right. */
export function aim(from: Place, to: Place, width: number): number {
  return (Math.atan2(to.y - from.y, (to.x - from.x) * width) * 180) / Math.PI;
}
