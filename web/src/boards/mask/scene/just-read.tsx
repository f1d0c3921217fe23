/** A card that was just read out, for as long as it takes to read: below the base, where there are no controls. */
import { useEffect, useState } from "preact/hooks";
import type { Event, View } from "../../../wire/mask.ts";
import { t } from "../../../words/words.ts";
import { cardName, cardText, joinNames } from "../describe.ts";
import { doneBy, isNews, isPaid, type LastCard, lastCard } from "./last-card.ts";

const MIN_SHOWN_MS = 4000;
const WORD_MS = 350;

interface JustReadProps {
  view: View;
  names: readonly string[];
  news: readonly Event[];
  story?: readonly Event[] | undefined;
}

/**
 * While a card is carried out it lies beside the base itself, and at the end other things matter. Screen readers
 * announce all of it with the news.
 */
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

/** Its text, if that isn't obvious from what happened. */
function textOf(card: LastCard): string {
  return isPaid(card) ? cardText(card.bought.card, null) : "";
}

/** The card in the news. Each time they bring more of it, the time to read starts anew. */
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
