/**
 * Which move is previewed, and when it is played: a mouse and a key play at once, a finger confirms first. Capturing a
 * cross of one's own colour always has to be confirmed.
 */
import { type MoveHandlers, moveHandlers } from "../move-handlers.ts";
import { type TouchProps, useArmedMove } from "../use-armed-move.ts";
import type { Grace } from "../use-grace.ts";
import { hurtsOneself } from "./model.ts";
import type { View } from "./wire.ts";

export interface Touch {
  /** The move whose consequences are shown. */
  shown: string | null;
  /** The capture that was chosen and that waits for confirmation. */
  armed: string | null;
  /** A stop pressed by a finger. It can be undone for a moment. */
  grace: Grace;
  on(move: string): Handlers;
}

type Handlers = Omit<MoveHandlers, "onFocus"> & { onFocus(on: FocusEvent): void };

export function useTouch(props: TouchProps<View>): Touch {
  const { view, moves, play, refused } = props;
  const { shown, armed, grace, arm, look } = useArmedMove(props);
  const press = (move: string, finger: boolean) => {
    if (finger && move === "stop") return stop();
    grace.undo();
    if (!moves.includes(move)) refuse(move);
    else if ((finger || hurtsOneself(view, move)) && armed !== move) arm(move);
    else play(move);
  };
  const stop = () => {
    arm(null);
    grace.hold("stop");
  };
  const refuse = (move: string) => {
    arm(null);
    if (view.seat !== null && !view.outcome) refused?.(move);
  };
  const on = (move: string) => byKeys(moveHandlers(look, move, (finger) => press(move, finger)));
  return { shown, armed, grace, on };
}

/** What a finger has touched keeps the focus, and would be previewed in a later turn: without its button. */
function byKeys(handlers: MoveHandlers): Handlers {
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(":focus-visible")) handlers.onFocus();
  };
  return { ...handlers, onFocus };
}
