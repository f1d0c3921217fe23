import { describe, expect, test } from "vitest";
import type { Hint } from "../wire/routes.ts";
import { isDone, offersMaster, shining } from "./guide.ts";

const GUIDE = { say: "learn-masker-stop", tries: ["stop"] };
const FREE = { say: "learn-masker-free" };
const HINT: Hint = { move: "c4", worth: 1, key: "", facts: {}, sentence: "" };

describe("what shines", () => {
  test("the move that the lesson would like one to try", () => {
    expect(shining(GUIDE, [], ["c4", "stop"])).toEqual(["stop"]);
  });

  test("what a master thinks of first, once he was asked: of that he says why", () => {
    expect(shining(GUIDE, [HINT, { ...HINT, move: "d3" }], ["c4", "d3", "stop"])).toEqual(["c4"]);
  });

  test("nothing that cannot be done: it is not this seat's turn, or not any more", () => {
    expect(shining(GUIDE, [], [])).toEqual([]);
  });

  test("nothing of a lesson at any other table", () => {
    expect(shining(undefined, [], ["c4"])).toEqual([]);
    expect(shining(null, [HINT], ["c4"])).toEqual(["c4"]);
  });
});

test("only what was done as it was meant is ticked off", () => {
  expect(isDone("learn-mask-draw-done")).toBe(true);
  expect(isDone("learn-own-way")).toBe(false);
});

describe("a master is offered", () => {
  test("where the learner is on his own", () => {
    expect(offersMaster(FREE, [], ["c4"])).toBe(true);
  });

  test("not beside a move that shines already, nor twice, nor while others play", () => {
    expect(offersMaster(GUIDE, [], ["c4", "stop"])).toBe(false);
    expect(offersMaster(FREE, [HINT], ["c4"])).toBe(false);
    expect(offersMaster(FREE, [], [])).toBe(false);
  });

  test("not where the lesson means moves that are too many to shine", () => {
    expect(offersMaster({ ...FREE, wants: true }, [], ["c4"])).toBe(false);
  });
});
