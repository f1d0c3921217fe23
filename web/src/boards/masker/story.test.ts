/** What a player reads of what has happened: the others' last turns, and at the end how it went. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { lastTurns, recap } from "./story.ts";
import type { Event, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];
const takes = (seat: number, at: string, cross = "R") => ({ event: "captures", seat, at, cross }) as Event;
const stops = (seat: number) => ({ event: "stops", seat }) as Event;

beforeAll(() => loadLanguage("en"));

describe("the last turns of the others", () => {
  const story = [takes(1, "a1"), stops(1), takes(0, "a2"), stops(0), takes(1, "b3"), takes(1, "b4"), takes(2, "c4")];

  test("are all that they captured since this player did, one sentence each", () => {
    expect(lastTurns(story, 0, NAMES)).toEqual(["Bruno captured b3, b4.", "Chiara captured c4."]);
  });

  test("are empty for the last who captured, and before anybody has", () => {
    expect(lastTurns(story, 2, NAMES)).toEqual([]);
    expect(lastTurns([], 0, NAMES)).toEqual([]);
  });
});

describe("how it went", () => {
  const log = [takes(0, "a1", "B"), takes(1, "a2", "B"), { event: "eliminates", seat: null, seats: [1], colour: "B" }];
  const ending = (outcome: object | null) =>
    ({ log, names: NAMES, view: { seats: 2, colours: ["R", "B"], outcome } }) as unknown as Ending<View, Event>;

  test("says by whose capture somebody went out, and who captured their own colour", () => {
    expect(recap(ending({ winners: [0] }))).toEqual([
      "Bruno (blue): the last cross was captured by Bruno, on a2.",
      "Bruno captured a cross of their own colour.",
    ]);
  });

  test("keeps colours secret if somebody resigned", () => expect(recap(ending(null))).toEqual([]));
});
