import { expect, test } from "vitest";
import { reactionsTo } from "./reactions.ts";
import type { Event } from "./wire.ts";

const buys = (card: string): Event => ({ event: "buys", seat: 1, seller: 2, card, points: 2 });
const walks = (seat: number, from: string, to: string): Event => ({
  event: "walks",
  seat,
  owner: 1,
  from,
  to,
  cost: 0,
});
const payday = (...gains: number[]): Event => ({ event: "payday", seat: null, mask: "owl", gains });

test("a bad card that's read out hurts its buyer and amuses its seller", () => {
  expect(reactionsTo(buys("fine"), [], [1, 2])).toEqual([
    { seat: 1, sign: "ouch" },
    { seat: 2, sign: "laugh" },
  ]);
  expect(reactionsTo(buys("fine"), [], [2])).toEqual([{ seat: 2, sign: "laugh" }]);
  expect(reactionsTo(buys("purse"), [], [1, 2])).toEqual([]);
});

test("whose stick is moved by somebody else minds, once", () => {
  expect(reactionsTo(walks(0, "a1", "a2"), [], [1, 2])).toEqual([{ seat: 1, sign: "ouch" }]);
  expect(reactionsTo(walks(0, "a2", "a3"), [walks(0, "a1", "a2")], [1, 2])).toEqual([]);
  expect(reactionsTo(walks(1, "a1", "a2"), [], [1, 2])).toEqual([]);
  const swaps: Event = { event: "swaps", seat: 0, one: "a1", other: "b1", owners: [0, 2] };
  expect(reactionsTo(swaps, [], [1, 2])).toEqual([{ seat: 2, sign: "ouch" }]);
});

test("a rich payday amazes somebody else", () => {
  expect(reactionsTo(payday(8, 0, 3), [], [1, 2])).toEqual([{ seat: 1, sign: "wow" }]);
  expect(reactionsTo(payday(5, 5, 3), [], [1, 2])).toEqual([]);
});
