/** The names of squares and cards for screen readers. */
import { t } from "../../words/words.ts";
import { type BoardState, pointsOf } from "./board-state.ts";
import { maskName } from "./card.ts";
import { cardsFor, JUMBO, moveOf, squaresFor } from "./model.ts";

export function squareName(state: BoardState, at: string): string {
  const name = bareSquareName(state, at);
  return state.hint.square === at ? t("mascarade-hinted", { name }) : name;
}

function bareSquareName(state: BoardState, at: string): string {
  const laid = state.view.board[at];
  if (laid)
    return t(state.recent.at(-1)?.at === at ? "mascarade-square-last" : "mascarade-square-mask", {
      at,
      mask: maskName(laid),
    });
  return state.choice.card === null ? freeName(state, at) : fitName(state, state.choice.card, at);
}

function freeName(state: BoardState, at: string): string {
  const count = cardsFor(state.worth, at).length;
  if (count > 0) return t("mascarade-square-open", { at, count });
  return t(at === JUMBO ? "mascarade-square-jumbo" : "mascarade-square-free", { at });
}

function fitName(state: BoardState, card: string, at: string): string {
  if (!state.worth.has(moveOf(card, at))) return t("mascarade-square-free", { at });
  const points = pointsOf(state, card, at);
  return points === null ? t("mascarade-square-fits", { at }) : t("mascarade-square-fits-for", { at, points });
}

export function cardName(state: BoardState, card: string): string {
  const name = bareCardName(state, card);
  return state.hint.card === card ? t("mascarade-hinted", { name }) : name;
}

function bareCardName(state: BoardState, card: string): string {
  const mask = maskName(card);
  const at = state.choice.square;
  if (state.worth.size === 0) return t("mascarade-card", { mask });
  if (at !== null && state.worth.has(moveOf(card, at))) return cardNameAt(state, card, at);
  const count = squaresFor(state.worth, card).length;
  return count > 0 ? t("mascarade-card-fits", { mask, count }) : t("mascarade-card-nowhere", { mask });
}

function cardNameAt(state: BoardState, card: string, at: string): string {
  const mask = maskName(card);
  const points = pointsOf(state, card, at);
  if (points === null) return t("mascarade-card-fits-at", { mask, at });
  return t("mascarade-card-fits-for", { mask, at, points });
}
