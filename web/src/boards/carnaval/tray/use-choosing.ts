/** How far this person's choice has come, and what a tap does to it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../../words/words.ts";
import type { BoardProps } from "../../board.ts";
import { isMaster } from "../model.ts";
import { isStatement } from "../room/bubble.tsx";
import type { Event, Preview, View } from "../wire.ts";
import { isUnable } from "./called.ts";
import {
  begun,
  candidates,
  decision,
  hasDecision,
  isIdle,
  isWhole,
  leadsOn,
  moveOf,
  named,
  pastimes,
  seatsAfter,
  type Tokens,
  takesSeat,
  tapped,
  tokensOf,
  unnamed,
  withoutNamed,
} from "./choice.ts";

export type Props = BoardProps<View, Event, Preview>;

export interface Choosing {
  /** The moves to choose from; in a hush perhaps pastimes. */
  offered: readonly string[];
  tokens: Tokens;
  /** The guest who was tapped before anything was chosen. */
  about: number | null;
  /** Why the guest who was tapped last can't be chosen, as a sentence; empty: there is nothing to say. */
  why: string;
  choose(tokens: Tokens): void;
  tap(seat: number): void;
  play(move: string): void;
  forget(): void;
}

const READING_MS = 6000;
const DANCE_ALONG_MS = 900;
const UNABLE_MS = 2500; // to read why they can't act

export function useChoosing(props: Props): Choosing {
  const { moves, hush } = props;
  const first = props.looked ? tokensOf(props.looked) : [];
  const tokens = useSignal<Tokens>(first);
  const about = useSignal<number | null>(null);
  const { why, say } = useWhy();
  const offered = offers(props);
  const choose = (chosen: Tokens) => {
    say(null);
    tokens.value = chosen;
  };
  const forget = () => {
    say(null);
    tokens.value = [];
    about.value = null;
  };
  // What others do meanwhile doesn't undo a choice that is still possible.
  const moment = momentOf(props);
  useEffect(() => {
    forget();
    tokens.value = first;
  }, [moment]);
  useEffect(() => {
    if (!leadsOn(offered, tokens.value)) forget();
  }, [offered.join()]);

  const play = (move: string) => {
    forget();
    const decided = decision(moves, move);
    if (decided && !isWave(props, decided)) props.play(decided);
    else hush?.tap();
  };
  /** The first tap chooses, the second on the same guest undoes that: only a button acts. */
  const tap = (seat: number) => {
    say(null);
    const begin = begun(offered, tokens.value);
    const next = tapped(offered, tokens.value, seat);
    if (next) {
      const again = moveOf(next) === moveOf(tokens.value);
      tokens.value = again ? unnamed(offered, next) : next;
      if (about.value !== null) about.value = named(tokens.value);
    } else if (begin.length === 0 || !(takesSeat(offered) || hush)) about.value = about.value === seat ? null : seat;
    // A question with buttons takes no guest, and in a hush every tray stays where it is.
    else if (takesSeat(offered)) {
      // The reason must not stand above a button that means somebody else.
      if (tokens.value.length > 0) tokens.value = unnamed(offered, begin);
      say(impossible(props, begin, seat));
    }
  };
  return { offered, tokens: tokens.value, about: about.value, why, choose, tap, play, forget };
}

/**
 * What a choice belongs to. While the verdict is being read the next dance has begun, but nobody is called yet: a guest
 * who is looked at then isn't chosen in the dance. The leader's choices last.
 */
export function momentOf({ view, quiet }: Pick<Props, "view" | "quiet">): string {
  return isMaster(view) ? "" : `${view.phase} ${view.call} ${quiet === true}`;
}

/**
 * Why a guest can't be chosen. A neighbour must see the same on the screen of a player who isn't asked for anything.
 */
function impossible({ view, moves, whyNot }: Props, begin: Tokens, seat: number): Promise<string | null> | string {
  if (seat === view.seat) return t("carnaval-name-self");
  const [deed = ""] = begin;
  if (isStatement(deed)) return t(`carnaval-name-${unsaid(view, seatsAfter(moves, [deed]), seat)}`);
  return hasDecision(moves) && whyNot ? whyNot(moveOf([...withoutNamed(begin), String(seat)])) : "";
}

/** Anybody can be talked about, by a statement that is about somebody; one that isn't offered would say nothing. */
function unsaid({ shown }: View, sayable: readonly number[], seat: number): "nobody" | "bare" | "accused" {
  if (sayable.length === 0) return "nobody";
  return shown.includes(seat) ? "bare" : "accused";
}

/** A sentence that stays until it is read, or something else is done. One that comes too late isn't shown. */
function useWhy() {
  const why = useSignal("");
  const latest = useRef(0);
  useEffect(() => {
    if (!why.value) return;
    const timer = setTimeout(() => say(null), READING_MS);
    return () => clearTimeout(timer);
  }, [why.value]);
  const say = async (sentence: Promise<string | null> | string | null) => {
    latest.current += 1;
    const mine = latest.current;
    if (why.value) why.value = "";
    const found = await sentence;
    if (mine === latest.current && found) why.value = found;
  };
  return { why: why.value, say: (sentence: Parameters<typeof say>[0]) => void say(sentence) };
}

/** In a hush a player who has nothing to decide chooses a pastime, in the same way and in the same place. */
function offers({ view, moves, hush, quiet, hinted, story, news }: Props): readonly string[] {
  if (!hush || view.seat === null || view.outcome || isMaster(view))
    return moves.filter((move) => !isIdle(move, view, story ?? news) || hinted.includes(move));
  if (hush.tapped || quiet) return [];
  return hasDecision(moves) ? moves : hush.alone ? [] : pastimes(view);
}

/** Among bots the dance continues by itself for a player who isn't asked, slowly enough to read the call. */
export function useDancingAlong({ view, moves, hush }: Props, choosing: Choosing, waits: boolean): void {
  const along = hush?.alone && !hush.tapped && !waits && !hasDecision(moves);
  useEffect(() => {
    if (!along) return;
    const timer = setTimeout(() => choosing.play("pass"), isUnable(moves) ? UNABLE_MS : DANCE_ALONG_MS);
    return () => clearTimeout(timer);
  }, [along, view]);
}

/** The leader first stops waiting for taps, and only then for decisions. */
function isWave({ view, hush }: Props, move: string): boolean {
  return isMaster(view) && move === "next" && hush !== null && !hush.tapped;
}

/**
 * The guests who look tappable. In a hush all those alike who can be meant by the call, because a player's own targets
 * would reveal their role.
 */
export function lit(props: Props, choosing: Choosing): number[] {
  const { view, hush } = props;
  const alike = hush && !isMaster(view) && takesSeat(choosing.offered);
  return alike ? candidates(view) : choosable(choosing);
}

/** The guests who can be tapped. Only screen readers say so, which no neighbour sees. */
export function choosable({ offered, tokens }: Pick<Choosing, "offered" | "tokens">): number[] {
  const begin = begun(offered, tokens);
  const further = seatsAfter(offered, begin);
  return further.length === 0 && isWhole(offered, begin) ? seatsAfter(offered, begin.slice(0, -1)) : further;
}

/** Whoever the hint means, unless something else is being put together. */
export function hintedSeats(
  hinted: readonly string[],
  { offered, tokens }: Pick<Choosing, "offered" | "tokens">,
): number[] {
  const [deed] = begun(offered, tokens);
  const moves = hinted.map(tokensOf).filter((move) => deed === undefined || move[0] === deed);
  return moves.map(named).filter((seat) => seat !== null);
}
