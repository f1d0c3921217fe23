import { expect, test } from "vitest";
import type { SuggestedMove } from "../../wire/routes.ts";
import { playable } from "./use-hints.ts";

const hints = ["accuse 3", "ready"].map((move) => ({ move }) as SuggestedMove);

test("hints stay while others do something, as long as the best of them can be played", () => {
  expect(playable(hints, ["ready", "accuse 3", "ask 2"])).toBe(hints);
});

test("hints are gone once the best of them can't be played any more", () => {
  expect(playable(hints, ["ready"])).toEqual([]);
  expect(playable(hints, [])).toEqual([]);
});
