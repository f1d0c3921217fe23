/** Hints stay until this player has moved or what they suggest has become impossible, whatever others do meanwhile. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { SuggestedMove } from "../../wire/routes.ts";

type HintList = readonly SuggestedMove[];

const NO_HINTS: HintList = [];

/** The hints, as long as the best of them can be played. */
export function playable(hints: HintList, moves: readonly string[]): HintList {
  return moves.includes(hints[0]?.move ?? "") ? hints : NO_HINTS;
}

export function useHints(moves: readonly string[]) {
  const given = useSignal(NO_HINTS);
  const moved = useRef(0);
  const shown = playable(given.value, moves);
  useEffect(() => {
    // A hint whose moment has passed doesn't come back when the same move becomes possible again.
    if (shown !== given.value) given.value = NO_HINTS;
  }, [shown]);
  return {
    shown,
    forget() {
      moved.current += 1;
      given.value = NO_HINTS;
    },
    /** Keeps the hints that are being asked for, unless this player has moved by the time they come. */
    expect() {
      const before = moved.current;
      return (hints: HintList) => {
        if (moved.current === before) given.value = hints;
      };
    },
  };
}
