/** How far this person's choice has come, and what a tap does to it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CarnavalEvent, CarnavalPreview, CarnavalView } from "../../wire/views.ts";
import type { BoardProps } from "../board.ts";
import {
  begun,
  decision,
  isAsked,
  isWhole,
  leadsOn,
  moveOf,
  others,
  pastimes,
  seatsAfter,
  tapped,
  type Words,
  wordsOf,
} from "./choice.ts";
import { isMaster } from "./model.ts";

export type Props = BoardProps<CarnavalView, CarnavalEvent, CarnavalPreview>;

export interface Choosing {
  /** The moves to choose from; in a hush perhaps pastimes. */
  offered: readonly string[];
  words: Words;
  /** The guest who was tapped before anything was chosen. */
  about: number | null;
  choose(words: Words): void;
  tap(seat: number): void;
  play(move: string): void;
  forget(): void;
}

export function useChoosing(props: Props): Choosing {
  const { view, moves, hush } = props;
  const first = props.looked ? wordsOf(props.looked) : [];
  const words = useSignal<Words>(first);
  const about = useSignal<number | null>(null);
  const offered = offers(props);
  const choose = (chosen: Words) => {
    words.value = chosen;
  };
  const forget = () => {
    words.value = [];
    about.value = null;
  };
  // What others do meanwhile takes nothing out of this person's hands that can still be done.
  const moment = isMaster(view) ? "" : `${view.phase} ${view.call}`;
  useEffect(() => {
    forget();
    words.value = first;
  }, [moment]);
  useEffect(() => {
    if (!leadsOn(offered, words.value)) forget();
  }, [offered.join()]);

  const play = (move: string) => {
    forget();
    const decided = decision(moves, move);
    if (decided && !isWave(props, decided)) props.play(decided);
    else hush?.tap();
  };
  /** The first tap chooses, the second on the same guest plays. */
  const tap = (seat: number) => {
    const begin = begun(offered, words.value);
    const next = tapped(offered, words.value, seat);
    if (next && moveOf(next) === moveOf(words.value)) play(moveOf(next));
    else if (next) words.value = next;
    else if (begin.length === 0) about.value = about.value === seat ? null : seat;
    else if (isAsked(moves)) props.refused?.(moveOf([...begin, String(seat)]));
  };
  return { offered, words: words.value, about: about.value, choose, tap, play, forget };
}

/** In a hush who has nothing to decide chooses a pastime, in the same way and in the same place. */
function offers({ view, moves, hush }: Props): readonly string[] {
  if (!hush || view.seat === null || view.outcome || isMaster(view)) return moves;
  if (hush.tapped) return [];
  return isAsked(moves) ? moves : pastimes(view);
}

/** Who leads waits first for no more taps, and only then for nobody's decision. */
function isWave({ view, hush }: Props, move: string): boolean {
  return isMaster(view) && move === "next" && hush !== null && !hush.tapped;
}

/** Who can be tapped. In a hush all others alike: whom one could choose would tell who one is. */
export function lit({ view, hush }: Props, { offered, words }: Choosing): number[] {
  if (hush && !isMaster(view) && offered.length > 0) return others(view);
  const begin = begun(offered, words);
  const further = seatsAfter(offered, begin);
  return further.length === 0 && isWhole(offered, begin) ? seatsAfter(offered, begin.slice(0, -1)) : further;
}
