/** Which move is looked at, and when it is played: a mouse and a key play at once, a finger asks first. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../wire/masker.ts";
import { type Handlers, handlers } from "../touch.ts";

export interface Touch {
  /** The move whose consequences are shown. */
  shown: string | null;
  /** The move that a finger has chosen and that waits for its confirmation. */
  armed: string | null;
  on(move: string): Handlers;
}

interface Deeds {
  view: View;
  moves: readonly string[];
  play(move: string): void;
  refused?: ((move: string) => void) | undefined;
  looked?: string | null;
}

export function useTouch({ view, moves, play, refused, looked: first = null }: Deeds): Touch {
  const [looked, look] = useState(first);
  const [armed, arm] = useState<string | null>(null);
  useEffect(() => arm(null), [view]);
  const press = (move: string, finger: boolean) => {
    if (!moves.includes(move)) refuse(move);
    else if (finger && armed !== move) arm(move);
    else play(move);
  };
  const refuse = (move: string) => {
    arm(null);
    if (view.seat !== null && !view.outcome) refused?.(move);
  };
  const on = (move: string) => handlers(look, move, (finger) => press(move, finger));
  const shown = [armed, looked].find((move) => move !== null && moves.includes(move)) ?? null;
  return { shown, armed, on };
}
