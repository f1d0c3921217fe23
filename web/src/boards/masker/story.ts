/** What has happened, in retrospect: what the others just did, and how the whole game went. */

import { t } from "../../words/words.ts";
import type { Ending, Sentence } from "../board.ts";
import { colourName, counted, joinNames } from "./describe.ts";
import { leftOf, ownColour, sorted } from "./model.ts";
import type { Colour, Event, View } from "./wire.ts";

export type Captures = Extract<Event, { event: "captures" }>;

type Eliminates = Extract<Event, { event: "eliminates" }>;

const NONE: readonly Captures[] = [];

export function isCapture(event: Event): event is Captures {
  return event.event === "captures";
}

/** What the others have captured since this seat's last capture: that's news to a player whose turn begins. */
export function capturedSince(story: readonly Event[] | undefined, seat: number | null): readonly Captures[] {
  const captures = story?.filter(isCapture) ?? NONE;
  return captures.slice(captures.findLastIndex((event) => event.seat === seat) + 1);
}

/** The same for whoever is about to begin their turn; nothing for anybody else. */
export function newsFor({ seat, taken }: View, moves: readonly string[], story?: readonly Event[]) {
  return moves.length > 0 && taken === 0 ? capturedSince(story, seat) : NONE;
}

/** Who has gone out since this seat's last capture, or by it: nobody must miss that. */
export function outSince(story: readonly Event[] | undefined, seat: number | null): readonly Eliminates[] {
  const own = story?.findLastIndex((event) => isCapture(event) && event.seat === seat) ?? -1;
  return story?.slice(own + 1).filter((event): event is Eliminates => event.event === "eliminates") ?? [];
}

/** Why any cross may be captured; and if that ended a turn (MK-6), whose. Null: not any. */
export function openedBy(view: View, story: readonly Event[] | undefined, names: readonly string[]): Sentence | null {
  if (view.anywhere_by === null) return null;
  const captor = story?.findLast(isCapture)?.seat ?? null;
  if (view.anywhere_by === "white" || view.taken > 0 || captor === null) {
    return ["masker-anywhere-why", { why: view.anywhere_by, who: "" }];
  }
  return ["masker-anywhere-why", { why: captor === view.seat ? "yours" : "theirs", who: joinNames([captor], names) }];
}

/** Each player in one sentence. */
export function lastTurns(news: readonly Captures[], names: readonly string[]): string[] {
  const others = [...new Set(news.map((event) => event.seat))];
  return others.map((other) => {
    const crosses = news.filter((event) => event.seat === other).map(({ cross }) => cross);
    return t("masker-last-turn", { who: joinNames([other], names), crosses: counted(crosses.join("")) });
  });
}

/** What that means for the reader: how many of their own colour are gone, and how many are left. Null: none. */
export function ownLosses(news: readonly Captures[], view: View): Sentence | null {
  const own = ownColour(view);
  const count = news.filter(({ cross }) => cross === own).length;
  return own === null || count === 0 ? null : ["masker-last-own", { count, left: leftOf(view, own) }];
}

/** Who went out by whose capture, whom they had suspected, and who captured their own colour. If somebody resigned, colours stay secret. */
export function recap({ view, log, names }: Ending<View, Event>): string[] {
  if (!view.outcome) return [];
  return [...exits(log, names), ...hunts(view, log, names), ...ownCaptures(view, log, names)];
}

/** Which colour each player was after, by what they captured, and whether anybody had it: who has fooled whom. */
function hunts({ colours, seats }: View, log: readonly Event[], names: readonly string[]): string[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const most = mostTaken(seat, log, colours[seat] ?? null);
    const hunted = most.find((colour) => colours.includes(colour)) ?? most[0];
    if (hunted === undefined) return [];
    const owners = colours.flatMap((colour, owner) => (colour === hunted ? [owner] : []));
    const found = owners.length > 0 ? "somebody" : "nobody";
    const facts = { who: joinNames([seat], names), colour: colourName(hunted), owner: joinNames(owners, names) };
    return [t("masker-story-hunt", { found, ...facts })];
  });
}

/** The colours that somebody captured most, beside their own: more than one cross of each. */
function mostTaken(seat: number, log: readonly Event[], own: Colour | null): Colour[] {
  const taken = log.filter(isCapture).flatMap((event) => (event.seat === seat ? [event.cross] : []));
  const counts = sorted(taken.filter((cross) => cross !== "w" && cross !== own).join(""));
  const most = Math.max(2, ...counts.map(([, count]) => count));
  return counts.flatMap(([kind, count]) => (count === most ? [kind as Colour] : []));
}

function exits(log: readonly Event[], names: readonly string[]): string[] {
  return log.flatMap((event, n) => {
    const capture = log.slice(0, n).findLast(isCapture);
    if (event.event !== "eliminates" || event.seats.length === 0 || !capture) return [];
    const facts = { loser: joinNames(event.seats, names), colour: colourName(event.colour), at: capture.at };
    return [t("masker-story-last", { ...facts, who: joinNames([capture.seat], names) })];
  });
}

function ownCaptures({ colours, seats }: View, log: readonly Event[], names: readonly string[]): string[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const count = log.filter(
      (event) => event.event === "captures" && event.seat === seat && event.cross === colours[seat],
    ).length;
    return count > 0 ? [t("masker-story-own", { who: joinNames([seat], names), count })] : [];
  });
}
