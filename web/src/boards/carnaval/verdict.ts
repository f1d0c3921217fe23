/** How a dance or a vote ended stays in the middle of the room until it has been read. The next call waits for that. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../../wire/game.ts";
import type { PastEvents } from "../board.ts";
import { type Hands, lastHands } from "./hands.ts";
import { hasJoinedIn } from "./model.ts";
import type { Heard } from "./sayings.ts";
import type { Accused, Event, Unmasked, View } from "./wire.ts";

export interface Verdict {
  /** The players with hands against them, most first; empty after a dance, and after a secret vote. */
  hands: Hands;
  unmasked: Unmasked[];
  /** Who was given a mask again in that dance: they may have lost it since, and it would be puzzling otherwise. */
  remasked: Seat[];
  /** How many were tied at the vote, if that unmasked all of them; 0: it wasn't a tie that did. */
  tied: number;
  /** Whether there was no majority, so that the accused defend themselves. */
  accuses: boolean;
  /** Whether it was a dance that ended. */
  dance: boolean;
  /** Whether the music stopped before it was over. */
  cancelled: boolean;
  /** The dancing prankster has dragged everybody into the next dance (CV-22): there is no vote to be read. */
  drags: Heard | null;
}

/**
 * The unmaskings of the last dance, until this player has joined in the talk: what others say meanwhile must not push
 * them out of sight.
 */
export function unreadDance(view: View, story: readonly Event[]): Verdict | null {
  if (view.phase !== "discussion" || hasJoinedIn(view)) return null;
  const rest = story.slice(story.findLastIndex(({ event }) => event === "rest"));
  return verdictOf(rest, story);
}

const READING_MS = 5000;

/** What the news ended; null: nothing. */
export function verdictOf(news: readonly Event[], story: readonly Event[]): Verdict | null {
  const unmasked = news.filter((event) => event.event === "unmasked");
  const dance = news.some(({ event }) => event === "rest");
  const accused = news.find((event): event is Accused => event.event === "accused");
  const drags = news.find((event): event is Heard => event.event === "drags") ?? null;
  if (unmasked.length === 0 && !dance && !accused && !drags && !news.some(({ event }) => event === "nobody"))
    return null;
  const hands = lastHands(story).filter(([seat]) => !accused || accused.players.includes(seat));
  const tied = tiedOf(unmasked, story);
  const remasked = dance ? remaskedIn(story) : [];
  const cancelled = dance && isCancelled(story);
  return { hands, unmasked, remasked, tied, dance, cancelled, accuses: accused !== undefined, drags };
}

/** Who was given a mask again in the last dance. */
export function remaskedIn(story: readonly Event[]): Seat[] {
  const dance = story.slice(story.findLastIndex(({ event }) => event === "dance") + 1);
  return dance.flatMap((event) => (event.event === "masked" ? [event.seat as Seat] : []));
}

/** Whoever leads may unmask somebody besides, and the gentleman may break a tie or step in. */
function tiedOf(unmasked: readonly Unmasked[], story: readonly Event[]): number {
  const fell = story.findLastIndex(({ event }) => event === "unmasked");
  const last = story.slice(0, fell + 1).findLast(({ event }) => ["tie", "vote", "rest", "dance"].includes(event));
  if (last?.event !== "tie") return 0;
  return last.players.every((seat) => unmasked.some((event) => event.seat === seat)) ? last.players.length : 0;
}

/** Whether everybody heard the music stop in the last dance. */
function isCancelled(story: readonly Event[]): boolean {
  const last = story.findLast(({ event }) => event === "cancels" || event === "dance");
  return last?.event === "cancels";
}

/**
 * What has to be read now. A replay shows it for as long as it stays at that move, and the end until its result.
 * `quiet`: the next call waits; once it is heard, the verdict has been read.
 */
export function useVerdict(
  view: View,
  news: readonly Event[],
  story: readonly Event[],
  quiet: boolean,
  past?: PastEvents<Event>,
) {
  const held = useSignal<Verdict | null>(null);
  useLayoutEffect(() => {
    const ended = verdictOf(news, story);
    // A player who has spoken has read it, and wants to see what they said.
    const spoke = news.some((event) => event.event === "says" && event.seat === view.seat);
    if (ended || spoke) held.value = ended;
  }, [news]);
  const waited = useRef(false);
  useLayoutEffect(() => {
    if (waited.current && !quiet) held.value = null;
    waited.current = quiet;
  }, [quiet]);
  useEffect(() => {
    if (!held.value || quiet) return;
    const timer = setTimeout(() => (held.value = null), READING_MS);
    return () => clearTimeout(timer);
  }, [held.value, quiet]);
  if (view.outcome) return null;
  return past || view.phase === "over" ? verdictOf(news, story) : held.value;
}
