/** A finger slips. What it pressed waits a moment here, on its own device, and can be undone. */
import { useEffect, useRef, useState } from "preact/hooks";

export const GRACE_MS = 3_000; // milliseconds
/** Seconds on the clock that are too few to wait. */
const HURRY_SECONDS = 6;

export interface Grace {
  /** The move that waits. */
  held: string | null;
  /** Lets a move wait; where the clock leaves no time for that, it goes at once. */
  hold(move: string): void;
  undo(): void;
}

interface GraceProps {
  moves: readonly string[];
  play(move: string): void;
  /** When the time of those who decide is up, as Unix time. */
  due: number | null;
}

export function useGrace({ moves, play, due }: GraceProps): Grace {
  const [held, setHeld] = useState<string | null>(null);
  const waits = held !== null && moves.includes(held) ? held : null;
  const send = useRef<() => void>(() => {});
  send.current = () => {
    setHeld(null);
    if (waits !== null) play(waits);
  };
  useEffect(() => {
    if (waits !== null) return sendAfterGrace(() => send.current());
    setHeld(null); // perhaps the game has gone on without it
    return undefined;
  }, [waits]);
  const hold = (move: string) => {
    if (isTimeShort(due)) play(move);
    else setHeld(move);
  };
  return { held: waits, hold, undo: () => setHeld(null) };
}

/** In a moment, or when the page is left behind: whoever locks the phone has decided. */
function sendAfterGrace(send: () => void): () => void {
  const leave = () => document.visibilityState === "hidden" && send();
  const timer = setTimeout(send, GRACE_MS);
  document.addEventListener("visibilitychange", leave);
  addEventListener("pagehide", send);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", leave);
    removeEventListener("pagehide", send);
  };
}

function isTimeShort(due: number | null): boolean {
  return due !== null && due - Date.now() / 1000 < HURRY_SECONDS;
}
