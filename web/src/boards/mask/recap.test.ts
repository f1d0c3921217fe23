import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { recap } from "./recap.ts";
import type { Event, View } from "./wire.ts";

beforeAll(() => loadLanguage("en"));

const payday = (...gains: number[]) => ({ seat: null, event: "payday", mask: "clown", gains });
const lays = { seat: 0, event: "lays", mask: "clown" };

function told(...log: object[]): string[] {
  const ending = { log: log as Event[], names: ["Ada", "Bruno", "Chiara"] } as unknown as Ending<View, Event>;
  return recap(ending).map((line) => line.replace(/[\u2068\u2069]/g, ""));
}

test("the end tells what the last mask paid", () => {
  expect(told(lays, payday(5, 3, 0), lays, payday(0, 4, 0))).toEqual(["Payday on the Clown: Bruno 4."]);
});
