/** The last turn is seen once more before the result. */
import { describe, expect, test } from "vitest";
import { isLastLook, lastTurn, lookMs, looksOf } from "./last-look.ts";
import type { Event, View } from "./wire.ts";

const takes = (seat: number, at: string, cross = "R") => ({ event: "captures", seat, at, cross }) as Event;
const STOPS = { event: "stops", seat: 1 } as Event;
const OUT = { event: "eliminates", seat: 1, seats: [0], colour: "R" } as Event;
const ENDS = { event: "ends", seat: 1 } as unknown as Event;

const TURN = [takes(1, "b3", "w"), takes(1, "b4"), takes(1, "b5")];
const NEWS = [TURN[2] as Event, OUT, ENDS];
const STORY = [takes(1, "a1"), STOPS, takes(0, "a2"), ...TURN, OUT, ENDS];

/** So many crosses have been captured. */
const having = (count: number, more: object = {}) =>
  ({ seat: 0, turn: 1, to_act: [1], outcome: null, captured: ["R".repeat(count), ""], ...more }) as unknown as View;
const SEEN = [having(1), having(2), having(3), having(4)];
const OVER = having(5, { to_act: [] });

test("a turn is what one player has captured since somebody else did, or since they stopped", () => {
  expect(lastTurn(STORY)).toEqual(TURN);
  expect(lastTurn([takes(1, "a1"), STOPS, takes(1, "a2")])).toEqual([takes(1, "a2")]);
  expect(lastTurn([])).toEqual([]);
});

describe("before the result", () => {
  test("the table is seen as it stood before the turn, and after each capture", () => {
    const looks = looksOf(SEEN, OVER, NEWS, STORY);
    expect(looks.map(({ view }) => view)).toEqual([having(2), having(3), having(4), OVER]);
    expect(looks.map(({ captures }) => captures.length)).toEqual([0, 1, 2, 3]);
    expect(looks.map(({ news }) => news)).toEqual([[], [TURN[0]], [TURN[1]], NEWS]);
  });

  test("the result waits until all of it has been shown", () => {
    const total = looksOf(SEEN, OVER, NEWS, STORY).reduce((all, { ms }) => all + ms, 0);
    expect(total).toBeGreaterThan(7000);
    expect(lookMs({ ...OVER, outcome: {} } as View, NEWS, STORY)).toBe(total);
  });

  test("whoever captured sees only what it meant, and so does a page that wasn't there before", () => {
    expect(looksOf(SEEN, { ...OVER, seat: 1 }, NEWS, STORY).map(({ news }) => news)).toEqual([NEWS]);
    expect(looksOf([], OVER, NEWS, STORY).map(({ news }) => news)).toEqual([NEWS]);
  });

  test("there is nothing to see if nothing was captured", () => {
    expect(looksOf(SEEN, OVER, [], STORY)).toEqual([]);
    expect(lookMs({ ...OVER, outcome: {} } as View, [], STORY)).toBe(0);
    expect(lookMs(OVER, NEWS, STORY)).toBe(0);
  });

  test("a game that goes on isn't looked at", () => {
    expect([isLastLook(OVER), isLastLook(having(4)), isLastLook({ ...OVER, outcome: {} } as View)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
