import { expect, test } from "vitest";
import type { BoardModule } from "../../boards/board.ts";
import * as masker from "../../boards/masker/index.tsx";
import type { TableState } from "../state.ts";
import { lastOfEach, reactionsOfBots, reactionsOfPeople } from "./reactions-in.ts";

const board = masker as unknown as BoardModule;
const OUT = [
  { event: "captures", seat: 0, at: "a1", cross: "R" },
  { event: "eliminates", seat: 0, seats: [1], colour: "R" },
];
const HEART = { event: "reacted", kind: "table", name: "Ada", sign: "heart", seat: 0 };
const CHAIRS = [
  { name: "Ada", guest: true },
  { name: "Bembo", bot: "regular" },
];

const table = (log: object[], chairs: object[] = CHAIRS, guide: object | null = null) =>
  ({ info: { chairs, guide }, seatStates: [{ log }] }) as unknown as TableState;

test("people react by a press, and bots to what happens", () => {
  const told = table([...OUT, HEART]);
  expect(reactionsOfPeople(told)).toEqual([{ name: "Ada", sign: "heart", seat: 0 }]);
  expect(reactionsOfBots(told, board)).toEqual([{ name: "Bembo", sign: "ouch", seat: 1 }]);
});

test("a person never reacts by themselves, not even while a bot plays for them, and in a lesson nobody does", () => {
  const away = [CHAIRS[0] as object, { name: "Bembo", guest: true, bot: "regular" }];
  expect(reactionsOfBots(table(OUT, away), board)).toEqual([]);
  expect(reactionsOfBots(table(OUT, CHAIRS, {}), board)).toEqual([]);
});

test("of a seat, only the last reaction is shown", () => {
  const [first, second, third, gallery] = [1, 0, 1, null].map((seat, n) => ({ seat, n }));
  expect(lastOfEach([first, second, third, gallery, gallery].flatMap((one) => one ?? []))).toEqual([
    second,
    third,
    gallery,
    gallery,
  ]);
});
