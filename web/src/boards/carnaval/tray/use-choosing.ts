/** How far this person's choice has come, and what a tap does to it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { CarnavalEvent, CarnavalPreview, CarnavalView } from "../../../wire/views.ts";
import { t } from "../../../words/words.ts";
import type { BoardProps } from "../../board.ts";
import { isMaster } from "../model.ts";
import {
  begun,
  decision,
  hasDecision,
  isIdleQuestion,
  isSeat,
  isWhole,
  leadsOn,
  moveOf,
  others,
  pastimes,
  seatsAfter,
  type Tokens,
  takesSeat,
  tapped,
  tokensOf,
} from "./choice.ts";

export type Props = BoardProps<CarnavalView, CarnavalEvent, CarnavalPreview>;

export interface Choosing {
  /** The moves to choose from; in a hush perhaps pastimes. */
  offered: readonly string[];
  tokens: Tokens;
  /** The guest who was tapped before anything was chosen. */
  about: number | null;
  /** Why the guest who was tapped last cannot be chosen, in words; empty: there is nothing to say. */
  why: string;
  choose(tokens: Tokens): void;
  tap(seat: number): void;
  play(move: string): void;
  forget(): void;
}

const READING_MS = 6000; // milliseconds
const DANCE_ALONG_MS = 900;

export function useChoosing(props: Props): Choosing {
  const { view, moves, hush } = props;
  const first = props.looked ? tokensOf(props.looked) : [];
  const words = useSignal<Tokens>(first);
  const about = useSignal<number | null>(null);
  const { why, say } = useWhy();
  const offered = offers(props);
  const choose = (chosen: Tokens) => {
    say(null);
    words.value = chosen;
  };
  const forget = () => {
    say(null);
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
    say(null);
    const begin = begun(offered, words.value);
    const next = tapped(offered, words.value, seat);
    if (next && moveOf(next) === moveOf(words.value)) play(moveOf(next));
    else if (next) words.value = next;
    else if (begin.length === 0 || !(takesSeat(offered) || hush)) about.value = about.value === seat ? null : seat;
    // A question that buttons answer takes no guest, and in a hush every tray stays where it is.
    else if (takesSeat(offered)) {
      // What is said must not stand above a button that means somebody else.
      if (words.value.length > 0) words.value = unnamed(begin);
      say(impossible(props, begin, seat));
    }
  };
  return { offered, tokens: words.value, about: about.value, why, choose, tap, play, forget };
}

/** Why a guest cannot be chosen. Beside whoever is asked for nothing a neighbour must see the same. */
function impossible({ view, moves, whyNot }: Props, begin: Tokens, seat: number): Promise<string | null> | string {
  if (seat === view.seat) return t("carnaval-name-self");
  if (begin[0] === "ask" && view.shown.includes(seat)) return t("carnaval-name-bare");
  return hasDecision(moves) && whyNot ? whyNot(moveOf([...unnamed(begin), String(seat)])) : "";
}

/** The words without the player whom they named last. */
function unnamed(begin: Tokens): Tokens {
  return begin.length > 1 && isSeat(begin, begin.at(-1) ?? "") ? begin.slice(0, -1) : begin;
}

/** A sentence that stays until it is read, or something else is done; one that comes too late is not said. */
function useWhy() {
  const why = useSignal("");
  const asked = useRef(0);
  useEffect(() => {
    if (!why.value) return;
    const timer = setTimeout(() => say(null), READING_MS);
    return () => clearTimeout(timer);
  }, [why.value]);
  const say = async (sentence: Promise<string | null> | string | null) => {
    asked.current += 1;
    const mine = asked.current;
    if (why.value) why.value = "";
    const found = await sentence;
    if (mine === asked.current && found) why.value = found;
  };
  return { why: why.value, say: (sentence: Parameters<typeof say>[0]) => void say(sentence) };
}

/** In a hush who has nothing to decide chooses a pastime, in the same way and in the same place. */
function offers({ view, moves, hush, quiet, hinted }: Props): readonly string[] {
  if (!hush || view.seat === null || view.outcome || isMaster(view))
    return moves.filter((move) => !isIdleQuestion(move, view) || hinted.includes(move));
  if (hush.tapped || quiet) return [];
  return hasDecision(moves) ? moves : hush.alone ? [] : pastimes(view);
}

/** Among bots the dance goes by itself for whoever is not asked; so slowly that the call can be read. */
export function useDancingAlong({ view, moves, hush }: Props, choosing: Choosing, waits: boolean): void {
  const along = hush?.alone && !hush.tapped && !waits && !hasDecision(moves);
  useEffect(() => {
    if (!along) return;
    const timer = setTimeout(() => choosing.play("pass"), DANCE_ALONG_MS);
    return () => clearTimeout(timer);
  }, [along, view]);
}

/** Whether one is called, in small print and on every screen: the lines begin alike, and are equally long. */
export function tapNote({ view, moves, hush }: Props): string {
  if (!hush || hush.alone || view.seat === null || isMaster(view)) return "";
  if (hasDecision(moves)) return t("carnaval-tap-called");
  return t(moves.length > 0 ? "carnaval-tap-unable" : "carnaval-tap-along");
}

/** Who leads waits first for no more taps, and only then for nobody's decision. */
function isWave({ view, hush }: Props, move: string): boolean {
  return isMaster(view) && move === "next" && hush !== null && !hush.tapped;
}

/** Who looks as if he could be tapped. In a hush all others alike: whom one could choose would tell who one is. */
export function lit(props: Props, choosing: Choosing): number[] {
  const { view, hush } = props;
  const alike = hush && !isMaster(view) && takesSeat(choosing.offered);
  return alike ? others(view) : choosable(choosing);
}

/** Who can be tapped: what is only heard can be said as it is. */
export function choosable({ offered, tokens }: Pick<Choosing, "offered" | "tokens">): number[] {
  const begin = begun(offered, tokens);
  const further = seatsAfter(offered, begin);
  return further.length === 0 && isWhole(offered, begin) ? seatsAfter(offered, begin.slice(0, -1)) : further;
}
