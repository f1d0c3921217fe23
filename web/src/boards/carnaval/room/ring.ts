/** Where the guests stand: in a ring, this seat in front, the others from its left on, with equal room for each. */
import type { View } from "../wire.ts";

/** In hundredths of the ring. */
export interface RingPlace {
  x: number;
  y: number;
}

/** Guests are taller than wide: above one another they need more room than side by side. */
const HEIGHT = 1.2;
const STEPS = 1440;
const REACH = 0.5;

/** The places of all seats in a ring of that aspect ratio. */
export function places(
  view: Pick<View, "seats" | "seat">,
  width: number,
  corners: readonly RingPlace[] = [],
): RingPlace[] {
  const front = view.seat !== null && view.seat < view.seats ? view.seat : 0;
  const ring = without(corners, evenly(view.seats + corners.length, width), width);
  return ring.map((_, seat) => ring[(seat - front + view.seats) % view.seats] as RingPlace);
}

/** That many places, as far from one another as possible, the first in front. */
function evenly(count: number, width: number): RingPlace[] {
  const path = Array.from({ length: STEPS + 1 }, (_, step) => onRing((step / STEPS) * 2 * Math.PI, count));
  let [stride, step] = [0, 100 * (1 + width)];
  for (; step > 0.1; step /= 2) if (inStrides(stride + step, path, width).length > count) stride += step;
  return inStrides(stride, path, width).slice(0, count);
}

/** The places of somebody who walks along the path and stops after every stride. */
function inStrides(stride: number, path: readonly RingPlace[], width: number): RingPlace[] {
  let last = path[0] as RingPlace;
  const isNext = (place: RingPlace) => place === last || apart(place, last, width) >= stride;
  return path.filter((place) => {
    if (!isNext(place)) return false;
    last = place;
    return true;
  });
}

/** The ring without the places nearest to these corners. */
function without(corners: readonly RingPlace[], ring: readonly RingPlace[], width: number): readonly RingPlace[] {
  return corners.reduce((left, corner) => {
    const ways = left.map((place) => apart(place, corner, width));
    return left.toSpliced(ways.indexOf(Math.min(...ways)), 1);
  }, ring);
}

/** Two guests don't touch if they are far enough apart either horizontally or vertically. */
function apart(one: RingPlace, other: RingPlace, width: number): number {
  return Math.max(Math.abs(one.x - other.x) * width, Math.abs(one.y - other.y) / HEIGHT);
}

/** The more guests, the closer the ring gets to the corners of the room, so that everybody fits. */
function onRing(turn: number, count: number): RingPlace {
  const square = Math.max(3, count / 3);
  const [across, up] = [Math.sin(turn), Math.cos(turn)];
  const out = 50 * (Math.abs(across) ** square + Math.abs(up) ** square) ** (-1 / square);
  return { x: 50 - out * across, y: 50 + out * up };
}

/** Where a guest's hand is: in front of them, towards the middle. */
export function before({ x, y }: RingPlace): RingPlace {
  return { x: 50 + (x - 50) * REACH, y: 50 + (y - 50) * REACH };
}

/** The direction in which a hand points from one place to another, in degrees from the right. */
export function aim(from: RingPlace, to: RingPlace, width: number): number {
  return (Math.atan2(to.y - from.y, (to.x - from.x) * width) * 180) / Math.PI;
}
