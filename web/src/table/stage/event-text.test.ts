import { beforeAll, expect, test } from "vitest";
import { plainBoard } from "../../boards/plain/plain-board.tsx";
import type { TableEvent } from "../../wire/messages.ts";
import { hasSentence, loadLanguage } from "../../words/words.ts";
import { CLOCKS, clockName } from "../gathering/clocks.ts";
import { type LoggedEvent, TABLE_EVENTS } from "../state.ts";
import { eventDescriber, toldSoFar } from "./event-text.ts";

beforeAll(() => loadLanguage("en"));

const tell = eventDescriber(plainBoard("masker"), ["Ada", "Bruno"], null);

test.each(Object.keys(TABLE_EVENTS) as TableEvent["event"][])("%s has a sentence, or none", (event) => {
  const line = tell({ event, seat: 1, yes: true, was: "Ada", reason: "table-resigned" });
  if (line !== null) expect(line).toMatch(/^[A-Z].*[.!]$/);
});

test("people are called by the name of their seat, or by the one they sat down with", () => {
  expect(tell({ event: "paused", seat: 1 })).toBe("Bruno pauses the game.");
  expect(tell({ event: "sat", seat: 1, name: "Clara" })).toBe("Clara sits down.");
});

test("chat isn't part of the log", () => {
  expect(tell({ event: "said", seat: 0, name: "Ada", text: "Oh!" })).toBeNull();
});

test.each(CLOCKS.map(clockName))("the clock %s has a sentence", (name) => {
  expect(hasSentence(`page-clock-${name}`)).toBe(true);
});

test("while everybody reads how something ended, the log doesn't tell what comes next", () => {
  const board = { ...plainBoard("carnaval"), toldAfterQuiet: ["dance", "calls"] };
  const log = ["dance", "calls", "unmasked", "dance", "calls", "calls", "said"].map((event) => ({ event, seat: 0 }));
  const told = (quiet: boolean) => toldSoFar(log as unknown as LoggedEvent[], board, quiet).map(({ event }) => event);
  expect(told(true)).toEqual(["dance", "calls", "unmasked", "said"]);
  expect(told(false)).toEqual(log.map(({ event }) => event));
});
