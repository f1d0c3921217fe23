import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import { consequences, moveText } from "./move-text.ts";
import type { Preview, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno"];
const view = { seat: 0, phase: "turn", wages: [0, 3], moves: ["go a1 a3"], costs: [2] } as unknown as View;
const preview: Preview = { cost: 2, points: [8, 10], way: ["a2", "a3"], rings: {}, gains: [0, 3] };

beforeAll(() => loadLanguage("en"));

test.each([
  ["place c3", "Put a stick in c3"],
  ["go a1 a3", "From a1 to a3"],
  ["put a1 g7", "From a1 straight to g7"],
  ["swap a1 g7", "Swap a1 and g7"],
  ["orient 2", "Upside down"],
  ["bid 4", "Bid 4"],
  ["from 1", "Take from Bruno"],
  ["to 1", "Give to Bruno"],
  ["pass", "Pass"],
  ["draw", "Draw a card and sell it"],
  ["done", "Done"],
  ["skip", "Skip it"],
  ["out", "Drop out"],
])("%s is described: %s", (move, word) => {
  expect(moveText(move, NAMES)).toBe(word);
});

test("a path has its price; a payday is mentioned only if it would change", () => {
  expect(consequences(view, "go a1 a3", preview, NAMES)).toEqual(["Costs 2, leaves you with 8."]);
  expect(consequences(view, "go a1 a3", { ...preview, gains: [5, 3] }, NAMES)).toEqual([
    "Costs 2, leaves you with 8.",
    "Payday would pay: Ada 5, Bruno 3.",
  ]);
});

test("it says so if nobody would be paid", () => {
  expect(consequences(view, "go a1 a3", { ...preview, gains: [0, 0] }, NAMES)).toEqual([
    "Costs 2, leaves you with 8.",
    "Payday would pay nobody.",
  ]);
});
