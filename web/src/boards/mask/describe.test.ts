import { beforeAll, expect, test } from "vitest";
import { loadLanguage, t } from "../../words/words.ts";
import { describeEvent } from "./describe.ts";
import type { Event } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];

beforeAll(() => loadLanguage("en"));

function told(event: object): string {
  const sentence = describeEvent(event as Event, NAMES);
  return sentence ? t(...sentence) : "";
}

test("steps are paid for, not earned", () => {
  const event = { event: "goes", seat: 1, from: "d2", to: "a4", owner: 1, cost: 5 };
  expect(told(event)).toBe("Bruno moves a stick from d2 to a4 and pays 5 points.");
});

test("a stick of somebody else's is said to be theirs", () => {
  const put = { event: "puts", seat: 2, from: "f6", to: "b1", cost: 0 };
  expect(told({ ...put, owner: 0 })).toBe("Chiara moves Ada’s stick from f6 straight to b1.");
  expect(told({ ...put, owner: 2 })).toBe("Chiara moves a stick from f6 straight to b1.");
  expect(told({ event: "swaps", seat: 2, one: "a1", other: "b2", owners: [2, 0] })).toBe(
    "Chiara swaps the sticks in a1 (Chiara) and b2 (Ada).",
  );
});
