import { expect, test } from "vitest";
import type { View } from "../../wire/game.ts";
import { chapterAt, chaptersOf } from "./chapters.ts";

function steps(...views: object[]): { view: View }[] {
  return views.map((view) => ({ view: view as View }));
}

test("a round begins with whoever began the game", () => {
  const turns = [1, 1, 0, 1, 0, 1].map((turn) => ({ turn }));
  expect(chaptersOf(steps(...turns), {})).toEqual([
    { at: 0, key: "page-chapter-start", number: 0 },
    { at: 3, key: "page-chapter-round", number: 2 },
    { at: 5, key: "page-chapter-round", number: 3 },
  ]);
});

test("a game without turns has no rounds", () => {
  expect(chaptersOf(steps({}, {}, {}), {})).toHaveLength(1);
});

const tides = { replayChapter: (_: View | null, now: View) => ("tide" in now ? "kites-chapter-tide" : null) };

test("a board knows its own chapters; what begins at the start is counted, but called the start", () => {
  expect(chaptersOf(steps({ tide: 1 }, {}, { tide: 2 }), tides)).toEqual([
    { at: 0, key: "page-chapter-start", number: 0 },
    { at: 2, key: "kites-chapter-tide", number: 2 },
  ]);
});

test("a moment belongs to the last chapter that has begun", () => {
  const chapters = chaptersOf(steps({}, { tide: 1 }, {}, { tide: 2 }), tides);
  expect([0, 1, 2, 3].map((at) => chapterAt(chapters, at)?.number)).toEqual([0, 1, 1, 2]);
});
