/** Before the result is shown, everybody looks at what led to it. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { GameEvent, View } from "../../wire/game.ts";
import { useBoard } from "../stage/stage.tsx";
import { type SeatState, storyOf } from "../state.ts";

export interface HeldEnding {
  /** Whether the result still waits. */
  held: boolean;
  /** The view without it. */
  view: View;
  /** The board says that it has shown all of this news. */
  shown(news: readonly GameEvent[]): void;
}

export function useHeldEnding({ news, log }: SeatState, view: View): HeldEnding {
  const board = useBoard(view.game);
  const seen = useSignal<readonly GameEvent[] | null>(null); // the last news that everybody has looked at
  const shownBy = useRef(0); // when a board that doesn't say so has shown everything
  const ms = useMemo(() => board?.lookMs?.(view, news, storyOf(log)) ?? 0, [board, news]);
  const ends = view.outcome !== null && news.length > 0 && ms > 0;
  useEffect(() => {
    // What came before may still be on show.
    shownBy.current = Math.max(shownBy.current, Date.now()) + ms;
    if (!ends) return;
    const timer = setTimeout(() => (seen.value = news), shownBy.current - Date.now());
    return () => clearTimeout(timer);
  }, [ms, news]);
  const held = ends && seen.value !== news;
  const open = useMemo<View>(() => ({ ...view, outcome: null }), [view]);
  const shown = (all: readonly GameEvent[]) => {
    seen.value = all;
  };
  return { held, view: held ? open : view, shown };
}

/** What was shown before, for as long as it is kept. */
export function useKept<Shown>(shown: Shown, keep: boolean): Shown {
  const kept = useRef(shown);
  if (!keep) kept.current = shown;
  return kept.current;
}
