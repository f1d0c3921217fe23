import { beforeAll, expect, test } from "vitest";
import type { GameEvent } from "../../wire/game.ts";
import { addWords } from "../../words/words.ts";
import { eventSentence, fieldLabel, ownFields, sayWords, valueText } from "./field-text.ts";

const WORDS = `
kites-field-sky = In the sky
kites-word-red = scarlet
kites-word-high = way up
kites-flies = { $who } flies a { $colour } kite.
`;
const NAMES = ["Ada", "Bruno"];

beforeAll(() => addWords([async () => WORDS]));

test("a view's own fields are those that not every view has", () => {
  const view = { game: "kites", seats: 2, seat: 0, to_act: [0], moves: [], outcome: null, turn: 0, sky: [], wind: 3 };
  expect(ownFields(view)).toEqual([
    ["sky", []],
    ["wind", 3],
  ]);
});

test("fields and moves are said in the game's words, if it has any", () => {
  expect(fieldLabel("kites", "sky")).toBe("In the sky");
  expect(fieldLabel("kites", "wind_force")).toBe("wind force");
  expect(sayWords("kites", "red 3")).toBe("scarlet 3");
});

test("in an object a seat is a player, and a flag is a word", () => {
  expect(valueText("kites", { seat: 1, colour: "red", high: true }, NAMES)).toBe("Bruno · scarlet · way up");
  expect(valueText("kites", { seat: 0, colour: "blue", high: false }, NAMES)).toBe("Ada · blue");
});

test("where there is nothing, a dash says so", () => {
  expect([null, [], "", false].map((nothing) => valueText("kites", nothing, NAMES))).toEqual(["–", "–", "–", "–"]);
  expect(valueText("kites", ["red", 2], NAMES)).toBe("scarlet, 2");
});

test("an event has a sentence if the game brings one", () => {
  const event = (kind: string) => ({ event: kind, seat: 1, colour: "red" }) as unknown as GameEvent;
  expect(eventSentence("kites", event("flies"), NAMES)).toEqual(["kites-flies", { who: "Bruno", colour: "red" }]);
  expect(eventSentence("kites", event("lands"), NAMES)).toBeNull();
});
