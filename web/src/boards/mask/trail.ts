/** What others have just moved: bots are quick, so it stays in sight until the reader makes a first choice. Pure. */

import { formatList, t } from "../../words/words.ts";
import { startsOf } from "./model.ts";
import type { Touch } from "./touch.ts";
import type { Event, Goes, Swaps } from "./wire.ts";

/** More of them could neither be read nor told apart on the base. */
const MOST_MOVERS = 2;

/** Whose stick went from where to where; steps of one stick in one turn are one way. */
export interface Way {
  owner: number;
  from: string;
  to: string;
}

export interface Turn {
  seat: number;
  ways: readonly Way[];
  cost: number;
}

/** The turns in this round in which others moved sticks, since this seat last did something; the latest is the last. */
export function othersMoves(story: readonly Event[], seat: number | null): Turn[] {
  const since = story.findLastIndex((event) => event.event === "turns-up" || isDeedOf(event, seat));
  const turns: Turn[] = [];
  for (const event of story.slice(since + 1)) {
    if (!isMovement(event)) continue;
    const last = turns.at(-1);
    const turn = last?.seat === event.seat ? last : { seat: event.seat, ways: [], cost: 0 };
    const cost = turn.cost + ("cost" in event ? event.cost : 0);
    if (turn === last) turns.pop();
    turns.push({ seat: event.seat, ways: waysOf(event).reduce(joined, turn.ways), cost });
  }
  return turns.slice(-MOST_MOVERS).filter(({ ways }) => ways.length > 0);
}

/** What a seat decided itself; a payment or a missed bid happens to it. */
function isDeedOf(event: Event, seat: number | null): boolean {
  return seat !== null && event.seat === seat && DEEDS.includes(event.event);
}

const DEEDS: readonly Event["event"][] = ["lays", "passes", "goes", "walks", "leaps", "puts", "swaps", "draws", "done"];

function isMovement(event: Event): event is Goes | Swaps {
  return "to" in event ? "from" in event : event.event === "swaps";
}

function waysOf(event: Goes | Swaps): Way[] {
  if (event.event !== "swaps") return [{ owner: event.owner, from: event.from, to: event.to }];
  const [one = 0, other = 0] = event.owners;
  return [
    { owner: one, from: event.one, to: event.other },
    { owner: other, from: event.other, to: event.one },
  ];
}

/** A stick that goes on from where it has just come to; one that has come back hasn't gone anywhere. */
function joined(ways: readonly Way[], next: Way): readonly Way[] {
  const before = ways.find(({ to, owner }) => to === next.from && owner === next.owner);
  if (!before) return [...ways, next];
  const others = ways.filter((way) => way !== before);
  return before.from === next.to ? others : [...others, { ...before, to: next.to }];
}

/** “Contarini moved b4→b5 and c3→c2 for 2.” */
export function turnText({ seat, ways, cost }: Turn, names: readonly string[]): string {
  const moved = formatList(ways.map(({ from, to }) => `${from}→${to}`));
  return t("mask-moved", { who: names[seat] ?? "", ways: moved, cost });
}

/** Whether the reader has begun to decide: from then on the base shows what they are about to do. */
export function hasBegun({ shown, held, grace }: Touch, moves: readonly string[]): boolean {
  const isChosen = held !== null && startsOf(moves).length > 1;
  return shown !== null || isChosen || grace.held !== null;
}
