/** What a player reads of what has happened: the others' last turns, and at the end how it went. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { capturedSince, lastTurns, newsFor, openedBy, outSince, ownLosses, recap } from "./story.ts";
import type { Event, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];
const takes = (seat: number, at: string, cross = "R") => ({ event: "captures", seat, at, cross }) as Event;
const stops = (seat: number) => ({ event: "stops", seat }) as Event;

beforeAll(() => loadLanguage("en"));

describe("why any cross may be captured", () => {
  const story = [takes(1, "a1"), takes(0, "a2", "G")];
  const view = { seat: 0, taken: 0, turn: 1, anywhere_by: "alone" } as unknown as View;
  const why = (changes: Partial<View>) => openedBy({ ...view, ...changes }, story, NAMES)?.[1];

  test("MK-6: nothing touches the colourless cross, and that ended a turn: the reader's, or somebody else's", () => {
    expect(why({})).toEqual({ why: "yours", who: "Ada" });
    expect(why({ seat: 1 })).toEqual({ why: "theirs", who: "Ada" });
    expect(why({ seat: null })).toEqual({ why: "theirs", who: "Ada" });
    expect(openedBy(view, [], NAMES)?.[1], "at the start nobody's").toEqual({ why: "alone", who: "" });
  });

  test("MK-7: a white one was captured", () => {
    expect(why({ anywhere_by: "white" })).toEqual({ why: "white", who: "" });
    expect(why({ anywhere_by: null })).toBeUndefined();
  });
});

describe("the last turns of the others", () => {
  const before = [takes(1, "a1"), stops(1), takes(0, "a2"), stops(0)];
  const story = [...before, takes(1, "b3", "w"), takes(1, "b4"), takes(1, "b5"), takes(2, "c4", "G")];
  const view = { seat: 0, taken: 0, colours: ["R", null, null], grid: ["oRR", "YR."] } as unknown as View;
  const news = capturedSince(story, 0);

  test("are all that they captured since this player did, one sentence each", () => {
    expect(lastTurns(news, NAMES)).toEqual(["Bruno captured 1 white, 2 red.", "Chiara captured 1 green."]);
  });

  test("say what they mean for the reader's own colour, if anything", () => {
    expect(ownLosses(news, view)).toEqual(["masker-last-own", { count: 2, left: 3 }]);
    expect(ownLosses(news, { ...view, colours: ["Y", null, null] })).toBeNull();
    expect(ownLosses(news, { ...view, seat: null })).toBeNull();
  });

  test("are empty for the last who captured, and before anybody has", () => {
    expect(capturedSince(story, 2)).toEqual([]);
    expect(capturedSince([], 0)).toEqual([]);
    expect(capturedSince(undefined, 0)).toEqual([]);
  });

  test("are news to a player whose turn begins, and to nobody else", () => {
    expect(newsFor(view, ["a1"], story)).toEqual(news);
    expect(newsFor({ ...view, taken: 1 }, ["a1", "stop"], story)).toEqual([]);
    expect(newsFor(view, [], story)).toEqual([]);
  });
});

test("somebody who goes out is named until this player captures again", () => {
  const out = { event: "eliminates", seat: 1, seats: [2], colour: "G" } as Event;
  const story = [takes(0, "a2"), stops(0), takes(1, "c4", "G"), out, stops(1)];
  expect(outSince(story, 0)).toEqual([out]);
  expect(outSince(story, 1)).toEqual([out]);
  expect(outSince([...story, takes(0, "a3")], 0)).toEqual([]);
  expect(outSince(undefined, 0)).toEqual([]);
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

  test("says which colour each was after, and whose it was", () => {
    const told = (...captures: Event[]) => recap({ ...ending({ winners: [0] }), log: captures } as Ending<View, Event>);
    expect(told(takes(0, "a1", "B"), takes(0, "a2", "B"), takes(0, "a3", "G"))).toEqual([
      "Ada went mostly for blue: Bruno’s colour!",
    ]);
    expect(told(takes(1, "a1", "G"), takes(1, "a2", "G"))).toEqual(["Bruno went mostly for green: nobody’s colour."]);
    expect(told(takes(1, "a1", "G"), takes(1, "a2", "Y"))).toEqual([]);
    const even = [takes(0, "a1", "G"), takes(0, "a2", "B"), takes(0, "a3", "G"), takes(0, "a4", "B")];
    expect(told(...even)).toEqual(["Ada went mostly for blue: Bruno’s colour!"]);
    expect(told(takes(0, "a1", "w"), takes(0, "a2", "w"), takes(0, "a3", "B"))).toEqual([]);
  });

  test("keeps colours secret if somebody resigned", () => expect(recap(ending(null))).toEqual([]));
});
