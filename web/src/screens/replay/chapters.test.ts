import { expect, test } from "vitest";
import type { View } from "../../wire/views.ts";
import { chapterAt, chaptersOf } from "./chapters.ts";

function steps(...views: object[]): { view: View }[] {
  return views.map((view) => ({ view: view as View }));
}

test("a round begins with whoever began the game", () => {
  const turns = [1, 1, 0, 1, 0, 1].map((turn) => ({ game: "masker", turn }));
  expect(chaptersOf(steps(...turns))).toEqual([
    { at: 0, kind: "start", number: 0 },
    { at: 3, kind: "round", number: 2 },
    { at: 5, kind: "round", number: 3 },
  ]);
});

test("a carnival has dances and votes; a second vote between the accused belongs to the first", () => {
  const phases = [
    ["invitation", 1],
    ["dance", 1],
    ["discussion", 1],
    ["vote", 1],
    ["defence", 1],
    ["vote", 2],
    ["dance", 1],
  ];
  const moments = steps(...phases.map(([phase, round]) => ({ game: "carnaval", phase, round })));
  expect(chaptersOf(moments).map(({ at, kind, number }) => `${at} ${kind} ${number}`)).toEqual([
    "0 start 0",
    "1 dance 1",
    "3 vote 1",
    "6 dance 2",
  ]);
});

test("if a carnival begins with a dance, the next one is the second", () => {
  const moments = steps(...["dance", "discussion", "dance"].map((phase) => ({ game: "carnaval", phase, round: 1 })));
  expect(chaptersOf(moments).at(-1)).toEqual({ at: 2, kind: "dance", number: 2 });
});

test("in Mask every mask that is turned up is a chapter, and a moment belongs to the last chapter that has begun", () => {
  const moments = steps(...[6, 6, 5, 5, 4].map((masks_left) => ({ game: "mask", masks_left })));
  const chapters = chaptersOf(moments);
  expect(chapters.map(({ at }) => at)).toEqual([0, 2, 4]);
  expect(chapterAt(chapters, 3)).toEqual({ at: 2, kind: "mask", number: 1 });
});
