/** What everybody wants to know at the end: the card that was read out last, what the last mask paid, and how much of
    the points came from masks. */

import { t } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { cardName, describeEvent, gainsText } from "./describe.ts";
import { doneBy, lastCard } from "./moments/last-card.ts";
import type { Event, View } from "./wire.ts";

/** The last round only, but for the sum: cards of earlier ones had their moment. */
export function recap({ log, names }: Ending<View, Event>): string[] {
  const round = log.slice(log.findLastIndex(({ event }) => event === "lays") + 1);
  const paid = round.findLast(({ event }, n) => event === "payday" && round[n - 1]?.event !== "takes-off");
  const sentence = paid && describeEvent(paid, names);
  const lines = [...cardLines(round, names), ...(sentence ? [t(...sentence)] : [])];
  const paydays = log.filter(({ event }) => event === "payday");
  const gains = paydays.length > 1 ? gainsText(paidInAll(log), names) : "";
  return gains ? [...lines, t("mask-all-paydays", { gains })] : lines;
}

/** By seat. */
function paidInAll(log: readonly Event[]): number[] {
  const total: number[] = [];
  for (const event of log) {
    if (event.event !== "payday") continue;
    for (const [seat, gain] of event.gains.entries()) total[seat] = (total[seat] ?? 0) + gain;
  }
  return total;
}

function cardLines(round: readonly Event[], names: readonly string[]): string[] {
  const card = lastCard(round);
  if (card === null) return [];
  const { bought } = card;
  const facts = { card: cardName(bought.card), who: names[bought.seat] ?? "", points: bought.points };
  return [`${t("mask-last-card", facts)} ${doneBy(card, names)}`.trim()];
}
