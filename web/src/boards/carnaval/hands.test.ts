import { expect, test } from "vitest";
import { votesOf } from "./hands.ts";
import type { Event } from "./wire.ts";

const rest = (dance: number) => ({ event: "rest", seat: null, dance }) as Event;
const votes = (...votes: (number | null)[]) => ({ event: "votes", seat: null, votes }) as Event;

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
