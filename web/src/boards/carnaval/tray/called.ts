/** Whether this player is called in a hush, and why they can't act although they are. */

import { t } from "../../../words/words.ts";
import { justTurned } from "../cards/turned.tsx";
import { isMaster } from "../model.ts";
import type { Event, Role, View } from "../wire.ts";
import { hasDecision } from "./choice.ts";
import type { Props } from "./use-choosing.ts";

/**
 * The first line of the tray, on every screen in the same place, size and colour: a player has to read it, and a
 * neighbour can't from afar. Empty where nobody has to tap along.
 */
export function callNote({ view, moves, hush, story = [] }: Props): string {
  if (!hush || hush.alone || view.seat === null || isMaster(view)) return "";
  if (hasDecision(moves)) return t(isFirstPrank(view, story) ? "carnaval-tap-turned" : "carnaval-tap-called");
  return moves.length > 0 ? unableText(view) : t("carnaval-tap-along");
}

/** Whether the genie has just won this player over, and now they are called with the pranksters. */
function isFirstPrank(view: View, story: readonly Event[]): boolean {
  return view.heard === "pranksters" && justTurned(view, story);
}

export function unableText(view: View): string {
  return t("carnaval-tap-unable", { why: view.hindrance ?? "other" });
}

/** The role whose moment it is, as everybody knows. */
export function calledRole({ phase, heard }: View): Role | null {
  if (phase === "verdict") return "gentleman";
  return heard === "pranksters" ? "prankster" : heard;
}

/** Whether this player is called, but can only pass: everybody is asked, so that silence reveals nothing (CV-40). */
export function isUnable(moves: readonly string[]): boolean {
  return moves.length > 0 && !hasDecision(moves);
}
