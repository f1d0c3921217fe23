import { expect, test } from "vitest";
import type { LoggedEvent } from "../state.ts";
import { refusingSeat } from "./undo-refusal.ts";

const log = (...events: object[]) => events as LoggedEvent[];
const asked = { event: "undo-asked", seat: 0 };
const answer = (seat: number, yes: boolean, withdrawn = false) => ({ event: "undo-answered", seat, yes, withdrawn });

test("the last no names the player who said it", () => {
  expect(refusingSeat(log(asked, answer(2, true), answer(1, false)))).toBe(1);
});

test("a question that was agreed to or withdrawn was refused by nobody", () => {
  expect(refusingSeat(log(asked, answer(1, false), asked, answer(1, true), { event: "took-back" }))).toBeNull();
  expect(refusingSeat(log(asked, answer(0, false, true)))).toBeNull();
  expect(refusingSeat(log(asked))).toBeNull();
});
