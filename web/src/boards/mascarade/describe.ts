/** What happened, as a line of the log, and what can be done. */

import { t } from "../../words/words.ts";
import type { EndingForViewer, Sentence } from "../board.ts";
import { wonBy } from "../winning-margin.ts";
import { maskName } from "./card.ts";
import type { Event, View } from "./wire.ts";

/** Players who see the masks don't call them by their signs. */
export const rephrased = {
  "hint-mascarade": "mascarade-why-hint",
  "mascarade-unreadable": "page-not-possible",
  "mascarade-not-yours": "page-not-possible",
  "mascarade-no-match": "mascarade-why-no-match",
  "mascarade-touches-nothing": "mascarade-why-touches-nothing",
};

export function describeEvent(event: Event, names: readonly string[]): Sentence | null {
  const who = names[event.seat ?? -1] ?? "";
  switch (event.event) {
    case "lays":
      return ["mascarade-lays-mask", { who, at: event.at, points: event.points, mask: maskName(event.card) }];
    case "draws":
      return ["mascarade-draws", { who, count: event.count }];
    case "passes":
      return ["mascarade-passes", { who }];
    case "ends": // the table says so as well
      return null;
  }
}

/** The board shows which mask is meant. */
export function describeSeenEvent(event: Event, names: readonly string[]): Sentence | null {
  const sentence = describeEvent(event, names);
  return event.event === "lays" && sentence ? ["mascarade-lays-seen", sentence[1]] : sentence;
}

/** The rack shows which mask is meant. */
export function describeMove(move: string): string {
  return t("mascarade-deed", { at: move.split(" ")[1] ?? "" });
}

/** At the end: points, if they are counted, and what was left. */
export function result(seat: number, { options, scores, rack_sizes }: View): string {
  const left = t("mascarade-left", { count: rack_sizes[seat] ?? 0 });
  return options.scoring === "out" ? left : `${t("mascarade-points", { points: scores[seat] ?? 0 })} · ${left}`;
}

export function describeEnding({ view, outcome, names, ownResult }: EndingForViewer<View, Event>): string | null {
  if (view.options.scoring === "out") return null;
  return wonBy({ outcome, names, reader: ownResult === null ? null : view.seat });
}

/** Why it's over; null before that, and if somebody resigned. */
export function whyOver({ outcome, rack_sizes }: View, names: readonly string[]): string | null {
  if (outcome?.reason === "mascarade-blocked") return t("mascarade-over-blocked");
  if (outcome?.reason !== "mascarade-last-card") return null;
  return t("mascarade-over-last", { who: names[rack_sizes.indexOf(0)] ?? "" });
}
