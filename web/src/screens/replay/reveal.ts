/** A moment of a game as nobody saw it: a spectator's view, with everything that the players hid. */
import type { View } from "../../wire/views.ts";

/** `truth`: the position, as docs/positions.md describes it. */
export function revealView(view: View, truth: Record<string, unknown> | null | undefined): View {
  if (!truth) return view;
  switch (view.game) {
    case "masker":
      return { ...view, colours: truth.colours as typeof view.colours };
    case "mascarade":
      return { ...view, racks: truth.racks as typeof view.racks };
    case "carnaval":
      return { ...view, roles: truth.roles as typeof view.roles, camps: truth.camps as typeof view.camps };
    case "mask":
      return { ...view, auction: shownCard(view.auction, truth.auction) };
    default:
      return view;
  }
}

/** The card for sale, face up. */
function shownCard<Auction extends { card: string | null } | null>(auction: Auction, truth: unknown): Auction {
  const card = (truth as { card?: string } | null)?.card;
  return auction && card ? { ...auction, card } : auction;
}
