/** What a guest has said this evening, taken from everything that happened. */

import type { Seat } from "../../wire/game.ts";
import type { Does, Event, Happens, Hypnotises, IsAnswered, Says } from "./wire.ts";

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
  let first = 0; // index of this rest's first statement: each rest numbers them anew
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

/** What the others have said about a guest and not taken back, oldest first; questions aren't about anybody. */
export function sayingsAbout(story: readonly Event[], seat: Seat): (Saying & { by: Seat })[] {
  const speakers = new Set(story.flatMap((event) => (event.event === "says" ? [event.seat] : [])));
  speakers.delete(seat);
  const about = new RegExp(`^(?!ask )(?:.* )?${seat}(?: |$)`);
  return [...speakers]
    .flatMap((by) => sayings(story, by).map((saying) => ({ ...saying, by })))
    .filter(({ statement, taken }) => !taken && !statement.startsWith("retract") && about.test(statement))
    .sort((one, other) => one.dance - other.dance);
}

/** Everybody who has asked this player for their role in this talk, and has had no answer since. */
export function askers(story: readonly Event[], seat: Seat | null): Seat[] {
  const open = new Set<Seat>();
  for (const event of story) {
    if (event.event === "rest" || event.event === "dance") open.clear();
    if (event.event !== "says") continue;
    if (event.statement === `ask ${seat}`) open.add(event.seat);
    else if (event.seat === seat && /^(answer|claim) /.test(event.statement)) open.clear();
  }
  return [...open];
}

/** The event with the statement that it takes back, if it does: `retract 2` becomes `retract accuse 3`. */
export function inFull<E extends Event>(event: E, story: readonly Event[]): E {
  if (event.event !== "says") return event;
  const number = Number(/^retract (\d+)$/.exec(event.statement)?.[1]);
  const at = story.lastIndexOf(event);
  const before = at < 0 ? story : story.slice(0, at);
  const taken = before.findLast(
    (one): one is Says => one.event === "says" && one.seat === event.seat && one.number === number,
  );
  return taken ? { ...event, statement: `retract ${taken.statement}` } : event;
}

/** The statement that was taken back, in full. */
export function takenBack(statement: string): string | null {
  return /^retract ([a-z].*)$/.exec(statement)?.[1] ?? null;
}

/** What everybody hears and sees in a talk: statements, and abilities that are used openly. */
export type Heard = Says | (Does & { event: "pours" | "charms" }) | (Happens & { event: "drags" });

/** The same, and what was asked under hypnosis: for anyone who reads it later. */
export type Overheard = Heard | Hypnotises | IsAnswered;

const HEARD: readonly Event["event"][] = ["says", "pours", "charms", "drags"];
const OVERHEARD: readonly Event["event"][] = [...HEARD, "hypnotises", "answers"];

/** Everything heard since the event with this index, oldest first, and complete. */
export function heardInTalk(story: readonly Event[], since: number): Heard[] {
  const heard = story.slice(since + 1).filter((event): event is Heard => HEARD.includes(event.event));
  return heard.map((event) => inFull(event, story));
}

/** All of the last talk. */
export function overheard(story: readonly Event[]): Overheard[] {
  const talk = story.slice(story.findLastIndex(({ event }) => event === "rest") + 1);
  const heard = talk.filter((event): event is Overheard => OVERHEARD.includes(event.event));
  return heard.map((event) => inFull(event, story));
}

/** By dance, oldest first. */
export function byDance(said: readonly Saying[]): [dance: number, said: Saying[]][] {
  const dances = [...new Set(said.map(({ dance }) => dance))];
  return dances.map((dance) => [dance, said.filter((saying) => saying.dance === dance)]);
}
