/** What everybody wants to know at the end: the card that was read out last, and what the last mask paid. */

import { t } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { cardName, describeEvent } from "./describe.ts";
import { doneBy, lastCard } from "./moments/last-card.ts";
import type { Event, View } from "./wire.ts";

/** The last round only: cards of earlier ones had their moment. */
export function recap({ log, names }: Ending<View, Event>): string[] {
  const round = log.slice(log.findLastIndex(({ event }) => event === "lays") + 1);
  const paid = round.findLast(({ event }, n) => event === "payday" && round[n - 1]?.event !== "takes-off");
  const sentence = paid && describeEvent(paid, names);
  return [...cardLines(round, names), ...(sentence ? [t(...sentence)] : [])];
}

function cardLines(round: readonly Event[], names: readonly string[]): string[] {
  const card = lastCard(round);
  if (card === null) return [];
  const { bought } = card;
  const facts = { card: cardName(bought.card), who: names[bought.seat] ?? "", points: bought.points };
  return [`${t("mask-last-card", facts)} ${doneBy(card, names)}`.trim()];
}
