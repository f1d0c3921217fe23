import { expect, test } from "vitest";
import { type Hands, lastHands, ranked, rowsOf } from "./hands.ts";
import type { Event } from "./wire.ts";

const votes = (...votes: (number | null)[]) => [{ event: "votes", seat: null, votes } as unknown as Event];

test("most hands first, and equal ones by seat, whoever voted first", () => {
  expect(lastHands(votes(5, 2, 5, 1, null))).toEqual([
    [5, 2],
    [1, 1],
    [2, 1],
  ]);
  expect(lastHands(votes(1, 5, 2, 5))).toEqual(lastHands(votes(5, 2, 5, 1)));
});

const many: Hands = ranked([0, 1, 2, 3, 4, 5, 6, 7].map((seat) => [seat, seat === 6 ? 3 : 1]));

test("everybody is listed as long as they fit", () => {
  expect(rowsOf(many.slice(0, 6), 3)).toEqual({ rows: many.slice(0, 6), more: 0 });
});

test("otherwise those with most hands, and how many more there are", () => {
  const { rows, more } = rowsOf(many, null);
  expect(rows.map(([seat]) => seat)).toEqual([6, 0, 1, 2, 3]);
  expect(more).toBe(3);
});

test("the reader's own row is never the one that is left out", () => {
  const { rows, more } = rowsOf(many, 7);
  expect(rows.map(([seat]) => seat)).toEqual([6, 0, 1, 2, 7]);
  expect(more).toBe(3);
});
