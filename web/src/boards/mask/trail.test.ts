import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import type { Touch } from "./touch.ts";
import { hasBegun, othersMoves, turnText } from "./trail.ts";
import type { Event } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const goes = (seat: number, from: string, to: string, cost: number): Event => ({
  event: "goes",
  seat,
  owner: seat,
  from,
  to,
  cost,
});
const TURNS_UP: Event = { event: "turns-up", seat: 0, mask: "owl" };
const told = (seat: number | null, ...story: Event[]) => othersMoves(story, seat).map((turn) => turnText(turn, NAMES));

beforeAll(() => loadLanguage("en"));

test("what others moved since this seat's last turn is told mover by mover, with what it cost", () => {
  const story = [goes(1, "b4", "b5", 1), goes(1, "c3", "c2", 1), goes(2, "e5", "f5", 1)];
  expect(told(0, TURNS_UP, ...story)).toEqual(["Bruno moved b4→b5 and c3→c2 for 2.", "Chiara moved e5→f5 for 1."]);
  expect(told(2, TURNS_UP, ...story)).toEqual([]);
});

test("a new mask ends it, and of many movers only the last are told", () => {
  expect(told(0, goes(1, "b4", "b5", 1), TURNS_UP)).toEqual([]);
  const story = [goes(1, "b4", "b5", 1), goes(2, "e5", "f5", 1), goes(3, "g1", "g3", 2)];
  expect(told(0, TURNS_UP, ...story)).toEqual(["Chiara moved e5→f5 for 1.", "Dario moved g1→g3 for 2."]);
});

test("steps of one stick are one way, and one that has come back hasn't moved", () => {
  expect(told(0, TURNS_UP, goes(1, "b4", "b5", 1), goes(1, "b5", "b7", 2))).toEqual(["Bruno moved b4→b7 for 3."]);
  expect(told(0, TURNS_UP, goes(1, "b4", "b5", 1), goes(1, "b5", "b4", 1))).toEqual([]);
});

test("a card that swaps two sticks moves both, each in its owner's colour, for nothing", () => {
  const swaps: Event = { event: "swaps", seat: 1, one: "b4", other: "a1", owners: [1, 0] };
  expect(told(0, TURNS_UP, swaps)).toEqual(["Bruno moved b4→a1 and a1→b4."]);
  expect(othersMoves([swaps], 0)[0]?.ways.map(({ owner, to }) => [owner, to])).toEqual([
    [1, "a1"],
    [0, "b4"],
  ]);
});

test("it is gone with the reader's first choice, not before", () => {
  const touch = (held: string | null, shown: string | null) => ({ held, shown, grace: { held: null } }) as Touch;
  const moves = ["go a1 a2", "go c3 c4", "pass"];
  expect(hasBegun(touch(null, null), moves)).toBe(false);
  expect(hasBegun(touch("a1", null), moves)).toBe(true);
  expect(hasBegun(touch("a1", null), ["go a1 a2"])).toBe(false); // no other could be chosen
  expect(hasBegun(touch(null, "pass"), moves)).toBe(true);
});
