import { expect, test } from "vitest";
import type { Preview, View } from "../../wire/masker.ts";
import { previewNotes } from "./preview-text.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];
const VIEW = { seat: 1, colours: [null, "Y", null], grid: ["oRR", "YY."] } as unknown as View;
const HARMLESS: Preview = {
  captures: "R",
  eliminates: [],
  doubt: false,
  ends: null,
  turn: 1,
  opens: ["c3", "b4"],
  anywhere: false,
};

function told(changes: Partial<Preview>): (readonly [string, boolean])[] {
  return previewNotes({ ...HARMLESS, ...changes }, VIEW, NAMES).map(({ sentence, isWarning: grave }) => [
    sentence[0],
    grave,
  ]);
}

test("who may go on is told where to", () => {
  expect(previewNotes(HARMLESS, VIEW, NAMES)[0]?.sentence).toEqual([
    "masker-would-open",
    { mine: "you", who: "Bruno", places: "c3, b4" },
  ]);
});

test("a move that ends the turn tells what it leaves to the next", () => {
  const [end, open] = previewNotes({ ...HARMLESS, ends: "turn", turn: 2, anywhere: true }, VIEW, NAMES);
  expect(end?.sentence[0]).toBe("masker-would-end-turn");
  expect(open?.sentence).toEqual(["masker-would-open-all", { mine: "other", who: "Chiara" }]);
});

test("who stops is told only what he leaves", () => {
  expect(told({ captures: null, ends: "turn", turn: 2 })).toEqual([["masker-would-open", false]]);
});

test("to throw somebody out is grave, and so is a doubt", () => {
  expect(told({ eliminates: [2] })[0]).toEqual(["masker-would-eliminate", true]);
  expect(told({ doubt: true })[0]).toEqual(["masker-would-doubt", true]);
});

test("who throws himself out captures no more", () => {
  expect(told({ eliminates: [1] })).toEqual([["masker-would-lose", true]]);
});

test("who captures a cross of his own colour is warned, and told how many are left", () => {
  const [warning] = previewNotes({ ...HARMLESS, captures: "Y" }, VIEW, NAMES);
  expect(warning).toEqual({ sentence: ["masker-would-harm", { left: 1, colour: "Y" }], isWarning: true });
  expect(told({ captures: "R" }).map(([key]) => key)).not.toContain("masker-would-harm");
});

test("the last one of his own colour is not counted: he would be out", () => {
  const alone = { ...VIEW, grid: ["oRR", "Y.."] };
  const keys = previewNotes({ ...HARMLESS, captures: "Y", eliminates: [1] }, alone, NAMES).map(
    ({ sentence }) => sentence[0],
  );
  expect(keys).toEqual(["masker-would-lose"]);
});

test("at the end of the game nothing is opened any more", () => {
  expect(told({ ends: "game", turn: null, eliminates: [0, 2], opens: [] })).toEqual([
    ["masker-would-eliminate", true],
    ["masker-would-end-game", false],
  ]);
});
