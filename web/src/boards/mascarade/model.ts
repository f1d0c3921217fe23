/**
 * What lies where, which squares and cards are highlighted, and what a press means. No rules: `moves` says what is
 * possible.
 */

import { ARROWS } from "../arrow-keys.ts";
import { sharedBy } from "./card.ts";
import type { Side, View } from "./wire.ts";

export const COLUMNS = "abcdefghij";
const LAST = COLUMNS.length - 1;
/** The square printed on the board (MC-1). */
export const JUMBO = "e5";
/** A board with a single card would be all card: at least this many squares are shown each way. */
const LEAST = 5;

// -- the squares

export interface Spot {
  column: number;
  row: number;
}

export function spotOf(square: string): Spot {
  return { column: COLUMNS.indexOf(square[0] ?? ""), row: Number(square.slice(1)) - 1 };
}

export function squareOf({ column, row }: Spot): string {
  return `${COLUMNS[column]}${row + 1}`;
}

/** The part of the board that is shown: first and last column, first and last row. */
export interface BoardPart {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The part in use, with one ring of free squares around it. */
export function partInUse(board: View["board"]): BoardPart {
  const spots = (Object.keys(board).length > 0 ? Object.keys(board) : [JUMBO]).map(spotOf);
  const [left, right] = span(spots.map(({ column }) => column));
  const [bottom, top] = span(spots.map(({ row }) => row));
  return { left, right, bottom, top };
}

/** More squares than this in a row don't fit under a finger on a phone. */
const ROOM = 7;

export function isCrowded({ left, right, bottom, top }: BoardPart): boolean {
  return Math.max(right - left, top - bottom) >= ROOM;
}

function span(places: readonly number[]): [first: number, last: number] {
  const first = Math.max(0, Math.min(...places) - 1);
  const last = Math.min(LAST, Math.max(...places) + 1);
  const missing = Math.max(0, LEAST - (last - first + 1));
  const start = Math.max(0, Math.min(first - Math.floor(missing / 2), LAST - LEAST + 1));
  return missing > 0 ? [start, start + LEAST - 1] : [first, last];
}

/** The squares of a part as rows, the top row first. */
export function rowsOf({ left, right, bottom, top }: BoardPart): string[][] {
  const columns = Array.from({ length: right - left + 1 }, (_, n) => left + n);
  const rows = Array.from({ length: top - bottom + 1 }, (_, n) => top - n);
  return rows.map((row) => columns.map((column) => squareOf({ column, row })));
}

/** The square that an arrow key leads to, within the part that is shown. */
export function stepFrom(square: string, key: string, part: BoardPart): string | null {
  const step = ARROWS[key];
  if (!step) return null;
  const { column, row } = spotOf(square);
  const to = { column: column + step[0], row: row + step[1] };
  const outside = to.column < part.left || to.column > part.right || to.row < part.bottom || to.row > part.top;
  return outside ? null : squareOf(to);
}

// -- the sides of a square

export type Direction = "up" | "right" | "down" | "left";

export function directionOf(from: string, to: string): Direction {
  const here = spotOf(from);
  const there = spotOf(to);
  if (there.row !== here.row) return there.row > here.row ? "up" : "down";
  return there.column > here.column ? "right" : "left";
}

/** How many masks lie beside a square. */
export function touchedAt(board: View["board"], square: string): number {
  return besideOf(square).filter((at) => at in board).length;
}

/** The squares beside one, on the board. */
function besideOf(square: string): string[] {
  const { column, row } = spotOf(square);
  const spots = Object.values(ARROWS).map(([right, up]) => ({ column: column + right, row: row + up }));
  return spots
    .filter((spot) => Math.min(spot.column, spot.row) >= 0 && Math.max(spot.column, spot.row) <= LAST)
    .map(squareOf);
}

/** A free square that touches several masks. */
export interface Opening {
  at: string;
  touched: number;
}

/** The best square that a mask laid here would leave to the next player; null if none of them touches several masks. */
export function openedBy(board: View["board"], square: string): Opening | null {
  const after = { ...board, [square]: "" };
  const free = besideOf(square).filter((at) => !(at in board));
  const openings = free.map((at) => ({ at, touched: touchedAt(after, at) })).filter(({ touched }) => touched > 1);
  const [best] = openings.toSorted((one, other) => other.touched - one.touched);
  return best ?? null;
}

/** The masks that a card would touch on a square, and what it has in common with each. */
export function sidesOf(board: View["board"], card: string, square: string): Side[] {
  return besideOf(square).flatMap((at) => {
    const other = board[at];
    return other ? [{ square: at, card: other, shared: sharedBy(card, other) }] : [];
  });
}

// -- the moves

export const moveOf = (card: string, square: string) => `${card} ${square}`;
export const cardIn = (move: string) => move.split(" ")[0] ?? "";
export const squareIn = (move: string) => move.split(" ")[1] ?? "";

/** The possible moves, each with the points it is worth; null if the game isn't played for points. */
export type Worth = ReadonlyMap<string, number | null>;

export function worthOf(view: View, moves: readonly string[]): Worth {
  const points = new Map(view.moves.map((move, n) => [move, view.worth[n] ?? null]));
  return new Map(moves.map((move) => [move, points.get(move) ?? null]));
}

/** The squares on which a card fits. */
export function squaresFor(worth: Worth, card: string): string[] {
  return [...worth.keys()].filter((move) => cardIn(move) === card).map(squareIn);
}

/** The cards that fit on a square. */
export function cardsFor(worth: Worth, square: string): string[] {
  return [...worth.keys()].filter((move) => squareIn(move) === square).map(cardIn);
}

/** The square nearest to the centre of the given ones. */
export function middleOf(squares: readonly string[]): string | null {
  const spots = squares.map(spotOf);
  const mean = (places: number[]) => places.reduce((sum, place) => sum + place, 0) / places.length;
  const column = mean(spots.map((spot) => spot.column));
  const row = mean(spots.map((spot) => spot.row));
  const away = (spot: Spot) => Math.hypot(spot.column - column, spot.row - row);
  const [nearest] = spots.toSorted((one, other) => away(one) - away(other));
  return nearest ? squareOf(nearest) : null;
}

// -- choosing

/** What the player has selected: a card of the rack, a square, or both. */
export interface Choice {
  card: string | null;
  square: string | null;
}

export const NOTHING: Choice = { card: null, square: null };

/** A move, or only its card. */
export function choiceIn(move: string): Choice {
  return { card: cardIn(move) || null, square: squareIn(move) || null };
}

/** What a press leads to. */
export interface Pressed {
  choice: Choice;
  play?: string;
  refuse?: string;
}

/** A choice survives the moves of others for as long as its card is on the rack and its square unchanged. */
export function stillThere(choice: Choice, rack: readonly string[], board: View["board"]): Choice {
  const card = choice.card !== null && rack.includes(choice.card) ? choice.card : null;
  const taken = card !== null && choice.square !== null && choice.square in board;
  return { card, square: taken ? null : choice.square };
}

/**
 * A press on a card of the rack. `sure`: by mouse or keyboard, which has shown what will happen, so it plays at once.
 */
export function pressCard(choice: Choice, card: string, worth: Worth, sure: boolean): Pressed {
  const { square } = choice;
  if (square === null || cardsFor(worth, square).length === 0) {
    return { choice: choice.card === card ? NOTHING : { card, square: null } };
  }
  if (worth.has(moveOf(card, square))) return choose({ card, square }, choice.card === card || sure);
  if (choice.card !== null) return { choice: { card, square: null } };
  return { choice, refuse: moveOf(card, square) };
}

/** A press on a square. Where nothing is possible, it can still be looked at. */
export function pressSquare(choice: Choice, square: string, worth: Worth, sure: boolean): Pressed {
  const { card } = choice;
  if (card === null || worth.size === 0) {
    return { choice: { card: null, square: choice.square === square ? null : square } };
  }
  if (worth.has(moveOf(card, square))) return choose({ card, square }, choice.square === square || sure);
  return { choice: { card, square: null }, refuse: moveOf(card, square) };
}

function choose(choice: { card: string; square: string }, sure: boolean): Pressed {
  return sure ? { choice: NOTHING, play: moveOf(choice.card, choice.square) } : { choice };
}

/** What is shown: the choice, completed by what the pointer or the focus is on if that makes a move. */
export function completed(choice: Choice, aim: Choice, worth: Worth): Choice {
  const both = { card: choice.card ?? aim.card, square: choice.card === null ? choice.square : aim.square };
  const move = both.card !== null && both.square !== null && worth.has(moveOf(both.card, both.square));
  return move ? both : choice;
}
