import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { tally } from "./tally.ts";
import type { Event, View } from "./wire.ts";

beforeAll(() => loadLanguage("en"));

const NAMES = ["Ada", "Bruno", "Chiara"];
const PAYDAY: Event = { seat: null, event: "payday", mask: "clown", gains: [5, 3, 0] };

function rows(points: number[], ...log: Event[]): Record<string, string> {
  const found = tally({ log, names: NAMES, view: { points } } as unknown as Ending<View, Event>);
  return Object.fromEntries(found?.rows.map(({ name, cells }) => [name, cells.join(" ")]) ?? []);
}

test("everybody sees how their points came about, and the sum is right", () => {
  const log: Event[] = [
    { event: "goes", seat: 0, owner: 0, from: "a1", to: "a3", cost: 2 },
    { event: "buys", seat: 1, card: "purse", points: 3, seller: 0 },
    { event: "pays", seat: 1, to: 0, points: 3 },
    { event: "gets", seat: 1, points: 4 },
    { event: "keeps", seat: 2, card: "fine", points: 1, seller: 2 },
    { event: "pays-bank", seat: 2, points: 1 },
    { event: "pays-bank", seat: 2, points: 3 },
    PAYDAY,
  ];
  expect(rows([16, 14, 6], ...log)).toEqual({
    "At the start": "10 10 10",
    Paydays: "+5 +3 –",
    "Cards sold": "+3 – –",
    "Cards bought": "– −3 −1",
    Steps: "−2 – –",
    "Card effects": "– +4 −3",
    "At the end": "16 14 6",
  });
});

test("what nobody did isn't listed, and without any points there is no table", () => {
  expect(Object.keys(rows([15, 13, 10], PAYDAY))).toEqual(["At the start", "Paydays", "At the end"]);
  expect(rows([10, 10, 10])).toEqual({});
});
