import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage } from "../../../words/words.ts";
import { recap } from "../recap.ts";
import type { Event, View } from "../wire.ts";
import { lookMs, momentsOf } from "./moments.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];
const BUYS: Event = { event: "buys", seat: 1, card: "toll", points: 3, seller: 0 };
const PRICE: Event = { event: "pays", seat: 1, to: 0, points: 3 };
const TOLL: Event = { event: "pays-bank", seat: 0, points: 2 };
const PAYDAY: Event = { event: "payday", seat: null, mask: "cat", gains: [5, 0, 3] };
const TURNS_UP: Event = { event: "turns-up", seat: 1, mask: "owl" };
const PASSES: Event = { event: "passes", seat: 2 };
const OFF: Event = { event: "takes-off", seat: null, mask: "owl" };
const NEXT = {
  phase: "orient",
  seat: 0,
  mask: "cat",
  rings: { a1: 5, c3: 3 },
  turned_up: "owl",
  points: [20, 10, 13],
  wages: [0, 0, 0],
  to_act: [1],
  moves: [],
  outcome: null,
} as unknown as View;

beforeAll(() => loadLanguage("en"));

describe("what deserves a look", () => {
  test("is a payday: on the old mask, with everybody's points as they were", () => {
    const [moment, ...others] = momentsOf(NEXT, [PASSES, PAYDAY, TURNS_UP]);
    expect(others).toEqual([]);
    expect(moment?.gains).toEqual([5, 0, 3]);
    expect(moment?.view.points).toEqual([15, 10, 10]);
    expect([moment?.view.mask, moment?.view.turned_up]).toEqual(["cat", null]);
    expect(moment?.view.wages).toEqual([5, 0, 3]);
  });

  test("is a card first, and then the payday that follows it", () => {
    const [card, payday] = momentsOf(NEXT, [BUYS, PRICE, TOLL, PAYDAY, TURNS_UP]);
    expect([card?.card?.bought, card?.gains]).toEqual([BUYS, null]);
    expect(card?.view.points).toEqual([15, 10, 10]);
    expect([payday?.card, payday?.gains]).toEqual([null, [5, 0, 3]]);
  });

  test("is a card that nobody wanted", () => {
    const unsold: Event = { event: "unsold", seat: 2 };
    expect(momentsOf(NEXT, [unsold]).map((moment) => moment.unsold)).toEqual([2]);
  });

  test("isn't a card that still lies there to be carried out, nor what its owner just did with it", () => {
    const walks: Event = { event: "walks", seat: 0, from: "a1", to: "a2", owner: 0, cost: 0 };
    const own: Event = { ...BUYS, seat: 0, card: "stroll" };
    expect(momentsOf({ ...NEXT, phase: "card" }, [BUYS, PRICE])).toEqual([]);
    expect(momentsOf(NEXT, [walks], [own, PRICE, walks])).toEqual([]);
    expect(momentsOf({ ...NEXT, seat: 2 }, [walks], [own, PRICE, walks])).toHaveLength(1);
  });

  test("isn't a pass, and a farewell of many masks is one look", () => {
    expect(momentsOf(NEXT, [PASSES])).toEqual([]);
    const looks = momentsOf(NEXT, [PAYDAY, OFF, PAYDAY, OFF, PAYDAY]);
    expect(looks.map(({ gains, farewell }) => [gains, farewell])).toEqual([
      [[5, 0, 3], false],
      [[10, 0, 6], true],
    ]);
  });
});

test("the last card of a game is seen for seconds before the result, and told again in it", () => {
  const ending: Event[] = [{ event: "lays", seat: 2, mask: "cat", orientation: 0 }, BUYS, PRICE, TOLL, PAYDAY];
  const view = { ...NEXT, phase: "over", turned_up: null } as View;
  expect(lookMs(view, ending.slice(1), ending)).toBeGreaterThan(5000);
  expect(lookMs(view, [PASSES], ending)).toBe(0);
  const lines = recap({ view, outcome: { winners: [0], scores: [20, 10, 13], reason: "" }, names: NAMES, log: ending });
  expect(lines).toEqual(["Last card: Toll, bought by Bruno for 3. Ada −2.", "Payday on the Cat: Ada 5, Chiara 3."]);
});
