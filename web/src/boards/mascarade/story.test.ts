/** Which masks are celebrated, and what is told of the evening at the end. */
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { isSplendid, latestLays, leadTaken, recap } from "./story.ts";
import type { Event, Lays, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno"];
const lays = (seat: number, points: number, at = "e5"): Lays => ({ event: "lays", seat, points, at, card: "00000" });
const CROSS = { e6: "", e4: "", d5: "", f5: "" };

beforeAll(() => loadLanguage("en"));

test("many points are celebrated, and so is a mask between four others", () => {
  expect(isSplendid(lays(0, 8), {})).toBe(true);
  expect(isSplendid(lays(0, 7), {})).toBe(false);
  expect(isSplendid(lays(0, 4), CROSS)).toBe(true);
  expect(isSplendid(lays(0, 0), CROSS)).toBe(false);
});

test("all masks that were laid since a player's last turn are marked", () => {
  const draws: Event = { event: "draws", seat: 1, count: 1 };
  const story = [lays(0, 1, "e5"), lays(1, 1, "e6"), draws, lays(2, 1, "e7")];
  const marked = (events: Event[], seat: number | null) => latestLays(events, seat).map(({ at }) => at);
  expect(marked(story, 0)).toEqual(["e6", "e7"]);
  expect(marked(story, 2)).toEqual(["e7"]);
  expect(marked(story, null)).toEqual(["e7"]);
  expect(marked([lays(1, 1, "e5")], 0)).toEqual(["e5"]);
  expect(marked([], 0)).toEqual([]);
});

test("the lead is taken with the mask since which nobody was level again", () => {
  expect(leadTaken([lays(0, 2), lays(1, 3), lays(0, 1), lays(0, 1)], 0, 2)).toBe(3);
  expect(leadTaken([lays(0, 2), lays(1, 1)], 0, 2)).toBe(0);
  expect(leadTaken([lays(0, 2), lays(1, 2)], 0, 2)).toBeNull();
});

test("the evening is told in two lines", () => {
  const ending = (log: Event[], scoring = "points") =>
    ({
      log,
      names: NAMES,
      outcome: { winners: [0], scores: [], reason: "" },
      view: { seats: 2, outcome: {}, options: { scoring } },
    }) as unknown as Ending<View, Event>;
  const log = [lays(0, 1), lays(1, 9, "f7"), lays(0, 9), lays(1, 0), lays(0, 2)];
  expect(recap(ending(log))).toEqual([
    "The best mask: Bruno on f7, 9 points.",
    "Ada took the lead for good with 2 masks to go.",
  ]);
  expect(recap(ending([...log.slice(0, 2), lays(0, 9)]))[1]).toBe("Ada took the lead with the very last mask.");
  expect(recap(ending([lays(0, 3), ...log.slice(3), lays(1, 1)]))[1]).toBe("Ada led almost from the start.");
  expect(recap(ending(log, "out"))).toEqual([]);
  expect(recap(ending([]))).toEqual([]);
});
