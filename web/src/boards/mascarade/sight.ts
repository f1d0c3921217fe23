/** All that the parts of the board draw from. */
import type { Preview, Side, View } from "../../wire/mascarade.ts";
import { type Choice, moveOf, sidesOf, type Worth } from "./model.ts";

export interface Sight {
  view: View;
  names: readonly string[];
  /** The own rack; null for those who only watch. */
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
  /** Where a card was laid last. */
  last: string | null;
}

/** The points of a move; null if there is no such move, or if it is not played for points. */
export function pointsOf({ worth }: Sight, card: string | null, square: string | null): number | null {
  return worth.get(moveOf(card ?? "", square ?? "")) ?? null;
}

/** What a card would touch on a square: as the house tells it, or as one can see it where it does not fit. */
export function sidesIn({ view, previews }: Sight, card: string, square: string): readonly Side[] {
  return previews[moveOf(card, square)]?.sides ?? sidesOf(view.board, card, square);
}

/** What lies, or would lie, in plain sight: the choice, or the move that was refused. */
export function looked({ shown, refused }: Sight): Choice {
  return refused.card === null ? shown : refused;
}
