/** What stands where, and what can be done with it: Mask without a screen. */
import { ARROWS } from "../arrow-keys.ts";
import type { Preview, Rings, View } from "./wire.ts";

export const SIDE = 7;
export const CENTRE = "d4";
const COLUMNS = "abcdefg";

/** A hole of the base; column and row count from the top left one, a1. */
export interface Hole {
  name: string;
  column: number;
  row: number;
}

export const SQUARES: readonly Hole[] = Array.from({ length: SIDE * SIDE }, (_, n) =>
  holeAt(n % SIDE, Math.floor(n / SIDE)),
);
export const HOLES = SQUARES.filter(({ name }) => name !== CENTRE);

function holeAt(column: number, row: number): Hole {
  return { name: `${COLUMNS[column]}${row + 1}`, column, row };
}

export function holeNamed(name: string): Hole {
  return holeAt(COLUMNS.indexOf(name.charAt(0)), Number(name.charAt(1)) - 1);
}

/** The hole that an arrow key leads to, across the centre; null at the edge of the base and for any other key. */
export function stepFrom({ column, row }: Hole, key: string): Hole | null {
  const step = ARROWS[key];
  if (!step) return null;
  const next = holeAt(column + step[0], row - step[1]);
  if (next.name === CENTRE) return stepFrom(next, key);
  return SQUARES.some(({ name }) => name === next.name) ? next : null;
}

/** Whose stick stands in a hole. */
export function ownerOf(view: View, hole: string): number | null {
  const seat = view.sticks.findIndex((sticks) => sticks.includes(hole));
  return seat < 0 ? null : seat;
}

/** The seats in order around the table, beginning with this player. */
export function seatsFromSelf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, n) => ((view.seat ?? 0) + n) % view.seats);
}

/** Whether a mask has paid yet: the first one lies on the base until then. */
export function hasPaid(view: View): boolean {
  return view.laid.length > 1 || (view.laid.length === 1 && view.turned_up !== null);
}

/** The mask that is visible on the base and counts; while the next one is turned up, only if it is being previewed. */
export function maskShown(view: View, shown: string | null): string | null {
  if (view.turned_up === null) return view.mask;
  return shown?.startsWith("orient") ? view.turned_up : null;
}

export function ringAt(rings: Rings, hole: string | null): number {
  return hole === null ? 0 : (rings[hole] ?? 0);
}

// -- moves

const TWO_HOLES = ["go", "put", "swap"];

/** A move taken apart: the action, and what it is done with. */
export function tokensOf(move: string): [deed: string, ...things: string[]] {
  const [deed = "", ...things] = move.split(" ");
  return [deed, ...things];
}

function isOnHoles(move: string): boolean {
  return TWO_HOLES.includes(tokensOf(move)[0]);
}

/** The sticks that can do something. A swap begins at either of its two. */
export function startsOf(moves: readonly string[]): string[] {
  const starts = moves.filter(isOnHoles).flatMap((move) => {
    const [deed, from = "", to = ""] = tokensOf(move);
    return deed === "swap" ? [from, to] : [from];
  });
  return [...new Set(starts)];
}

/** The holes that complete a move, by hole: those that a stick can reach, or where one can be placed. */
export function targetsOf(moves: readonly string[], from: string | null): Map<string, string> {
  const targets = new Map<string, string>();
  for (const move of moves) {
    const [deed, one = "", other = ""] = tokensOf(move);
    if (deed === "place") targets.set(one, move);
    else if (isOnHoles(move) && one === from) targets.set(other, move);
    else if (deed === "swap" && other === from) targets.set(one, move);
  }
  return targets;
}

/** The stick that doesn't have to be chosen, because no other can do anything. */
export function onlyStart(moves: readonly string[]): string | null {
  const starts = startsOf(moves);
  return starts.length === 1 ? (starts[0] ?? null) : null;
}

/** The move that a press on a hole would be, though it isn't valid: the house says why. */
export function vainMove(view: View, moves: readonly string[], from: string | null, hole: string): string {
  if (view.phase === "place") return `place ${hole}`;
  const deed = moves.find(isOnHoles)?.split(" ")[0] ?? "go";
  return `${deed} ${from ?? hole} ${hole}`;
}

/** What a move costs in points; null if a price makes no sense. */
export function priceOf(view: View, move: string): number | null {
  return view.phase === "card" ? null : (view.costs[view.moves.indexOf(move)] ?? null);
}

/** The possible bids in points, lowest first. */
export function bidsOf(moves: readonly string[]): number[] {
  return moves.filter((move) => move.startsWith("bid")).map((move) => Number(tokensOf(move)[1]));
}

/** The moves that need only a button, in the order in which they are shown. */
export function plainMoves(moves: readonly string[]): string[] {
  return ["done", "draw", "pass", "skip", "out"].filter((move) => moves.includes(move));
}

export function movesOf(moves: readonly string[], ...deeds: string[]): string[] {
  return moves.filter((move) => deeds.includes(tokensOf(move)[0]));
}

/** The moves on the base, first those that leave their player with the most after a payday. */
export function listedMoves(
  view: View,
  moves: readonly string[],
  previews: Readonly<Record<string, Preview>>,
): string[] {
  const worth = (move: string) => {
    const preview = previews[move];
    const seat = view.seat ?? 0;
    return preview ? (preview.points[seat] ?? 0) + (preview.gains[seat] ?? 0) : 0;
  };
  return moves
    .filter((move) => isOnHoles(move) || move.startsWith("place"))
    .sort((one, other) => worth(other) - worth(one));
}

/** The holes along a stick's path, from start to end. */
export function wayOf(move: string, previews: Readonly<Record<string, Preview>>): Hole[] {
  const [deed, from, to] = tokensOf(move);
  if (!TWO_HOLES.includes(deed) || !from || !to) return [];
  const passed = previews[move]?.way ?? [];
  return [from, ...(passed.length > 0 ? passed : [to])].map(holeNamed);
}

// -- the sale

/** Each kind of card once, with how many there are. */
export function countedCards(cards: readonly string[]): [name: string, count: number][] {
  const counted = new Map<string, number>();
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
  return [...counted];
}

/** A seat's status in the auction. */
export type BidStatus = "highest" | "in" | "out";

export function bidStatusOf({ auction }: View, seat: number): BidStatus | null {
  if (!auction || !("in" in auction)) return null;
  if (auction.bidder === seat) return "highest";
  return auction.in.includes(seat) ? "in" : "out";
}
