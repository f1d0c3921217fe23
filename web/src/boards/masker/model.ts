/** What lies where, and what can be done with it: Masker without a screen. */
import { ARROWS } from "../arrow-keys.ts";
import type { Colour, Cross, Event, View } from "./wire.ts";

/** A cross, or the colourless one that captures. */
export type Kind = Cross | "o";

/** A place of the grid with its crosses, bottom first; on a flat grid there is at most one. */
export interface Place {
  name: string;
  column: number;
  row: number;
  crosses: readonly Kind[];
}

export const KINDS: readonly Cross[] = ["w", "R", "B", "G", "Y", "P"];
export const COLUMNS = "abcdef";

export function sideOf(view: View): number {
  return view.options.grid === "flat" ? view.grid.length : Math.sqrt(view.grid.length);
}

/** All places as they are drawn: the far row first, each from left to right. */
export function placesOf(view: View): Place[] {
  const side = sideOf(view);
  const cells = view.options.grid === "flat" ? [...view.grid.join("")] : view.grid;
  const rows = Array.from({ length: side }, (_, row) =>
    cells.slice(row * side, (row + 1) * side).map((cell, column) => placeAt(column, row, cell)),
  );
  return rows.reverse().flat();
}

function placeAt(column: number, row: number, cell: string): Place {
  return { name: nameOf(column, row), column, row, crosses: [...cell.replace(".", "")] as Kind[] };
}

function nameOf(column: number, row: number): string {
  return `${COLUMNS[column]}${row + 1}`;
}

/** Where the colourless cross stands. */
export function homeOf(places: readonly Place[]): string {
  return places.find(({ crosses }) => crosses.includes("o"))?.name ?? "";
}

/** The place that an arrow key leads to; null at the edge of the grid and for any other key. */
export function stepFrom(place: Place, key: string, side: number): string | null {
  const step = ARROWS[key];
  if (!step) return null;
  const column = place.column + step[0];
  const row = place.row + step[1];
  const inside = column >= 0 && column < side && row >= 0 && row < side;
  return inside ? nameOf(column, row) : null;
}

/** How many of each kind, in the order of the box. */
export function sorted(crosses: string): [kind: Cross, count: number][] {
  const counts = KINDS.map((kind): [Cross, number] => [kind, crosses.split(kind).length - 1]);
  return counts.filter(([, count]) => count > 0);
}

/** How many crosses of a kind are on the grid, on any level. */
export function leftOf(view: View, kind: Cross): number {
  return view.grid.join("").split(kind).length - 1;
}

/** This person's secret colour; null for a spectator. */
export function ownColour(view: View): Colour | null {
  return view.seat === null ? null : (view.colours[view.seat] ?? null);
}

/** The cross that a move captures; null if it captures none. */
export function crossAt(view: View, move: string | null): Cross | null {
  const crosses = placesOf(view).find(({ name }) => name === move)?.crosses ?? [];
  return crosses.filter((kind) => kind !== "o").at(-1) ?? null;
}

/** Whether a move captures a cross of the player's own colour. */
export function hurtsOneself(view: View, move: string): boolean {
  const cross = crossAt(view, move);
  return cross !== null && cross === ownColour(view);
}

/** The seats in order around the table, beginning with this player. */
export function seatsFromSelf(view: View): number[] {
  return Array.from({ length: view.seats }, (_, n) => ((view.seat ?? 0) + n) % view.seats);
}

/** The players as listed: this player first; at the end the winners, then whoever has more left. */
export function listedSeats(view: View): number[] {
  const { outcome } = view;
  if (!outcome) return seatsFromSelf(view);
  const score = (seat: number) => (outcome.winners.includes(seat) ? 100 : 0) + (outcome.scores[seat] ?? 0);
  return seatsFromSelf(view).sort((one, other) => score(other) - score(one));
}

/** A way to fill the piles: how many crosses each of the other seats gives. */
export interface Share {
  move: string;
  gives: [seat: number, count: number][];
}

export function sharesOf(view: View, moves: readonly string[]): Share[] {
  const givers = seatsFromSelf(view)
    .slice(1)
    .sort((one, other) => one - other);
  return moves.filter((move) => move.startsWith("share")).map((move) => ({ move, gives: given(givers, move) }));
}

function given(givers: readonly number[], move: string): [number, number][] {
  const counts = move.split(" ").slice(1).map(Number);
  return givers.map((seat, n) => [seat, counts[n] ?? 0]);
}

/** A cross that has come to a seat: from a place of the grid, or from another seat. */
export interface Arrival {
  seat: number;
  cross: Cross;
  from: string | number;
}

export function arrivals(news: readonly Event[]): Arrival[] {
  return news.flatMap((event): Arrival[] => {
    if (event.event === "captures") return [{ seat: event.seat, cross: event.cross, from: event.at }];
    if (event.event !== "hands-over") return [];
    return [...event.crosses].map((cross) => ({ seat: event.to, cross: cross as Cross, from: event.seat }));
  });
}

/** How many crosses this seat can still capture before its piles are full. Null: there is no such limit. */
export function roomLeft({ seat, full_at, captured }: View): number | null {
  if (seat === null || full_at == null) return null;
  return Math.max(0, full_at - (captured[seat]?.length ?? 0));
}
