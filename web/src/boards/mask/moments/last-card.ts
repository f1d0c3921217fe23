/** The card that was read out last, and what it did: most cards act by themselves and are gone in a moment. */

import { t } from "../../../words/words.ts";
import { describeEvent, gainsText } from "../describe.ts";
import type { Buys, Event } from "../wire.ts";

export interface LastCard {
  bought: Buys;
  /** What it led to, without the price. */
  effects: readonly Event[];
}

const MOVEMENTS: readonly string[] = ["walks", "leaps", "puts", "swaps", "turns", "skips", "cannot"];
const PAYMENTS: readonly string[] = ["gets", "pays", "pays-bank"];

/** Null if the last events have nothing to do with a card. */
export function lastCard(story: readonly Event[]): LastCard | null {
  const at = story.findLastIndex(({ event }) => event === "buys" || event === "keeps");
  if (at < 0) return null;
  // The first payment is the price.
  const [, ...after] = story.slice(at + 1);
  const end = after.findIndex((event, n) => !isEffect(event, n));
  return { bought: story[at] as Buys, effects: end < 0 ? after : after.slice(0, end) };
}

/** A payday comes from the card if nothing else did. A later one is the round's. */
function isEffect(event: Event, at: number): boolean {
  if (event.event === "payday") return at === 0;
  if (event.event === "done") return event.card !== undefined;
  return MOVEMENTS.includes(event.event) || PAYMENTS.includes(event.event);
}

/** Whether this news shows it, or more of what it does. */
export function isNews({ bought, effects }: LastCard, news: readonly Event[]): boolean {
  return news.some((event) => event === bought || effects.includes(event));
}

/** Whether it only moved points from one player to another. */
export function isPaid({ effects }: LastCard): boolean {
  return effects.every(({ event }) => PAYMENTS.includes(event) || event === "payday");
}

/** What it did, as briefly as possible: payments as sums, everything else in words. */
export function doneBy({ effects }: LastCard, names: readonly string[]): string {
  const sentences = effects.flatMap((event) => sentence(event, names));
  const sums = sumsOf(effects, names.length).flatMap((sum, seat) =>
    sum === 0 ? [] : [`${names[seat]} ${signed(sum)}`],
  );
  return [...sentences, ...(sums.length > 0 ? [`${sums.join(", ")}.`] : [])].join(" ");
}

function sentence(event: Event, names: readonly string[]): string[] {
  if (event.event === "payday")
    return event.gains.some((gain) => gain > 0) ? [`${gainsText(event.gains, names)}.`] : [];
  const described = MOVEMENTS.includes(event.event) ? describeEvent(event, names) : null;
  return described ? [t(...described)] : [];
}

function sumsOf(effects: readonly Event[], seats: number): number[] {
  const sums = Array.from({ length: seats }, () => 0);
  const add = (seat: number, points: number) => {
    sums[seat] = (sums[seat] ?? 0) + points;
  };
  for (const event of effects) {
    if (event.event === "gets") add(event.seat, event.points);
    if (event.event === "pays" || event.event === "pays-bank") add(event.seat, -event.points);
    if (event.event === "pays") add(event.to, event.points);
  }
  return sums;
}

function signed(sum: number): string {
  return sum > 0 ? t("mask-gain", { gain: sum }) : t("mask-price", { points: -sum });
}
