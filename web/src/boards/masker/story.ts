/** What has happened, in retrospect: what the others just did, and how the whole game went. */

import { t } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { colourName, joinNames } from "./describe.ts";
import type { Event, View } from "./wire.ts";

type Captures = Extract<Event, { event: "captures" }>;

/** What the others have captured since this seat's last capture, each player in one sentence. */
export function lastTurns(story: readonly Event[], seat: number | null, names: readonly string[]): string[] {
  const captures = story.filter((event): event is Captures => event.event === "captures");
  const since = captures.slice(captures.findLastIndex((event) => event.seat === seat) + 1);
  const others = [...new Set(since.map((event) => event.seat))];
  return others.map((other) => {
    const places = since.filter((event) => event.seat === other).map(({ at }) => at);
    return t("masker-last-turn", { who: joinNames([other], names), places: places.join(", ") });
  });
}

/** Who went out by whose capture, and who captured their own colour. If somebody resigned, colours stay secret. */
export function recap({ view, log, names }: Ending<View, Event>): string[] {
  if (!view.outcome) return [];
  return [...exits(log, names), ...ownCaptures(view, log, names)];
}

function exits(log: readonly Event[], names: readonly string[]): string[] {
  return log.flatMap((event, n) => {
    const capture = log.slice(0, n).findLast((one): one is Captures => one.event === "captures");
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
