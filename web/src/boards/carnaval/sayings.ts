/** What a guest has said this evening, read off all that happened. */
import type { Event } from "../../wire/carnaval.ts";
import type { Seat } from "../../wire/game.ts";

export interface Saying {
  /** The dance after which it was said. */
  dance: number;
  statement: string;
  /** Whether it was taken back. */
  taken: boolean;
}

export function sayings(story: readonly Event[], seat: Seat): Saying[] {
  const said: Saying[] = [];
  let dance = 0;
  let first = 0; // of this rest: statements are numbered anew in each
  for (const event of story) {
    if (event.event === "rest") {
      dance = event.dance;
      first = said.length;
    } else if (event.event === "says" && event.seat === seat) {
      const taken = /^retract (\d+)$/.exec(event.statement)?.[1];
      const before = taken === undefined ? undefined : said[first + Number(taken) - 1];
      if (before) before.taken = true;
      said.push({ dance, statement: event.statement, taken: false });
    }
  }
  return said;
}

/** By dance, the oldest first. */
export function byDance(said: readonly Saying[]): [dance: number, said: Saying[]][] {
  const dances = [...new Set(said.map(({ dance }) => dance))];
  return dances.map((dance) => [dance, said.filter((saying) => saying.dance === dance)]);
}
