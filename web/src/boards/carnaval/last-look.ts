/** Before the result is shown, everybody looks at what led to it: the last hands, and whose masks came off. */
import { useRef } from "preact/hooks";
import { lastVotes } from "./hands.ts";
import { verdictOf } from "./verdict.ts";
import type { Event, View } from "./wire.ts";

const LOOK_MS = 7000;

/** For how long the result waits. */
export function lookMs(view: View, news: readonly Event[], story: readonly Event[]): number {
  return view.outcome && verdictOf(news, story) ? LOOK_MS : 0;
}

/** Whether everybody is looking at that. */
export function isLastLook({ phase, outcome }: View): boolean {
  return phase === "over" && outcome === null;
}

/** The view to draw: until the result is shown, no card is turned over but those of the players who lost their masks. */
export function useLastLook(view: View, news: readonly Event[], story: readonly Event[]): View {
  const before = useRef(view);
  if (view.phase !== "over") before.current = view;
  return isLastLook(view) ? lastLook(before.current, news, story) : view;
}

export function lastLook(before: View, news: readonly Event[], story: readonly Event[]): View {
  const unmasked = news.filter((event) => event.event === "unmasked");
  const seats = unmasked.map(({ seat }) => seat);
  const votes = lastVotes(story);
  return {
    ...before,
    moves: [],
    to_act: [],
    roles: before.roles.map((role, seat) => unmasked.find((event) => event.seat === seat)?.role ?? role),
    masked: before.masked.filter((seat) => !seats.includes(seat)),
    fallen: before.fallen.filter((seat) => !seats.includes(seat)),
    shown: [...before.shown, ...seats],
    // The lights go on, and hands that lay open still do.
    ...(votes ? { phase: "verdict", votes, votes_open: true } : { phase: "discussion" }),
  };
}
