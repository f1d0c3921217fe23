/** Everything that the parts of the board draw from. */

import { type Choice, moveOf, sidesOf, type Worth } from "./model.ts";
import type { Lays, Preview, Side, View } from "./wire.ts";

export interface BoardState {
  view: View;
  names: readonly string[];
  /** The player's own rack; null for spectators. */
  rack: readonly string[] | null;
  worth: Worth;
  previews: Readonly<Record<string, Preview>>;
  /** What was pressed. */
  choice: Choice;
  /** The same, with what the pointer is on. */
  shown: Choice;
  /** The move that was just refused. */
  refused: Choice;
  hint: Choice;
  /** The masks laid since this player's last turn, the last one last. */
  recent: readonly Lays[];
  /** Where somebody else has just laid one. */
  arrived: string | null;
}

/** The points of a move; null if there is no such move, or the game isn't played for points. */
export function pointsOf({ worth }: BoardState, card: string | null, square: string | null): number | null {
  return worth.get(moveOf(card ?? "", square ?? "")) ?? null;
}

/** What a card would touch on a square: as the house says, or, if it doesn't fit, as anybody can see. */
export function sidesIn({ view, previews }: BoardState, card: string, square: string): readonly Side[] {
  return previews[moveOf(card, square)]?.sides ?? sidesOf(view.board, card, square);
}

/** What lies, or would lie, in plain view: the choice, or the refused move. */
export function looked({ shown, refused }: BoardState): Choice {
  return refused.card === null ? shown : refused;
}
