import { expect, test } from "vitest";
import { type Hands, lastHands, ranked, rowsOf, votesOf } from "./hands.ts";
import type { Event } from "./wire.ts";

const rest = (dance: number) => ({ event: "rest", seat: null, dance }) as Event;
const votes = (...votes: (number | null)[]) => ({ event: "votes", seat: null, votes }) as Event;

test("most hands first, and equal ones by seat, whoever voted first", () => {
  expect(lastHands([votes(5, 2, 5, 1, null)])).toEqual([
    [5, 2],
    [1, 1],
    [2, 1],
  ]);
  expect(lastHands([votes(1, 5, 2, 5)])).toEqual(lastHands([votes(5, 2, 5, 1)]));
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

test("a player's votes are remembered by dance, both of them if there were two", () => {
  const story = [rest(1), votes(1, 2, 0), votes(1, 0, 0), rest(2), votes(2, null, 0)];
  expect([...votesOf(story, 0)]).toEqual([
    [1, [1, 1]],
    [2, [2]],
  ]);
  expect([...votesOf(story, 1)]).toEqual([[1, [2, 0]]]);
});

test("secret votes stay secret", () => {
  expect(votesOf([rest(1), { event: "voted", seat: 0 } as Event], 0).size).toBe(0);
});
