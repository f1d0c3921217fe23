/** What a ring pays and what a step costs are told apart at a glance. */
import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import type { View } from "../wire.ts";
import { Empty } from "./pegboard.tsx";

const turn = { phase: "turn", moves: ["pass", "go a1 a2"], costs: [null, 1] } as unknown as View;
const card = { phase: "card", moves: ["skip", "go a1 a2"], costs: [null, 0] } as unknown as View;
const hole = (view: View, pay: number | undefined, move: string | undefined) =>
  render(<Empty {...{ view, pay, move }} />);

test("a ring says what it pays", () => {
  expect(hole(turn, 5, undefined)).toBe('<span class="free" data-says="pay">5</span>');
  expect(hole(turn, undefined, undefined)).toBe('<span class="free"></span>');
});

test("a hole that a stick can reach says what that costs; a ring doesn't hide what it pays meanwhile", () => {
  expect(hole(turn, undefined, "go a1 a2")).toBe('<span class="free" data-says="price">1</span>');
  expect(hole(turn, 5, "go a1 a2")).toBe('<span class="free" data-says="pay">5</span><span class="fare">−1</span>');
});

test("where a card moves it for free, a ring still says what it pays", () => {
  expect(hole(card, 3, "go a1 a2")).toBe('<span class="free" data-says="pay">3</span>');
  expect(hole(card, undefined, "go a1 a2")).toBe('<span class="free"></span>');
});
