import { expect, test } from "vitest";
import { defaultPerspective, formatReplayLocation, parseReplayLocation } from "./replay-location.ts";

test.each([
  ["#12", { at: 12, perspective: null }],
  ["#12/watcher", { at: 12, perspective: "watcher" }],
  ["#0/truth", { at: 0, perspective: "truth" }],
  ["#7/3", { at: 7, perspective: "3" }],
])("%s reads the same both ways", (hash, spot) => {
  expect(parseReplayLocation(hash)).toEqual(spot);
  expect(formatReplayLocation(spot)).toBe(hash);
});

test.each(["", "#", "#x/y", "#-1", "#1e9", "#5/mother"])("%j falls back to a valid place", (hash) => {
  expect(parseReplayLocation(hash)).toEqual({ at: hash === "#5/mother" ? 5 : 0, perspective: null });
});

test("players see the game through their own eyes, everybody else sees everything", () => {
  expect(defaultPerspective({ chairs: [{ name: "Bea" }, { name: "Ada", mine: true }] })).toBe("1");
  expect(defaultPerspective({ chairs: [{ name: "Bea" }, { name: "Ada" }] })).toBe("truth");
  expect(defaultPerspective({ chairs: [{ mine: true }, { mine: true }] })).toBe("truth");
});
