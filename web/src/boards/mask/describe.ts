/** What happened in Mask, in words. */
import type { Outcome } from "../../wire/game.ts";
import { formatList, hasSentence, t } from "../../words/words.ts";
import type { EndingForViewer, Sentence } from "../board.ts";
import { wonBy } from "../winning-margin.ts";
import type { Event, View } from "./wire.ts";

/** Players who see the sticks don't need seat numbers. */
export const rephrased = {
  "mask-unreadable": "page-not-possible",
  "mask-hole-taken": "mask-why-hole-taken",
  "mask-must-place": "mask-asks-place",
  "mask-must-orient": "mask-why-orient",
  "mask-must-bid": "mask-why-bid",
  "mask-choose": "mask-asks-turn",
  "mask-moving": "mask-asks-move",
  "mask-by-card-go": "mask-asks-card",
  "mask-by-card-leap": "mask-asks-card",
  "mask-by-card-put": "mask-asks-card",
  "mask-by-card-swap": "mask-asks-card",
  "mask-by-card-orient": "mask-asks-card",
  "mask-by-card-from": "mask-asks-card",
  "mask-by-card-to": "mask-asks-card",
  "mask-not-from": "page-not-possible",
  "mask-not-to": "page-not-possible",
};

export function describeEvent(event: Event, names: readonly string[]): Sentence | null {
  if (event.event === "ends") return null;
  const facts: Record<string, string | number> = {};
  for (const [field, fact] of Object.entries(event)) {
    if (field !== "event") facts[field === "seat" ? "who" : field] = spoken(field, fact, names);
  }
  if (event.event === "swaps") {
    const [one, other] = event.owners;
    Object.assign(facts, { owner: names[one ?? 0] ?? "", second: names[other ?? 0] ?? "" });
  }
  return [keyOf(event), facts];
}

function keyOf(event: Event): string {
  if (event.event === "draws" && event.card !== undefined) return "mask-draws-known";
  if (event.event === "payday" && event.gains.every((gain) => gain === 0)) return "mask-payday-nobody";
  const isOthers = "owner" in event && event.owner !== event.seat;
  return isOthers ? `mask-${event.event}-other` : `mask-${event.event}`;
}

type Fact = string | number | null | undefined | readonly number[];

/** A fact of an event in a player's words. */
function spoken(field: string, fact: Fact, names: readonly string[]): string | number {
  if (field === "gains" && Array.isArray(fact)) return gainsText(fact, names);
  if (field === "mask") return maskName(String(fact));
  if (field === "card") return cardName(String(fact));
  const isSeat = ["seat", "seller", "to", "owner"].includes(field) && typeof fact === "number";
  if (isSeat) return names[fact] ?? "";
  return typeof fact === "number" ? fact : String(fact);
}

/** “Ada 5, Bruno 3”: what a payday pays, to whom; empty if nobody earns anything. */
export function gainsText(gains: readonly number[], names: readonly string[]): string {
  const earned = gains.flatMap((gain, seat) => (gain > 0 ? [`${names[seat]} ${gain}`] : []));
  return earned.join(", ");
}

function slug(name: string): string {
  return name.replaceAll(" ", "-");
}

/** The name of a mask; for the owners' own masks, as their file has it. */
export function maskName(name: string): string {
  const key = `mask-stencil-${slug(name)}`;
  return hasSentence(key) ? t(key) : name;
}

export function cardName(name: string): string {
  const key = `mask-card-${slug(name)}`;
  return hasSentence(key) ? t(key) : name;
}

/** The text of a card; for the owners' own deck, the line in their file. */
export function cardText(name: string, does: string | null): string {
  const key = `mask-card-${slug(name)}-text`;
  return hasSentence(key) ? t(key) : (does ?? "");
}

export function joinNames(seats: readonly number[], names: readonly string[]): string {
  return formatList(seats.map((seat) => names[seat] ?? ""));
}

export function result(seat: number, _view: View, { scores }: Outcome): string {
  return t("mask-points", { points: scores[seat] ?? 0 });
}

/** While everybody looks at the last move, nobody has to decide anything. */
export function turnHeading({ phase, outcome }: View): Sentence | null {
  return phase === "over" && outcome === null ? ["mask-ending", {}] : null;
}

export function describeEnding({ view, outcome, names, ownResult }: EndingForViewer<View, Event>): string | null {
  return wonBy({ outcome, names, reader: ownResult === null ? null : view.seat });
}
