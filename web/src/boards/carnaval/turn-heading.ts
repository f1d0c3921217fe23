/** The heading above the ball when it is nobody's turn in particular. */
import type { View } from "../../wire/carnaval.ts";
import type { Sentence } from "../board.ts";
import { isMaster } from "./model.ts";

export function turnHeading(view: View, quiet: boolean): Sentence | null {
  if (quiet && !isMaster(view)) return ["carnaval-dance-soon", {}];
  // A player who drinks wine may not talk.
  const talks = view.seat === null || view.moves.length > 0;
  return view.phase === "discussion" && talks ? ["carnaval-turn-talk", {}] : null;
}
