/** Fingers slip. A pressed move waits here for a moment, on this device, and can be undone. */
import { useEffect, useRef, useState } from "preact/hooks";

export const GRACE_MS = 3_000;
/** With fewer seconds than this on the clock, a move doesn't wait. */
const HURRY_SECONDS = 6;

export interface Grace {
  /** The move that is waiting. */
  held: string | null;
  /** Holds a move back. If the clock leaves no time for that, it is sent at once. */
  hold(move: string): void;
  undo(): void;
}

interface GraceProps {
  moves: readonly string[];
  play(move: string): void;
  /** When the deciding players run out of time, as Unix time. */
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
    setHeld(null); // the game may have moved on without it
    return undefined;
  }, [waits]);
  const hold = (move: string) => {
    if (isTimeShort(due)) play(move);
    else setHeld(move);
  };
  return { held: waits, hold, undo: () => setHeld(null) };
}

/** After a moment, or when the page is left: whoever locks their phone has decided. */
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
