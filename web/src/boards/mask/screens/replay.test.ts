import { expect, test } from "vitest";
import type { View } from "../wire.ts";
import { replayChapter, reveal } from "./replay.ts";

test("everything revealed: the card for sale is face up, and nothing else changes", () => {
  const view = { auction: { card: null, bid: 2 } } as unknown as View;
  expect(reveal(view, { auction: { card: "fine", bid: 2 } })).toEqual({ auction: { card: "fine", bid: 2 } });
  expect(reveal({ auction: null } as View, { auction: null })).toEqual({ auction: null });
});

test("every mask that is turned up is a chapter", () => {
  const views = [6, 6, 5, 5, 4].map((masks_left) => ({ masks_left }) as View);
  const chapters = views.map((view, at) => replayChapter(views[at - 1] ?? null, view));
  expect(chapters).toEqual([null, null, "mask-chapter", null, "mask-chapter"]);
});
