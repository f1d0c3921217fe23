/** What happened in Masker, in words. */

import { formatList, t } from "../../words/words.ts";
import type { EndingForViewer, Sentence } from "../board.ts";
import { type Kind, sorted } from "./model.ts";
import type { Event, View } from "./wire.ts";

/** Refusals that show a move's notation, put in the words of a player who sees the table. */
export const rephrased = { "masker-unreadable": "page-not-possible", "masker-must-share": "masker-share" };

export function describeEvent(event: Event, names: readonly string[]): Sentence | null {
  const who = joinNames(event.seat === null ? [] : [event.seat], names);
  switch (event.event) {
    case "captures":
      return ["masker-captures", { who, cross: event.cross, at: event.at }];
    case "stops":
    case "passes":
    case "lifts":
      return [`masker-${event.event}`, { who }];
    case "eliminates":
      return ["masker-eliminates", { who: joinNames(event.seats, names), colour: event.colour }];
    case "hands-over":
      return ["masker-hands-over", { who, crosses: counted(event.crosses), to: joinNames([event.to], names) }];
    case "ends":
      return null;
  }
}

/** A place is called by its name. */
export function describeMove(move: string): string {
  if (move === "stop") return t("masker-stop");
  return move.startsWith("share") ? t("masker-share-take") : move;
}

/** What lies there: “red”, as said of a cross. */
export function crossName(kind: Kind): string {
  return t(`masker-cross-${kind}`);
}

/** The colour itself, as a player has one. */
export function colourName(kind: Kind): string {
  return t(`masker-colour-${kind}`);
}

/** “2 red, 1 white”: what a pile holds. */
export function counted(crosses: string): string {
  return sorted(crosses)
    .map(([kind, count]) => t("masker-so-many", { count, cross: kind }))
    .join(", ");
}

export function joinNames(seats: readonly number[], names: readonly string[]): string {
  return formatList(seats.map((seat) => names[seat] ?? ""));
}

/** At the end: whose colour was which, and how much of it is left. If somebody resigned, colours stay secret. */
export function result(seat: number, { colours, outcome }: View): string {
  const colour = colours[seat];
  if (!colour) return t("masker-wears-hidden");
  const left = outcome ? [t("masker-left", { count: outcome.scores[seat] ?? 0 })] : [];
  return [colourName(colour), ...left].join(" · ");
}

/** Whose colour was eliminated last, and so who is left. */
export function describeEnding({ outcome, names, log, ownResult, view }: EndingForViewer<View, Event>): string | null {
  const last = log.findLast((event) => event.event === "eliminates");
  if (!last) return null;
  const { winners } = outcome;
  const won = ownResult !== null && view.seat !== null && winners.includes(view.seat);
  const facts = {
    end: won ? "won" : "other",
    count: winners.length,
    who: joinNames(winners, names),
    colour: last.colour,
  };
  return [ownResult, t("masker-ended", facts)].filter(Boolean).join(" ");
}
