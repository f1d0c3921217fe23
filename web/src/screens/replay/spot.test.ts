import { expect, test } from "vitest";
import { spotIn, spotText, usualEyes } from "./spot.ts";

test.each([
  ["#12", { at: 12, whose: null }],
  ["#12/watcher", { at: 12, whose: "watcher" }],
  ["#0/truth", { at: 0, whose: "truth" }],
  ["#7/3", { at: 7, whose: "3" }],
])("%s is a spot, both ways", (hash, spot) => {
  expect(spotIn(hash)).toEqual(spot);
  expect(spotText(spot)).toBe(hash);
});

test.each(["", "#", "#x/y", "#-1", "#1e9", "#5/mother"])("%j leads to no odd place", (hash) => {
  expect(spotIn(hash)).toEqual({ at: hash === "#5/mother" ? 5 : 0, whose: null });
});

test("whoever played looks with their own eyes, everybody else sees everything", () => {
  expect(usualEyes({ chairs: [{ name: "Bea" }, { name: "Ada", mine: true }] })).toBe("1");
  expect(usualEyes({ chairs: [{ name: "Bea" }, { name: "Ada" }] })).toBe("truth");
  expect(usualEyes({ chairs: [{ mine: true }, { mine: true }] })).toBe("truth");
});
