/** The names of squares and cards for screen readers. */
import { t } from "../../words/words.ts";
import { maskName } from "./card.ts";
import { cardsFor, JUMBO, moveOf, squaresFor } from "./model.ts";
import { pointsOf, type Sight } from "./sight.ts";

export function squareName(sight: Sight, at: string): string {
  const name = bareSquareName(sight, at);
  return sight.hint.square === at ? t("mascarade-hinted", { name }) : name;
}

function bareSquareName(sight: Sight, at: string): string {
  const laid = sight.view.board[at];
  if (laid)
    return t(sight.last === at ? "mascarade-square-last" : "mascarade-square-mask", { at, mask: maskName(laid) });
  return sight.choice.card === null ? freeName(sight, at) : fitName(sight, sight.choice.card, at);
}

function freeName(sight: Sight, at: string): string {
  const count = cardsFor(sight.worth, at).length;
  if (count > 0) return t("mascarade-square-open", { at, count });
  return t(at === JUMBO ? "mascarade-square-jumbo" : "mascarade-square-free", { at });
}

function fitName(sight: Sight, card: string, at: string): string {
  if (!sight.worth.has(moveOf(card, at))) return t("mascarade-square-free", { at });
  const points = pointsOf(sight, card, at);
  return points === null ? t("mascarade-square-fits", { at }) : t("mascarade-square-fits-for", { at, points });
}

export function cardName(sight: Sight, card: string): string {
  const name = bareCardName(sight, card);
  return sight.hint.card === card ? t("mascarade-hinted", { name }) : name;
}

function bareCardName(sight: Sight, card: string): string {
  const mask = maskName(card);
  const at = sight.choice.square;
  if (sight.worth.size === 0) return t("mascarade-card", { mask });
  if (at !== null && sight.worth.has(moveOf(card, at))) return cardNameAt(sight, card, at);
  const count = squaresFor(sight.worth, card).length;
  return count > 0 ? t("mascarade-card-fits", { mask, count }) : t("mascarade-card-nowhere", { mask });
}

function cardNameAt(sight: Sight, card: string, at: string): string {
  const mask = maskName(card);
  const points = pointsOf(sight, card, at);
  if (points === null) return t("mascarade-card-fits-at", { mask, at });
  return t("mascarade-card-fits-for", { mask, at, points });
}
