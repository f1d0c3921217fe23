import { expect, test } from "vitest";
import { reactionsTo } from "./reactions.ts";
import type { Event } from "./wire.ts";

const lays = (seat: number, points: number): Event => ({ event: "lays", seat, points, card: "00000", at: "e5" });

test("many points are applauded by the next bot, never by whoever scored them", () => {
  expect(reactionsTo(lays(0, 8), [], [1, 2])).toEqual([{ seat: 1, sign: "bravo" }]);
  expect(reactionsTo(lays(2, 10), [], [1, 2])).toEqual([{ seat: 1, sign: "wow" }]);
  expect(reactionsTo(lays(1, 12), [], [1])).toEqual([]);
  expect(reactionsTo(lays(0, 7), [], [1, 2])).toEqual([]);
});

test("a bot that misses a turn minds", () => {
  expect(reactionsTo({ event: "passes", seat: 1 }, [], [1, 2])).toEqual([{ seat: 1, sign: "ouch" }]);
  expect(reactionsTo({ event: "passes", seat: 0 }, [], [1, 2])).toEqual([]);
});
