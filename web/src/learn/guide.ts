/** What a lesson shows beside the board. Pure: the house has said what to say. */

import type { Guide } from "../wire/messages.ts";
import type { SuggestedMove } from "../wire/routes.ts";

type MaybeGuide = Guide | null | undefined;

/** The highlighted moves: the master's hint if the learner asked for one, otherwise what the lesson suggests. */
export function highlightedMoves(
  guide: Guide | null | undefined,
  hints: readonly SuggestedMove[],
  moves: readonly string[],
): string[] {
  const wanted = hints.length > 0 ? hints.slice(0, 1).map(({ move }) => move) : (guide?.tries ?? []);
  return wanted.filter((move) => moves.includes(move));
}

/** Whether the learner sees the first screen: it explains little yet. */
export function isBeginning(guide: Guide | null | undefined): boolean {
  return guide?.feedback === "learn-about";
}

/** While the result still waits: what the learner was told before, or if they brought it about, that it's done. */
export function heldGuide(before: MaybeGuide, now: MaybeGuide): MaybeGuide {
  return now?.feedback && isDone(now.feedback) ? { ...now, say: now.feedback, feedback: null } : before;
}

/** Whether the learner did what the lesson meant, not something else. */
export function isDone(key: string): boolean {
  return key.endsWith("-done");
}

/** Whether the lesson suggests a move. A master wants to win, and might say something else. */
export function suggestsMove(guide: Guide | null | undefined, moves: readonly string[]): boolean {
  return guide?.wants === true || highlightedMoves(guide, [], moves).length > 0;
}

/** The master is offered where the lesson itself has nothing better to say. */
export function offersHint(guide: Guide, hints: readonly SuggestedMove[], moves: readonly string[]): boolean {
  return moves.length > 0 && hints.length === 0 && !suggestsMove(guide, moves);
}
