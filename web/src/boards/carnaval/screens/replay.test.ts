import { expect, test } from "vitest";
import type { View } from "../wire.ts";
import { replayChapter, reveal } from "./replay.ts";

function chapters(...phases: [string, number][]): (string | null)[] {
  const views = phases.map(([phase, round]) => ({ phase, round }) as View);
  return views.map((view, at) => replayChapter(views[at - 1] ?? null, view));
}

test("everything revealed: who is who, and on which side", () => {
  const truth = { roles: ["guest", "chef"], camps: ["guests", "guests"], seed: 7 };
  const view = { roles: [null, null], camps: [null, null] } as unknown as View;
  expect(reveal(view, truth)).toEqual({ roles: truth.roles, camps: truth.camps });
});

test("dances and votes are chapters; a second vote between the accused belongs to the first", () => {
  const found = chapters(["invitation", 1], ["dance", 1], ["dance", 1], ["vote", 1], ["defence", 1], ["vote", 2]);
  expect(found).toEqual([null, "carnaval-chapter-dance", null, "carnaval-chapter-vote", null, null]);
});

test("a carnival may begin with a dance", () => {
  expect(chapters(["dance", 1])).toEqual(["carnaval-chapter-dance"]);
});
