import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../words/words.ts";
import { wonBy } from "./winning-margin.ts";

const names = ["Ada", "Bruno", "Chiara"];
const outcome = { winners: [1], scores: [33, 34, 9], reason: "mask-last-payday" };

beforeAll(() => loadLanguage("en"));

test("the loser is told by how much, and to whom", () => {
  expect(wonBy({ outcome, names, reader: 0 })).toBe("You lost by one point: Bruno wins with 34.");
  expect(wonBy({ outcome, names, reader: 2 })).toBe("You lost by 25 points: Bruno wins with 34.");
});

test("the winner is told who came second", () => {
  expect(wonBy({ outcome, names, reader: 1 })).toBe("You won with 34 points, 1 ahead of Ada!");
});

test("everybody else is told both", () => {
  expect(wonBy({ outcome, names, reader: null })).toBe("Bruno wins with 34 points, 1 ahead of Ada.");
});

test("a tie isn't described in points", () => {
  expect(wonBy({ outcome: { ...outcome, scores: [34, 34, 9] }, names, reader: 0 })).toBeNull();
  expect(wonBy({ outcome: { ...outcome, winners: [0, 1] }, names, reader: 0 })).toBeNull();
});
