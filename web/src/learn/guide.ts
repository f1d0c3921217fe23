/** What a lesson shows beside the board. Pure: the house has said what to say. */
import type { SuggestedMove } from "../wire/routes.ts";
import type { Guide } from "../wire/wire.ts";

/** The moves that shine: the one a master tells, if he was asked, else what the lesson would like one to try. */
export function highlightedMoves(
  guide: Guide | null | undefined,
  hints: readonly SuggestedMove[],
  moves: readonly string[],
): string[] {
  const wanted = hints.length > 0 ? hints.slice(0, 1).map(({ move }) => move) : (guide?.tries ?? []);
  return wanted.filter((move) => moves.includes(move));
}

/** Whether it was done as it was meant, and not otherwise. */
export function isDone(told: string): boolean {
  return told.endsWith("-done");
}

/** Whether the lesson says what to try: a master, who wants to win, might say something else. */
export function suggestsMove(guide: Guide | null | undefined, moves: readonly string[]): boolean {
  return guide?.wants === true || highlightedMoves(guide, [], moves).length > 0;
}

/** A master is offered where the lesson itself says nothing better. */
export function offersHint(guide: Guide, hints: readonly SuggestedMove[], moves: readonly string[]): boolean {
  return moves.length > 0 && hints.length === 0 && !suggestsMove(guide, moves);
}
