import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import type { Event } from "../wire.ts";
import { doneBy, isNews, lastCard } from "./last-card.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];
const BUYS: Event = { event: "buys", seat: 0, card: "purse", points: 3, seller: 1 };
const PRICE: Event = { event: "pays", seat: 0, to: 1, points: 3 };
const GETS: Event = { event: "gets", seat: 0, points: 4 };
const PAYDAY: Event = { event: "payday", seat: null, mask: "cat", gains: [5, 0, 3] };
const PASSES: Event = { event: "passes", seat: 2 };

beforeAll(() => loadLanguage("en"));

function done(...story: Event[]): string | null {
  const card = lastCard(story);
  return card && doneBy(card, NAMES);
}

test("what a card did is described without its price", () => {
  expect(done(PASSES, BUYS, PRICE, GETS)).toBe("Ada +4.");
});

test("payments by many are described as sums", () => {
  const pays = (seat: number): Event => ({ event: "pays", seat, to: 0, points: 1 });
  expect(done(BUYS, PRICE, pays(1), pays(2))).toBe("Ada +2, Bruno −1, Chiara −1.");
});

test("a payday is the card's only if it did nothing else", () => {
  expect(done(BUYS, PRICE, PAYDAY)).toBe("Ada 5, Chiara 3.");
  expect(done(BUYS, PRICE, GETS, PAYDAY)).toBe("Ada +4.");
});

test("what sticks do is described in words", () => {
  const walks: Event = { event: "walks", seat: 0, from: "a1", to: "a3", owner: 0, cost: 0 };
  const finished: Event = { event: "done", seat: 0, card: "stroll" };
  expect(done(BUYS, PRICE, walks, finished, PASSES)).toBe("Ada moves a stick from a1 to a3.");
});

test("without a card there is nothing to show, and later events aren't its news", () => {
  expect(lastCard([PASSES])).toBeNull();
  const card = lastCard([BUYS, PRICE, GETS, PASSES]);
  expect(card && [isNews(card, [GETS]), isNews(card, [PASSES])]).toEqual([true, false]);
});
