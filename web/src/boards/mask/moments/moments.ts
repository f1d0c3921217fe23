/** What deserves a look before the game goes on: a card that was read out or that nobody wanted, and a payday. Pure. */

import { cardText } from "../describe.ts";
import type { Event, Payday, View } from "../wire.ts";
import { isNews, type LastCard, lastCard } from "./last-card.ts";

const PAYDAY_MS = 3000;
const UNSOLD_MS = 2200;
const CARD_MS = 2600;
const WORD_MS = 90;
const MAX_CARD_MS = 5500;

interface Look {
  /** The card that was read out. */
  card: LastCard | null;
  /** Whose card nobody wanted. */
  unsold: number | null;
  /** What a payday pays, by seat. */
  gains: readonly number[] | null;
  /** Whether that is the farewell of all masks together. */
  farewell: boolean;
  /** The events that it shows. */
  news: readonly Event[];
}

export interface Moment extends Look {
  /** The table as it stood then: the old mask, and nobody paid yet. */
  view: View;
}

const NOTHING: Look = { card: null, unsold: null, gains: null, farewell: false, news: [] };

/** `view`: the table after all of it. */
export function momentsOf(view: View, news: readonly Event[], story: readonly Event[] = news): Moment[] {
  const cards = cardLooks(view, news, story);
  const shown = cards.flatMap((look) => look.news);
  const looks = [...cards, ...unsoldLooks(news), ...paydayLooks(news.filter((event) => !shown.includes(event)))];
  return looks.map((look, n) => ({ ...look, view: viewBefore(view, looks.slice(n)) }));
}

/** While a card is carried out it lies beside the base anyway, and whoever carried it out knows what they did. */
function cardLooks(view: View, news: readonly Event[], story: readonly Event[]): Look[] {
  const card = lastCard(story);
  if (card === null || view.phase === "card" || !isNews(card, news)) return [];
  if (!news.includes(card.bought) && card.effects.every(({ seat }) => seat === view.seat)) return [];
  const paid = card.effects.find(isPayday);
  const own = news.filter((event) => event === card.bought || card.effects.includes(event));
  return [{ ...NOTHING, card, gains: paid?.gains ?? null, news: own }];
}

function unsoldLooks(news: readonly Event[]): Look[] {
  return news.flatMap((event) => (event.event === "unsold" ? [{ ...NOTHING, unsold: event.seat, news: [event] }] : []));
}

/** At a farewell a dozen masks may pay one after the other: they are shown as one. */
function paydayLooks(news: readonly Event[]): Look[] {
  const off = news.findIndex(({ event }) => event === "takes-off");
  const paydays = news.slice(0, off < 0 ? news.length : off).filter(isPayday);
  const farewell = off < 0 ? [] : news.slice(off).filter(isPayday);
  const looks = paydays.map((paid) => ({ ...NOTHING, gains: paid.gains, news: [paid] }));
  return farewell.length === 0
    ? looks
    : [...looks, { ...NOTHING, gains: sum(farewell), farewell: true, news: farewell }];
}

function isPayday(event: Event): event is Payday {
  return event.event === "payday";
}

function sum(paydays: readonly { gains: readonly number[] }[]): number[] {
  const [first, ...others] = paydays.map(({ gains }) => gains);
  return (first ?? []).map((gain, seat) => others.reduce((all, gains) => all + (gains[seat] ?? 0), gain));
}

/** The table before all that is still to come. The mask that is turned up next isn't on the base yet. */
function viewBefore(view: View, coming: readonly Look[]): View {
  const unpaid = coming.flatMap(({ gains }) => (gains ? [{ gains }] : []));
  const due = sum(unpaid);
  return {
    ...view,
    points: view.points.map((points, seat) => points - (due[seat] ?? 0)),
    wages: [...(unpaid[0]?.gains ?? view.wages)],
    turned_up: null,
    auction: null,
    outcome: null,
    phase: "over",
    moves: [],
    to_act: [],
  };
}

/** How long a moment lasts, in milliseconds: as long as it takes to read it. */
export function msOf({ card, unsold, gains }: Look): number {
  const read = card ? Math.min(CARD_MS + wordsOf(card) * WORD_MS, MAX_CARD_MS) : 0;
  return read + (unsold === null ? 0 : UNSOLD_MS) + (gains ? PAYDAY_MS : 0);
}

function wordsOf({ bought, effects }: LastCard): number {
  return cardText(bought.card, null).split(" ").length + 2 * effects.length;
}

/** How long all moments of this news last together. */
export function lookMs(view: View, news: readonly Event[], story: readonly Event[]): number {
  return momentsOf(view, news, story).reduce((all, moment) => all + msOf(moment), 0);
}
