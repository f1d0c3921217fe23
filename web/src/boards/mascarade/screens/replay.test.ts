import { expect, test } from "vitest";
import type { View } from "../wire.ts";
import { reveal } from "./replay.ts";

test("everything revealed: the racks of all players, and nothing else", () => {
  const racks = [["01234"], ["12345"]];
  expect(reveal({ racks: [null, null] } as unknown as View, { racks, seed: 7 })).toEqual({ racks });
});
