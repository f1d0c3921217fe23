/** Who may ask for a hint, and when: nobody may see from a button who was called. */
import { expect, test } from "vitest";
import { sampleInfo, sampleView } from "../../../tests/sample-table.ts";
import type { TableInfo } from "../../wire/messages.ts";
import type { TableState } from "../state.ts";
import { mayAskHint } from "./tools.tsx";

const AMONG_BOTS: Partial<TableInfo> = {
  hints: true,
  chairs: [
    { name: "Ada", guest: true, mine: true },
    { name: "Bruno", bot: "regular" },
  ],
};

function may(info: Partial<TableInfo>, moves: string[], quiet = false): boolean {
  const table = { info: sampleInfo(info) } as TableState;
  return mayAskHint({ table, view: sampleView(0, moves), quiet });
}

test("whoever has to decide may, where there are hints", () => {
  expect(may({ hints: true }, ["a1"])).toBe(true);
  expect(may({ hints: true }, [])).toBe(false);
  expect(may({}, ["a1"])).toBe(false);
});

test("in a hush nobody may, as long as others play: a button would show who was called", () => {
  expect(may({ hints: true, hush: true }, ["watch 1", "pass"])).toBe(false);
});

test("in a hush among bots whoever has a choice may, until they have made it", () => {
  const hush = { ...AMONG_BOTS, hush: true };
  expect(may(hush, ["watch 1", "pass"])).toBe(true);
  expect(may(hush, ["pass"])).toBe(false);
  expect(may({ ...hush, nodded: [0] }, ["watch 1", "pass"])).toBe(false);
  expect(may(hush, ["watch 1", "pass"], true), "while the verdict is being read").toBe(false);
});
