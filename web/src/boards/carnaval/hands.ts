/** How everybody voted, as everybody saw it. */

import type { Seat } from "../../wire/game.ts";
import type { Event, Votes } from "./wire.ts";

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

/** The votes that the last masks fell by, or that were cast since; null: there were none, or secret ones. */
export function lastVotes(story: readonly Event[]): Votes["votes"] | null {
  const fell = story.findLastIndex(({ event }) => ["unmasked", "nobody", "votes", "rest"].includes(event));
  // A game can end in the middle of a dance.
  const last = story.slice(0, fell + 1).findLast(({ event }) => ["votes", "rest", "dance"].includes(event));
  return last?.event === "votes" ? last.votes : null;
}

/** The same as hands: against whom, most first. */
export function lastHands(story: readonly Event[]): Hands {
  const counted = new Map<Seat, number>();
  for (const seat of lastVotes(story) ?? []) if (seat !== null) counted.set(seat, (counted.get(seat) ?? 0) + 1);
  return ranked([...counted]);
}

/** Most hands first, and then by seat: two looks at the same vote show the same. */
export function ranked(hands: Hands): Hands {
  return hands.toSorted(([seat, one], [next, other]) => other - one || seat - next);
}

const MOST_ROWS = 6;

/** The rows that fit in the middle of the floor, and how many are left out; never the reader's own. */
export function rowsOf(hands: Readonly<Hands>, reader: Seat | null): { rows: Hands; more: number } {
  if (hands.length <= MOST_ROWS) return { rows: [...hands], more: 0 };
  const rows = hands.slice(0, MOST_ROWS - 1);
  const own = hands.find(([seat]) => seat === reader);
  if (own && !rows.includes(own)) rows[rows.length - 1] = own;
  return { rows, more: hands.length - rows.length };
}
