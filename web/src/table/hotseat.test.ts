import { expect, test } from "vitest";
import { sampleInfo, sampleSnapshot, sampleView } from "../../tests/sample-table.ts";
import type { TableInfo } from "../wire/messages.ts";
import { needsCurtain, nextToLook } from "./hotseat.ts";
import { applyMessage, type TableState } from "./state.ts";

/** A device that holds two seats, which have these moves. */
function device(moves: Record<number, string[]>, info: Partial<TableInfo> = {}): TableState {
  const seen = [0, 1].map((seat) => ({ seat, events: [], view: sampleView(seat, moves[seat] ?? []) }));
  const table = applyMessage(null, sampleSnapshot({ seats: [0, 1], info: sampleInfo(info), seen }), 1000);
  if (table === null) throw new Error("no snapshot was applied");
  return table;
}

test("the device goes to whoever has to decide, behind a curtain", () => {
  const table = device({ 1: ["c4"] });
  expect(nextToLook(table, 0)).toBe(1);
  expect(needsCurtain(table, 1, 0)).toBe(true);
});

test("a player who is already looking keeps looking while they decide", () => {
  const table = device({ 0: ["vote 1"], 1: ["vote 0"] });
  expect(nextToLook(table, 1)).toBe(1);
  expect(needsCurtain(table, 1, 1)).toBe(false);
});

test("a player who may still talk but isn't waited for hands the device on", () => {
  const table = device({ 0: ["not-ready", "claim guest"], 1: ["ready"] });
  const [first] = table.seatStates;
  if (first?.view) first.view.to_act = [1];
  expect(nextToLook(table, 0)).toBe(1);
});

test("while others decide, the device stays where it is", () => {
  expect(nextToLook(device({}), 1)).toBe(1);
});

test("after a reload nobody's secrets are shown before the curtain", () => {
  const table = device({});
  expect(needsCurtain(table, nextToLook(table, null), null)).toBe(true);
});

test.each([
  [[], null, 0],
  [[], 1, 1],
  [[0], 0, 1],
  [[1], 1, 0],
])("in a hush it goes round, called or not: %j have tapped, %j looks, %j is next", (nodded, now, next) => {
  for (const called of [{}, { 0: ["wake 1"] }, { 1: ["wake 0"] }]) {
    expect(nextToLook(device(called, { hush: true, nodded }), now)).toBe(next);
  }
});

test("a seat where a bot plays isn't handed to anybody", () => {
  const chairs = [
    { name: "Ada", mine: true },
    { name: "Bruno", mine: true, bot: "regular" },
  ];
  const table = device({ 1: ["c4"] }, { chairs });
  expect(nextToLook(table, null)).toBe(0);
  expect(needsCurtain(table, 0, null)).toBe(false);
});

test("at the end there is nothing to hide", () => {
  const table = device({}, { phase: "ended" });
  expect(needsCurtain(table, nextToLook(table, null), null)).toBe(false);
});

test("a spectator has no seat", () => {
  const table = applyMessage(null, sampleSnapshot({ seats: [] }), 1000);
  expect(table && nextToLook(table, null)).toBeNull();
});
