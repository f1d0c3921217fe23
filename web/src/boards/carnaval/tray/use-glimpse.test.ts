/** Where a list of statements ends: in the middle of a row, as long as there are more below it. */
import { expect, test } from "vitest";
import { edgeOf } from "./use-glimpse.ts";

/** Rows as high as a finger, with gaps of 6. */
const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ top: n * 50, bottom: n * 50 + 44 }));

test("a list that fits is seen whole", () => {
  expect(edgeOf(rows(3), 144)).toBeNull();
  expect(edgeOf(rows(3), 300)).toBeNull();
  expect(edgeOf([], 0)).toBeNull();
});

test("a row that is partly seen stays as it is", () => {
  expect(edgeOf(rows(3), 112)).toBe(112);
});

test("below most of a row the edge moves up into it", () => {
  expect(edgeOf(rows(3), 90)).toBeCloseTo(76.4);
});

test("a row that can be seen whole is, with the sign below it", () => {
  for (const space of [96, 104]) expect(edgeOf(rows(3), space)).toBe(space);
  expect(edgeOf([...rows(2), { top: 140, bottom: 184 }], 140)).toBe(108);
});

test("where nothing is drawn, nothing is cut", () => {
  expect(edgeOf(rows(3), 0)).toBeNull();
});
