import { expect, test } from "vitest";
import { reactionsTo } from "./reactions.ts";
import type { Event } from "./wire.ts";

const takes = (seat: number, cross = "R") => ({ event: "captures", seat, at: "a1", cross }) as Event;
const OUT = { event: "eliminates", seat: 1, seats: [0], colour: "R" } as Event;

test("somebody who goes out suffers, their captor laughs, and the others are amazed", () => {
  expect(reactionsTo(OUT, [takes(1)], [0, 1, 2])).toEqual([
    { seat: 0, sign: "ouch" },
    { seat: 1, sign: "laugh" },
    { seat: 2, sign: "wow" },
  ]);
  expect(reactionsTo(OUT, [takes(0)], [1])).toEqual([{ seat: 1, sign: "wow" }]);
});

test("three of one colour in a turn make the next bot suspicious", () => {
  expect(reactionsTo(takes(0), [takes(0), takes(0)], [1, 2])).toEqual([{ seat: 1, sign: "hmm" }]);
  expect(reactionsTo(takes(2), [takes(2), takes(2)], [1, 2])).toEqual([{ seat: 1, sign: "hmm" }]);
  expect(reactionsTo(takes(0), [takes(0), takes(0, "B")], [1])).toEqual([]);
  expect(reactionsTo(takes(0), [takes(1), takes(0)], [1])).toEqual([]);
  expect(reactionsTo(takes(0, "w"), [takes(0, "w"), takes(0, "w")], [1])).toEqual([]);
});

test("when one cross of a colour is left, the next bot notices, whose colour it may be", () => {
  const four = [takes(0), takes(1), takes(0), takes(1)];
  expect(reactionsTo(takes(0), four, [1])).toEqual([{ seat: 1, sign: "wow" }]);
  expect(reactionsTo(takes(0), four.slice(1), [1])).toEqual([]);
  expect(reactionsTo({ event: "stops", seat: 0 }, four, [1])).toEqual([]);
});
