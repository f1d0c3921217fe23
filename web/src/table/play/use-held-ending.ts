/** Before the result is shown, everybody looks at the last move. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameEvent, View } from "../../wire/game.ts";
import { useBoard } from "../stage/stage.tsx";
import { type SeatState, storyOf } from "../state.ts";

/** Whether the result still waits, and the view without it. */
export function useHeldEnding({ news, log }: SeatState, view: View): { held: boolean; view: View } {
  const board = useBoard(view.game);
  const seen = useSignal<readonly GameEvent[] | null>(null); // the last move, once everybody has looked at it
  const ends = view.outcome !== null && news.length > 0;
  const ms = ends ? (board?.lookMs?.(view, news, storyOf(log)) ?? 0) : 0;
  useEffect(() => {
    if (ms === 0) return;
    const timer = setTimeout(() => (seen.value = news), ms);
    return () => clearTimeout(timer);
  }, [ms, news]);
  const held = ms > 0 && seen.value !== news;
  const open = useMemo<View>(() => ({ ...view, outcome: null }), [view]);
  return { held, view: held ? open : view };
}

/** What was shown before, for as long as it is kept. */
export function useKept<Shown>(shown: Shown, keep: boolean): Shown {
  const kept = useRef(shown);
  if (!keep) kept.current = shown;
  return kept.current;
}
