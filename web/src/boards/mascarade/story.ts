/** What happened, in retrospect: which masks scored, and how the evening went. Pure. */

import { t } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { touchedAt } from "./model.ts";
import type { Event, Lays, View } from "./wire.ts";

/** Points that are celebrated; a mask with neighbours on all four sides always is. */
const SPLENDID = 8;

export function isSplendid({ at, points }: Lays, board: View["board"]): boolean {
  return points >= SPLENDID || (points > 0 && touchedAt(board, at) === 4);
}

/** The masks laid since this player's last turn; if nobody has laid one since, their own. */
export function latestLays(story: readonly Event[], seat: number | null): readonly Lays[] {
  const lays = story.filter(isLay);
  const own = lays.findLastIndex((event) => event.seat === seat);
  const since = seat === null ? lays.slice(-1) : lays.slice(own < 0 ? -1 : own + 1);
  return since.length > 0 ? since : lays.slice(-1);
}

/** The best mask, and when the winner took the lead. */
export function recap({ view, outcome, names, log }: Ending<View, Event>): string[] {
  const lays = log.filter(isLay);
  const [winner] = outcome.winners;
  if (!view.outcome || view.options.scoring === "out" || winner === undefined || lays.length === 0) return [];
  const best = lays.reduce((most, one) => (one.points > most.points ? one : most));
  const score = t("mascarade-points", { points: best.points });
  const story = [t("mascarade-story-best", { who: names[best.seat] ?? "", at: best.at, score })];
  const taken = leadTaken(lays, winner, view.seats);
  return taken === null ? story : [...story, leadText(taken, lays.length, names[winner] ?? "")];
}

/** A lead since the first quarter of the game is no turn of it. */
function leadText(taken: number, count: number, who: string): string {
  if (taken < count / 4) return t("mascarade-story-led", { who });
  return t("mascarade-story-lead", { who, left: count - 1 - taken });
}

/** With which mask somebody came to be ahead of everybody else for good; null if they never were. */
export function leadTaken(lays: readonly Lays[], winner: number, seats: number): number | null {
  const scores = Array.from({ length: seats }, () => 0);
  let taken: number | null = null;
  for (const [number, { seat, points }] of lays.entries()) {
    scores[seat] = (scores[seat] ?? 0) + points;
    const ahead = scores.every((score, other) => other === winner || score < (scores[winner] ?? 0));
    taken = ahead ? (taken ?? number) : null;
  }
  return taken;
}

function isLay(event: Event): event is Lays {
  return event.event === "lays";
}
