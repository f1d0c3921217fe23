/** Which stick is held, which move is previewed, and when it is played: on the base a finger has to confirm. */
import { useEffect, useState } from "preact/hooks";
import { type MoveHandlers, moveHandlers } from "../move-handlers.ts";
import { type TouchProps, useArmedMove } from "../use-armed-move.ts";
import type { Grace } from "../use-grace.ts";
import { onlyStart, startsOf, targetsOf, tokensOf, vainMove } from "./model.ts";
import type { View } from "./wire.ts";

export interface Touch {
  /** The hole of the stick that is about to move. */
  held: string | null;
  /** The move whose consequences are shown. */
  shown: string | null;
  /** The move that a finger has chosen and that waits for confirmation. */
  armed: string | null;
  /** What a finger has pressed on a plain button. It can be undone for a moment. */
  grace: Grace;
  /** The handlers of an element that stands for a move. */
  on(move: string): MoveHandlers;
  /** The handlers of a button whose label says everything about its move. */
  onPlain(move: string): MoveHandlers;
  /** The handlers of a hole. */
  onHole(hole: string): MoveHandlers;
}

export function useTouch(props: TouchProps<View>): Touch {
  const { view, moves, play, refused, looked = null } = props;
  const { shown, armed, grace, arm, look } = useArmedMove(props);
  const { held, starts, pick } = useHeld(view, moves, looked);
  const targets = targetsOf(moves, held);

  const press = (move: string, finger: boolean) => {
    grace.undo();
    if (finger && armed !== move) arm(move);
    else play(move);
  };
  const pressPlain = (move: string, finger: boolean) => {
    arm(null);
    if (finger) grace.hold(move);
    else play(move);
  };
  const pressHole = (hole: string, finger: boolean) => {
    const move = targets.get(hole);
    if (move) return press(move, finger);
    arm(null);
    grace.undo();
    if (starts.includes(hole)) pick(hole);
    else if (view.seat !== null && !view.outcome) refused?.(vainMove(view, moves, held, hole));
  };
  const handle = (move: string | null, click: (finger: boolean) => void) => moveHandlers(look, move, click);
  return {
    held,
    shown,
    armed,
    grace,
    on: (move) => handle(move, (finger) => press(move, finger)),
    onPlain: (move) => handle(move, (finger) => pressPlain(move, finger)),
    onHole: (hole) => handle(targets.get(hole) ?? null, (finger) => pressHole(hole, finger)),
  };
}

/** The stick that was chosen, or the only one that can do anything. Choosing it again lets go of it. */
function useHeld(view: View, moves: readonly string[], looked: string | null) {
  const first = tokensOf(looked ?? "")[1] ?? null;
  const [picked, setPicked] = useState(first);
  useEffect(() => setPicked(first), [view]);
  const starts = startsOf(moves);
  const held = picked !== null && starts.includes(picked) ? picked : onlyStart(moves);
  return { held, starts, pick: (hole: string) => setPicked(hole === picked ? null : hole) };
}
