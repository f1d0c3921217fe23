/** A card that was just read out, for as long as one reads it: below the base, where nothing is pressed. */
import { useEffect, useState } from "preact/hooks";
import type { Event, View } from "../../../wire/mask.ts";
import { t } from "../../../words/words.ts";
import { cardName, cardText, joinNames } from "../describe.ts";
import { doneBy, isNews, isPaid, type LastCard, lastCard } from "./last-card.ts";

const MIN_SHOWN_MS = 4000; // milliseconds
const WORD_MS = 350;

interface JustReadProps {
  view: View;
  names: readonly string[];
  news: readonly Event[];
  story?: readonly Event[] | undefined;
}

/** As long as a card is carried out it lies beside the base itself, and at the end other things count. Ears hear all of
 *  it with the news. */
export function JustRead({ view, names, news, story = news }: JustReadProps) {
  const card = useLatest(news, story, names);
  if (card === null || view.phase === "card" || view.outcome) return null;
  const { bought } = card;
  return (
    <div class="just-read" aria-hidden="true">
      <p>
        <strong>{cardName(bought.card)}</strong>{" "}
        <small>{t("mask-bought", { who: joinNames([bought.seat], names), points: bought.points })}</small>{" "}
        {textOf(card)} <b>{doneBy(card, names)}</b>
      </p>
    </div>
  );
}

/** What it says, where that is not plain from what was done. */
function textOf(card: LastCard): string {
  return isPaid(card) ? cardText(card.bought.card, null) : "";
}

/** The card in the news; each time that they bring more of it, time to read begins anew. */
function useLatest(news: readonly Event[], story: readonly Event[], names: readonly string[]): LastCard | null {
  const [shown, show] = useState<LastCard | null>(null);
  useEffect(() => {
    const card = lastCard(story);
    if (card === null || !isNews(card, news)) return;
    show(card);
  }, [news]);
  useEffect(() => {
    if (shown === null) return;
    const words = `${textOf(shown)} ${doneBy(shown, names)}`.split(" ").length;
    const timer = setTimeout(() => show(null), MIN_SHOWN_MS + words * WORD_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
