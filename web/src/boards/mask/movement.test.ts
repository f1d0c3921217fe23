import { expect, test } from "vitest";
import { glides, payments } from "./movement.ts";
import type { View } from "./wire.ts";

const sticks: View["sticks"] = [
  ["a1", "c3"],
  ["g7", "b2"],
];
const view = { sticks, rings: { a1: 5, g7: 3, b2: 3 } } as unknown as View;
const routes = (event: Parameters<typeof payments>[0]) =>
  payments(event, view).map(({ from, to, points }) => [from, to, points]);

test("on payday coins fly from the rings to the owners of the sticks", () => {
  expect(routes({ event: "payday", seat: null, mask: "owl", gains: [5, 6] })).toEqual([
    ['[data-hole="a1"]', '[data-seat="0"] .coin', 5],
    ['[data-hole="g7"]', '[data-seat="1"] .coin', 3],
    ['[data-hole="b2"]', '[data-seat="1"] .coin', 3],
  ]);
});

test("a player who earns nothing gets no coin", () => {
  expect(routes({ event: "payday", seat: null, mask: "owl", gains: [0, 0] })).toEqual([]);
});

test("players pay each other and the bank", () => {
  const [one, other] = ['[data-seat="0"] .coin', '[data-seat="1"] .coin'];
  expect(routes({ event: "pays", seat: 0, to: 1, points: 2 })).toEqual([[one, other, 2]]);
  expect(routes({ event: "gets", seat: 1, points: 4 })).toEqual([[".painting", other, 4]]);
  expect(routes({ event: "pays-bank", seat: 0, points: 3 })).toEqual([[one, ".painting", 3]]);
});

test("a stick comes from where it stood, two that swap from each other's hole", () => {
  expect(glides({ event: "leaps", seat: 0, from: "a1", to: "a7", owner: 0, cost: 0 })).toEqual([
    ['[data-hole="a7"]', '[data-hole="a1"]'],
  ]);
  expect(glides({ event: "swaps", seat: 0, one: "a1", other: "g7", owners: [0, 1] })).toEqual([
    ['[data-hole="a1"]', '[data-hole="g7"]'],
    ['[data-hole="g7"]', '[data-hole="a1"]'],
  ]);
});
