/** Sticks glide from hole to hole, and coins fly to whoever is paid. */

import { playSound } from "../../browser/sound.ts";
import { flyFrom, prefersReducedMotion } from "../../styles/motion.ts";
import { ringAt } from "./model.ts";
import type { Event, View } from "./wire.ts";

const GLIDE_MS = 460;
const FLIGHT_MS = 620;
const MAX_COINS = 6;

/** A payment: from a hole, a seat or the bank, to a seat or the bank. */
export interface Payment {
  from: string;
  to: string;
  points: number;
}

const BANK = ".painting";
const hole = (name: string) => `[data-hole="${name}"]`;
const seat = (number: number) => `[data-seat="${number}"] .coin`;

/** What was paid, as selectors for where the coins start and land. */
export function payments(event: Event, view: View): Payment[] {
  switch (event.event) {
    case "payday":
      return event.gains.flatMap((gain, n) => wagesFrom(view, n, gain));
    case "pays":
      return [{ from: seat(event.seat), to: seat(event.to), points: event.points }];
    case "gets":
      return [{ from: BANK, to: seat(event.seat), points: event.points }];
    case "pays-bank":
      return [{ from: seat(event.seat), to: BANK, points: event.points }];
    default:
      return [];
  }
}

/** From the rings that the sticks stand in; for a mask that is gone, from all sticks. */
function wagesFrom(view: View, number: number, gain: number): Payment[] {
  if (gain === 0) return [];
  const own: readonly (string | null)[] = view.sticks[number] ?? [];
  const sticks = own.filter((at) => at !== null);
  const shining = sticks.filter((at) => ringAt(view.rings, at) > 0);
  const sources = shining.length > 0 ? shining : sticks;
  return sources.map((at) => ({ from: hole(at), to: seat(number), points: Math.ceil(gain / sources.length) }));
}

/** The sticks that have moved: where they stand now, and where they came from. */
export function glides(event: Event): [to: string, from: string][] {
  switch (event.event) {
    case "goes":
    case "walks":
    case "leaps":
    case "puts":
      return [[hole(event.to), hole(event.from)]];
    case "swaps":
      return [
        [hole(event.one), hole(event.other)],
        [hole(event.other), hole(event.one)],
      ];
    case "places":
      return [[hole(event.at), `[data-seat="${event.seat}"] .knob-alone`]];
    default:
      return [];
  }
}

export function animateNews(board: Element, news: readonly Event[], view: View): void {
  const moved = news.flatMap(glides);
  const paid = news.flatMap((event) => payments(event, view));
  if (paid.length > 0) playSound("take");
  else if (moved.length > 0 || news.some(({ event }) => event === "lays" || event === "turns")) playSound("lay");
  for (const [to, from] of moved) glide(board, to, from);
  for (const payment of paid) pay(board, payment);
}

function glide(board: Element, to: string, from: string): void {
  const stick = board.querySelector(`${to} .stick`);
  const origin = board.querySelector(from);
  if (stick && origin) flyFrom(stick, origin, GLIDE_MS);
}

/** Coins are added to the page for the time of their flight. */
function pay(board: Element, { from, to, points }: Payment): void {
  const [origin, goal] = [board.querySelector(from), board.querySelector(to)];
  if (prefersReducedMotion() || !origin || !goal) return;
  const [start, end] = [middle(origin, board), middle(goal, board)];
  for (let n = 0; n < Math.min(points, MAX_COINS); n++) {
    const coin = document.createElement("span");
    coin.className = "flying-coin";
    board.append(coin);
    const flight = coin.animate(arc(start, end), {
      duration: FLIGHT_MS,
      delay: n * 90,
      easing: "ease-in-out",
      fill: "both",
    });
    flight.onfinish = () => coin.remove();
  }
}

type Point = readonly [x: number, y: number];

/** Where the centre of an element is on the board. */
function middle(element: Element, board: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  const corner = board.getBoundingClientRect();
  return [x + width / 2 - corner.x, y + height / 2 - corner.y];
}

function arc(start: Point, end: Point): Keyframe[] {
  const top: Point = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 40];
  return [start, top, end].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
}
