/** The hands of the vote that ended last, as everybody saw them. */

import type { Seat } from "../../wire/game.ts";
import type { Event } from "./wire.ts";

export type Hands = [seat: Seat, hands: number][];

/** Against whom, most first. Empty if there was no vote since the last dance, or a secret one. */
export function lastHands(story: readonly Event[]): Hands {
  const votes = story.findLast(({ event }) => event === "votes" || event === "rest");
  if (votes?.event !== "votes") return [];
  const counted = new Map<Seat, number>();
  for (const seat of votes.votes) if (seat !== null) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  return [...counted].sort(([, one], [, other]) => other - one);
}
