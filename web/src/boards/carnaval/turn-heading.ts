/** The heading above the ball when it is nobody's turn in particular. */

import type { Sentence } from "../board.ts";
import { isHandsLook } from "./hands-look.ts";
import { isLastLook } from "./last-look.ts";
import { isDefending, isMaster } from "./model.ts";
import type { View } from "./wire.ts";

export function turnHeading(view: View, quiet: boolean): Sentence | null {
  if (isLastLook(view)) return ["carnaval-ending", {}];
  if (quiet && !isMaster(view)) return [isHandsLook() ? "carnaval-turn-verdict" : "carnaval-dance-soon", {}];
  // While hands point, everybody is looking at them, called or not.
  if (view.phase === "verdict" && !isMaster(view)) return ["carnaval-turn-verdict", {}];
  if (view.phase === "defence") return [defenceHeading(view), {}];
  // A player who drinks wine may not talk.
  const talks = view.seat === null || view.moves.length > 0;
  return view.phase === "discussion" && talks ? ["carnaval-turn-talk", {}] : null;
}

function defenceHeading(view: View): string {
  if (!isDefending(view)) return "carnaval-now-defence";
  return view.statements_left === 0 ? "carnaval-turn-accused-spent" : "carnaval-turn-accused";
}
