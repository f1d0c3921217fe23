import { expect, test } from "vitest";
import { sampleInfo, sampleSnapshot, sampleView } from "../../../tests/sample-table.ts";
import type { TableInfo } from "../../wire/messages.ts";
import { applyMessage, type TableState } from "../state.ts";
import { unconnected } from "./absence.tsx";

const ada = { name: "Ada", guest: true, mine: true, here: true };
const bruno = { name: "Bruno", guest: true, here: true };
const LEFT_AT = 1000;

/** Who is said to be unconnected so many seconds after Bruno has gone, while it is Bruno or Ada who has to decide. */
function told(seconds: number, deciding: number, changes: Partial<TableInfo> = {}): string[] {
  const snapshot = sampleSnapshot({ info: sampleInfo({ chairs: [ada, bruno], ...changes }), seats: [0] });
  const before = applyMessage(null, snapshot, LEFT_AT - 5);
  const gone = applyMessage(before, { type: "presence", here: [true, false], watching: 0 }, LEFT_AT) as TableState;
  return unconnected(gone, { ...sampleView(0), to_act: [deciding] }, LEFT_AT + seconds);
}

test("a lost connection is told soon, but not while a page is reloaded", () => {
  expect(told(3, 0)).toEqual([]);
  expect(told(5, 0)).toEqual(["Bruno"]);
});

test("it is told for as long as the game waits for them", () => {
  expect(told(500, 1)).toEqual(["Bruno"]);
  expect(told(500, 0)).toEqual([]);
});

test("in a hush it doesn't depend on who has to decide", () => {
  for (const seconds of [3, 5, 500]) expect(told(seconds, 1, { hush: true })).toEqual(told(seconds, 0, { hush: true }));
});

test("nobody is missed who needn't be here", () => {
  expect(told(5, 1, { clock: { kind: "days", seconds: 86_400 } })).toEqual([]);
  expect(told(5, 1, { chairs: [ada, { ...bruno, bot: "random" }] })).toEqual([]);
  expect(told(5, 1, { phase: "ended" })).toEqual([]);
});
