/** What lies on the base and what is still to come, in one line. */
import type { View } from "../../wire/mask.ts";
import { t } from "../../words/words.ts";
import { maskShown } from "./model.ts";
import { cardWord, maskWord } from "./tell.ts";

interface CaptionProps {
  view: View;
  /** The move that is looked at. */
  shown: string | null;
}

export function Caption({ view, shown }: CaptionProps) {
  const left = view.masks_left - (view.turned_up ? 1 : 0);
  const next = view.cards[0];
  const mask = maskShown(view, shown);
  return (
    <p class="caption soft">
      {mask && <b>{maskWord(mask)}</b>}
      <span>{t("mask-to-come", { left, cards: view.cards.length })}</span>
      {next && <span>{t("mask-next-known", { card: cardWord(next) })}</span>}
    </p>
  );
}
