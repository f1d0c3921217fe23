/** What lies on the base and what is still to come, in one line. */

import { t } from "../../words/words.ts";
import { cardName, maskName } from "./describe.ts";
import { maskShown } from "./model.ts";
import type { View } from "./wire.ts";

interface CaptionProps {
  view: View;
  /** The previewed move. */
  shown: string | null;
}

export function Caption({ view, shown }: CaptionProps) {
  const left = view.masks_left - (view.turned_up ? 1 : 0);
  const next = view.cards[0];
  const mask = maskShown(view, shown);
  return (
    <p class="caption soft">
      {mask && <b>{maskName(mask)}</b>}
      <span>{t("mask-to-come", { left, cards: view.cards.length })}</span>
      {next && <span>{t("mask-next-known", { card: cardName(next) })}</span>}
    </p>
  );
}
