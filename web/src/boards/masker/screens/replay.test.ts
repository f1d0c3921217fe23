import { expect, test } from "vitest";
import type { View } from "../wire.ts";
import { reveal } from "./replay.ts";

test("everything revealed: the colours of all players, and nothing else", () => {
  const colours = ["R", "G"];
  expect(reveal({ colours: [null, null] } as unknown as View, { colours, seed: 7 })).toEqual({ colours });
});
