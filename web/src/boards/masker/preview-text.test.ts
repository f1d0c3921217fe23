import { expect, test } from "vitest";
import { firstTurn, inBrief, nearlyFull, previewNotes } from "./preview-text.ts";
import type { Preview, View } from "./wire.ts";

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

function notes(changes: Partial<Preview>): (readonly [string, boolean])[] {
  return previewNotes({ ...HARMLESS, ...changes }, VIEW, NAMES).map(({ sentence, isWarning }) => [
    sentence[0],
    isWarning,
  ]);
}

test("a player who may continue is told where to", () => {
  expect(previewNotes(HARMLESS, VIEW, NAMES)[0]?.sentence).toEqual([
    "masker-would-open",
    { mine: "you", who: "Bruno", places: "c3, b4" },
  ]);
});

test("a move that ends the turn says what it leaves to the next player", () => {
  const third: Preview = { ...HARMLESS, ends: "turn", turn: 2 };
  const sentences = (preview: Preview) => previewNotes(preview, VIEW, NAMES).map(({ sentence }) => sentence);
  expect(sentences(third)).toEqual([
    ["masker-would-end-turn", {}],
    ["masker-would-open", { mine: "other", who: "Chiara", places: "c3, b4" }],
  ]);
  expect(sentences({ ...third, captures: "w", anywhere: true })[1]).toEqual([
    "masker-would-open-all",
    { mine: "other", who: "Chiara" },
  ]);
});

test("MK-6: a capture after which nothing touches the colourless cross is a warning, and says who begins anywhere", () => {
  const isolated: Preview = { ...HARMLESS, ends: "turn", turn: 2, opens: ["a1", "c3"], anywhere: true };
  expect(previewNotes(isolated, VIEW, NAMES)).toEqual([
    { sentence: ["masker-would-isolate", { who: "Chiara" }], isWarning: true },
  ]);
  expect(
    notes({ ...isolated, turn: 1 }).map(([key]) => key),
    "all the others are full",
  ).toContain("masker-would-open-all");
});

test("a player who stops is told only what they leave", () => {
  expect(notes({ captures: null, ends: "turn", turn: 2 })).toEqual([["masker-would-open", false]]);
});

test("throwing somebody out is a warning, and so is a doubt", () => {
  expect(notes({ eliminates: [2] })[0]).toEqual(["masker-would-eliminate", true]);
  expect(notes({ doubt: true })[0]).toEqual(["masker-would-doubt", true]);
});

test("a player whose piles are nearly full is told how many captures are left to them", () => {
  const after = (count: number) => ({ ...VIEW, full_at: 18, captured: ["", "R".repeat(count), ""] }) as View;
  const left = (count: number) =>
    previewNotes(HARMLESS, after(count), NAMES).find(({ sentence }) => sentence[0] === "masker-nearly-full");
  expect(left(14)).toBeUndefined();
  expect(left(15)).toEqual({ sentence: ["masker-nearly-full", { left: 2 }], isWarning: true });
  expect(left(17)?.sentence[1]).toEqual({ left: 0 });
  expect([14, 15, 17, 18].map((count) => nearlyFull(after(count))?.[1])).toEqual([
    undefined,
    { left: 3 },
    { left: 1 },
    undefined,
  ]);
  expect(nearlyFull({ ...after(17), full_at: null }), "everybody is full, so nobody is").toBeNull();
});

test("a player who throws themselves out captures no more", () => {
  expect(notes({ eliminates: [1] })).toEqual([["masker-would-lose", true]]);
});

test("a player who captures a cross of their own colour is warned, and told how many are left", () => {
  const [warning] = previewNotes({ ...HARMLESS, captures: "Y" }, VIEW, NAMES);
  expect(warning).toEqual({ sentence: ["masker-would-harm", { left: 1, colour: "Y" }], isWarning: true });
  expect(notes({ captures: "R" }).map(([key]) => key)).not.toContain("masker-would-harm");
});

test("the last cross of one's own colour isn't counted: the player would be out", () => {
  const alone = { ...VIEW, grid: ["oRR", "Y.."] };
  const keys = previewNotes({ ...HARMLESS, captures: "Y", eliminates: [1] }, alone, NAMES).map(
    ({ sentence }) => sentence[0],
  );
  expect(keys).toEqual(["masker-would-lose"]);
});

test("at the end of the game nothing is opened", () => {
  expect(notes({ ends: "game", turn: null, eliminates: [0, 2], opens: [] })).toEqual([
    ["masker-would-eliminate", true],
    ["masker-would-end-game", false],
  ]);
});

test("until somebody has captured anything they are told what is counted, and how one goes out", () => {
  const after = (crosses: string, full_at: number | null = 12) =>
    ({ ...VIEW, full_at, captured: ["RR", crosses, ""] }) as View;
  expect(firstTurn(after(""))).toEqual(["masker-first-turn", { full: 12 }]);
  expect(firstTurn(after("R"))).toBeNull();
  expect(firstTurn(after("", null)), "nothing is counted any more").toBeNull();
  expect(firstTurn({ ...after(""), seat: null }), "whoever watches").toBeNull();
});

test("in brief: what is left of one's own colour, and how many crosses are captured of how many", () => {
  const seated = { ...VIEW, full_at: 18, captured: ["", "RR", ""] } as View;
  expect(inBrief(seated)?.[0]).toBe("masker-in-brief");
  expect(inBrief(seated)?.[1]).toMatchObject({ held: 2, full: 18 });
  expect(inBrief({ ...seated, seat: null }), "whoever watches").toBeNull();
  expect(inBrief({ ...seated, full_at: null }), "nothing is counted any more").toBeNull();
});
