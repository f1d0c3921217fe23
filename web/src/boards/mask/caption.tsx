/** What lies on the base and what is still to come, in one line. */
import type { View } from "../../wire/mask.ts";
import { t } from "../../words/words.ts";
import { cardWord, maskWord } from "./tell.ts";

export function Caption({ view }: { view: View }) {
  const left = view.masks_left - (view.turned_up ? 1 : 0);
  const next = view.cards[0];
  return (
    <p class="caption soft">
      {view.mask && <b>{maskWord(view.mask)}</b>}
      <span>{t("mask-to-come", { left, cards: view.cards.length })}</span>
      {next && <span>{t("mask-next-known", { card: cardWord(next) })}</span>}
    </p>
  );
}
