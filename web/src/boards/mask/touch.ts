/** Which stick is held, which move is looked at, and when it is played: a finger is asked once more. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../../wire/mask.ts";
import { onlyStart, startsOf, targetsOf, vainMove } from "./model.ts";

export interface Touch {
  /** The hole of the stick that is about to move. */
  held: string | null;
  /** The move whose consequences are shown. */
  shown: string | null;
  /** The move that a finger has chosen and that waits for its confirmation. */
  armed: string | null;
  look(move: string | null): void;
  /** What an element does that stands for a move. */
  on(move: string): Handlers;
  /** What a hole does. */
  onHole(hole: string): Handlers;
}

export interface Handlers {
  onPointerEnter(at: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
  onClick(click: MouseEvent): void;
}

interface Deeds {
  view: View;
  moves: readonly string[];
  play(move: string): void;
  refused?: ((move: string) => void) | undefined;
}

export function useTouch({ view, moves, play, refused }: Deeds): Touch {
  const [looked, look] = useState<string | null>(null);
  const [armed, arm] = useState<string | null>(null);
  const [picked, pick] = useState<string | null>(null);
  useEffect(() => {
    arm(null);
    pick(null);
  }, [view]);
  const starts = startsOf(moves);
  const held = picked !== null && starts.includes(picked) ? picked : onlyStart(moves);
  const targets = targetsOf(moves, held);

  const press = (move: string, finger: boolean) => {
    if (finger && armed !== move) arm(move);
    else play(move);
  };
  const pressHole = (hole: string, finger: boolean) => {
    const move = targets.get(hole);
    if (move) return press(move, finger);
    arm(null);
    if (starts.includes(hole)) pick(hole === picked ? null : hole);
    else if (view.seat !== null && !view.outcome) refused?.(vainMove(view, moves, held, hole));
  };
  const looking = (move: string | null, click: (finger: boolean) => void): Handlers => ({
    onPointerEnter: (at) => at.pointerType === "mouse" && look(move),
    onPointerLeave: () => look(null),
    onFocus: () => look(move),
    onBlur: () => look(null),
    onClick: (at) => click(byFinger(at)),
  });
  return {
    held,
    armed,
    shown: [armed, looked].find((move) => move !== null && moves.includes(move)) ?? null,
    look,
    on: (move) => looking(move, (finger) => press(move, finger)),
    onHole: (hole) => looking(targets.get(hole) ?? null, (finger) => pressHole(hole, finger)),
  };
}

function byFinger(click: MouseEvent): boolean {
  return click instanceof PointerEvent && click.pointerType === "touch";
}
