import { describe, expect, test } from "vitest";
import type { SuggestedMove } from "../wire/routes.ts";
import { heldGuide, highlightedMoves, isBeginning, isDone, offersHint } from "./guide.ts";

const GUIDE = { say: "learn-masker-stop", tries: ["stop"] };
const FREE = { say: "learn-masker-free" };
const HINT: SuggestedMove = { move: "c4", worth: 1, key: "", facts: {}, sentence: "" };

describe("what is highlighted", () => {
  test("the move that the lesson suggests", () => {
    expect(highlightedMoves(GUIDE, [], ["c4", "stop"])).toEqual(["stop"]);
  });

  test("the master's first choice, once the learner has asked, because that is the one the master explains", () => {
    expect(highlightedMoves(GUIDE, [HINT, { ...HINT, move: "d3" }], ["c4", "d3", "stop"])).toEqual(["c4"]);
  });

  test("nothing that isn't possible: it isn't this seat's turn, or no longer is", () => {
    expect(highlightedMoves(GUIDE, [], [])).toEqual([]);
  });

  test("nothing of a lesson at any other table", () => {
    expect(highlightedMoves(undefined, [], ["c4"])).toEqual([]);
    expect(highlightedMoves(null, [HINT], ["c4"])).toEqual(["c4"]);
  });
});

test("only a task that was done as intended is ticked off", () => {
  expect(isDone("learn-mask-draw-done")).toBe(true);
  expect(isDone("learn-own-way")).toBe(false);
});

test("while the result waits, the guide no longer asks for what is done, and tells nothing that isn't shown yet", () => {
  const done = { say: "learn-masker-won", feedback: "learn-masker-final-done" };
  expect(heldGuide(GUIDE, done)).toEqual({ say: "learn-masker-final-done", feedback: null });
  const robbed = { say: "learn-masker-lost", feedback: "learn-masker-robbed" };
  expect(heldGuide(GUIDE, robbed)).toBe(GUIDE);
});

test("only the first screen says what this is", () => {
  expect(isBeginning({ say: "learn-masker-white", feedback: "learn-about" })).toBe(true);
  expect(isBeginning(FREE)).toBe(false);
  expect(isBeginning(null)).toBe(false);
});

describe("the master is offered", () => {
  test("where the learner is on their own", () => {
    expect(offersHint(FREE, [], ["c4"])).toBe(true);
  });

  test("not beside a move that is already highlighted, nor twice, nor while others play", () => {
    expect(offersHint(GUIDE, [], ["c4", "stop"])).toBe(false);
    expect(offersHint(FREE, [HINT], ["c4"])).toBe(false);
    expect(offersHint(FREE, [], [])).toBe(false);
  });

  test("not where the lesson accepts too many moves to highlight", () => {
    expect(offersHint({ ...FREE, wants: true }, [], ["c4"])).toBe(false);
  });
});
