/** Which move is previewed, and which one a finger has chosen and has yet to confirm. */
import { useEffect, useState } from "preact/hooks";
import type { View } from "../wire/game.ts";
import type { BoardProps } from "./board.ts";
import { useGrace } from "./use-grace.ts";

export type TouchProps<V extends View> = Pick<BoardProps<V>, "view" | "moves" | "play" | "due" | "refused" | "looked">;

export function useArmedMove<V extends View>({ view, moves, play, due, looked: first = null }: TouchProps<V>) {
  const [looked, look] = useState(first);
  const [armed, arm] = useState<string | null>(null);
  const grace = useGrace({ moves, play, due });
  useEffect(() => arm(null), [view]);
  const shown = [grace.held, armed, looked].find((move) => move !== null && moves.includes(move)) ?? null;
  return { shown, armed, grace, arm, look };
}
