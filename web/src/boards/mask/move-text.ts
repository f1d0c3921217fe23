/** Moves in words, and what they would do. */

import { t } from "../../words/words.ts";
import { gainsText } from "./describe.ts";
import { priceOf, tokensOf } from "./model.ts";
import type { Preview, View } from "./wire.ts";

/** A move in a player's words; good for a button too. */
export function moveText(move: string, names: readonly string[]): string {
  const [deed, one = "", other = ""] = tokensOf(move);
  const towards = deed === "from" || deed === "to";
  if (towards) return t(`mask-deed-${deed}`, { who: names[Number(one)] ?? "" });
  const number = deed === "orient" || deed === "bid";
  return t(`mask-deed-${deed}`, { one: number ? Number(one) : one, other });
}

/** A move that is about to be sent: “Passing…”. */
export function pendingMoveText(move: string, names: readonly string[]): string {
  const [deed, one = ""] = tokensOf(move);
  return t(`mask-soon-${deed}`, { who: names[Number(one)] ?? "" });
}

/** What a move would cost and bring, in a few words. */
export function consequences(view: View, move: string, preview: Preview, names: readonly string[]): string[] {
  const cost = priceOf(view, move) ?? (move.startsWith("bid") ? preview.cost : 0);
  const left = preview.points[view.seat ?? 0] ?? 0;
  const price = cost > 0 ? [t("mask-costs-left", { cost, left })] : [];
  const payday = changes(view, preview) ? [wouldPay(preview.gains, names)] : [];
  return [...price, ...payday];
}

/** What a payday would bring. */
export function wouldPay(gains: readonly number[], names: readonly string[]): string {
  const paid = gainsText(gains, names);
  return paid ? t("mask-payday-would", { gains: paid }) : t("mask-payday-would-nobody");
}

/** Whether a payday would bring something other than it would now. */
function changes(view: View, { gains }: Preview): boolean {
  const now = view.wages;
  return gains.some((gain, seat) => gain !== now[seat]);
}

/** One line for a list: the move, its cost, and what the next payday would bring. */
export function moveListText(view: View, move: string, preview: Preview | undefined, names: readonly string[]): string {
  const gain = preview?.gains[view.seat ?? 0] ?? 0;
  const points = priceOf(view, move);
  const parts = [moveText(move, names)];
  if (points !== null) parts.push(t("mask-cost", { points }));
  if (gain > 0) parts.push(t("mask-payday-gain", { gain }));
  return parts.join(" · ");
}
