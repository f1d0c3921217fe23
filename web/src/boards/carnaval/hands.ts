/** How everybody voted, as everybody saw it. */

import type { Seat } from "../../wire/game.ts";
import type { Event } from "./wire.ts";

export type Hands = [seat: Seat, hands: number][];

/** Against whom a player has voted after each dance; nothing of secret votes and abstentions. */
export function votesOf(story: readonly Event[], seat: Seat): Map<number, Seat[]> {
  const voted = new Map<number, Seat[]>();
  let dance = 0;
  for (const event of story) {
    if (event.event === "rest") dance = event.dance;
    const against = event.event === "votes" ? event.votes[seat] : null;
    if (typeof against === "number") voted.set(dance, [...(voted.get(dance) ?? []), against]);
  }
  return voted;
}

/** The hands of the vote that ended last: against whom, most first. Empty if there was no vote since the last dance, or a secret one. */
export function lastHands(story: readonly Event[]): Hands {
  const votes = story.findLast(({ event }) => event === "votes" || event === "rest");
  if (votes?.event !== "votes") return [];
  const counted = new Map<Seat, number>();
  for (const seat of votes.votes) if (seat !== null) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  return [...counted].sort(([, one], [, other]) => other - one);
}
