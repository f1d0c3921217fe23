import { describe, expect, test } from "vitest";
import type { SuggestedMove } from "../wire/routes.ts";
import { highlightedMoves, isDone, offersHint } from "./guide.ts";

const GUIDE = { say: "learn-masker-stop", tries: ["stop"] };
const FREE = { say: "learn-masker-free" };
const HINT: SuggestedMove = { move: "c4", worth: 1, key: "", facts: {}, sentence: "" };

describe("what shines", () => {
  test("the move that the lesson would like one to try", () => {
    expect(highlightedMoves(GUIDE, [], ["c4", "stop"])).toEqual(["stop"]);
  });

  test("what a master thinks of first, once he was asked: of that he says why", () => {
    expect(highlightedMoves(GUIDE, [HINT, { ...HINT, move: "d3" }], ["c4", "d3", "stop"])).toEqual(["c4"]);
  });

  test("nothing that cannot be done: it is not this seat's turn, or not any more", () => {
    expect(highlightedMoves(GUIDE, [], [])).toEqual([]);
  });

  test("nothing of a lesson at any other table", () => {
    expect(highlightedMoves(undefined, [], ["c4"])).toEqual([]);
    expect(highlightedMoves(null, [HINT], ["c4"])).toEqual(["c4"]);
  });
});

test("only what was done as it was meant is ticked off", () => {
  expect(isDone("learn-mask-draw-done")).toBe(true);
  expect(isDone("learn-own-way")).toBe(false);
});

describe("a master is offered", () => {
  test("where the learner is on his own", () => {
    expect(offersHint(FREE, [], ["c4"])).toBe(true);
  });

  test("not beside a move that shines already, nor twice, nor while others play", () => {
    expect(offersHint(GUIDE, [], ["c4", "stop"])).toBe(false);
    expect(offersHint(FREE, [HINT], ["c4"])).toBe(false);
    expect(offersHint(FREE, [], [])).toBe(false);
  });

  test("not where the lesson means moves that are too many to shine", () => {
    expect(offersHint({ ...FREE, wants: true }, [], ["c4"])).toBe(false);
  });
});
