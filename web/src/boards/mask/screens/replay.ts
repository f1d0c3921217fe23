import type { View } from "../wire.ts";

/** The card for sale, face up. */
export function reveal(view: View, truth: Record<string, unknown>): View {
  const card = (truth.auction as View["auction"])?.card;
  return view.auction && card ? { ...view, auction: { ...view.auction, card } } : view;
}

/** Every mask that is turned up. */
export function replayChapter(before: View | null, now: View): string | null {
  return before && now.masks_left < before.masks_left ? "mask-chapter" : null;
}
