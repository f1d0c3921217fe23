import { expect, test } from "vitest";
import {
  arrivals,
  crossAt,
  homeOf,
  hurtsOneself,
  KINDS,
  leftOf,
  listedSeats,
  ownColour,
  type Place,
  placesOf,
  seatsFromSelf,
  sharesOf,
  sorted,
  stepFrom,
} from "./model.ts";
import type { View } from "./wire.ts";

const FLAT: View = {
  game: "masker",
  options: { grid: "flat" },
  seats: 3,
  seat: 1,
  to_act: [1],
  moves: [],
  outcome: null,
  grid: ["PGPBBY", "BRBRPw", "wGRYBP", "PGRGGR", "BYYYPG", "w.oYRw"],
  colours: [null, "R", null],
  captured: ["", "", ""],
  turn: 1,
  taken: 0,
  anywhere: false,
  eliminated: [],
  unlimited: false,
  past: null,
  full_at: 12,
  anywhere_by: null,
};
const STACKS: View = {
  ...FLAT,
  options: { grid: "stacks" },
  grid: ["YGRP", "PBww", "BYB", "RPPP", "PRYR", "YYYo", "", "BwBR", "GBGR"],
};

function at(view: View, name: string): Place {
  const found = placesOf(view).find((place) => place.name === name);
  if (!found) throw new Error(`no place ${name}`);
  return found;
}

test("a flat grid has 36 places with one cross or none, the far row first", () => {
  const places = placesOf(FLAT);
  expect(places).toHaveLength(36);
  expect(places.slice(0, 3).map(({ name, crosses }) => [name, ...crosses])).toEqual([["a6", "w"], ["b6"], ["c6", "o"]]);
  expect(at(FLAT, "f1").crosses).toEqual(["Y"]);
});

test("a stack is listed from the bottom", () => {
  expect(placesOf(STACKS)).toHaveLength(9);
  expect(at(STACKS, "c2").crosses).toEqual(["Y", "Y", "Y", "o"]);
  expect(at(STACKS, "a3").crosses).toEqual([]);
});

test("the colourless cross is found on a flat grid and on a stack", () => {
  expect(homeOf(placesOf(FLAT))).toBe("c6");
  expect(homeOf(placesOf(STACKS))).toBe("c2");
});

test.each([
  ["a1", "ArrowUp", 6, "a2"],
  ["a1", "ArrowRight", 6, "b1"],
  ["a1", "ArrowDown", 6, null],
  ["a1", "ArrowLeft", 6, null],
  ["f6", "ArrowRight", 6, null],
  ["c3", "ArrowUp", 3, null],
  ["a1", "Enter", 6, null],
])("from %s %s leads, at a side of %i, to %s", (from, key, side, to) => {
  expect(stepFrom(at(FLAT, from), key, side)).toBe(to);
});

test("captured crosses lie in the order of the box", () => {
  expect(sorted("YwRYR")).toEqual([
    ["w", 1],
    ["R", 2],
    ["Y", 2],
  ]);
  expect(sorted("")).toEqual([]);
});

test("players see themselves first, then clockwise; a spectator begins with the first seat", () => {
  expect(seatsFromSelf(FLAT)).toEqual([1, 2, 0]);
  expect(seatsFromSelf({ ...FLAT, seat: null })).toEqual([0, 1, 2]);
});

test("a share names the other seats in table order", () => {
  expect(sharesOf(FLAT, ["share 3 2", "share 4 1"])).toEqual([
    {
      move: "share 3 2",
      gives: [
        [0, 3],
        [2, 2],
      ],
    },
    {
      move: "share 4 1",
      gives: [
        [0, 4],
        [2, 1],
      ],
    },
  ]);
  expect(sharesOf(FLAT, ["c4", "stop"])).toEqual([]);
});

test("a captured cross comes from its place, a handed-over one from the giver", () => {
  const come = arrivals([
    { event: "captures", seat: 1, at: "c5", cross: "Y" },
    { event: "eliminates", seat: 1, seats: [2], colour: "Y" },
    { event: "hands-over", seat: 1, to: 2, crosses: "YR" },
  ]);
  expect(come).toEqual([
    { seat: 1, cross: "Y", from: "c5" },
    { seat: 2, cross: "Y", from: 1 },
    { seat: 2, cross: "R", from: 1 },
  ]);
});

test("the remaining crosses are counted on every level", () => {
  expect(KINDS.map((kind) => leftOf(FLAT, kind))).toEqual([4, 6, 6, 6, 6, 6]);
  expect(leftOf(STACKS, "P")).toBe(6);
});

test("a move captures the top cross, never the colourless one, and a stop captures nothing", () => {
  expect(crossAt(FLAT, "b2")).toBe("R");
  expect(crossAt(STACKS, "c2")).toBe("Y");
  expect(crossAt(FLAT, "stop")).toBeNull();
});

test("only a cross of the player's own colour hurts", () => {
  expect(ownColour(FLAT)).toBe("R");
  expect(hurtsOneself(FLAT, "b2")).toBe(true);
  expect(hurtsOneself(FLAT, "a2")).toBe(false);
  expect(hurtsOneself({ ...FLAT, seat: null }, "b2")).toBe(false);
});

test("players are listed from oneself on, and at the end by rank", () => {
  expect(listedSeats(FLAT)).toEqual([1, 2, 0]);
  const outcome = { winners: [2], scores: [0, 0, 3], reason: "masker-last-left" };
  expect(listedSeats({ ...FLAT, outcome })).toEqual([2, 1, 0]);
});
