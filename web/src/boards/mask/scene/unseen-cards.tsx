/** A card that this player hasn't seen. A tap shows which ones it could be. */
import { useState } from "preact/hooks";
import { Sheet } from "../../../components/sheet.tsx";
import { t } from "../../../words/words.ts";
import { cardName, cardText } from "../describe.ts";
import { countedCards } from "../model.ts";
import type { Bidding, View } from "../wire.ts";
import { CardUp } from "./card.tsx";

export function UnknownCard({ view, drawn }: { view: View; drawn: Bidding }) {
  const [open, setOpen] = useState(false);
  return (
    <div class="unknown-card">
      <button type="button" class="turn-over" onClick={() => setOpen(true)}>
        <CardUp drawn={drawn} />
        <span class="all-cards">{t("mask-all-cards")}</span>
      </button>
      {open && <UnseenCards view={view} close={() => setOpen(false)} />}
    </div>
  );
}

function UnseenCards({ view, close }: { view: View; close(): void }) {
  return (
    <Sheet title={t("mask-cards-unseen")} close={close}>
      <ul class="unseen-cards">
        {countedCards(view.unseen_cards).map(([name, count]) => (
          <li key={name}>
            <b>
              {cardName(name)} ×{count}
            </b>{" "}
            {cardText(name, null)}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
