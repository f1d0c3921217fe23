/** What happened in Masker, in the words of each language. */
import { beforeAll, expect, test } from "vitest";
import type { Event, View } from "../../wire/masker.ts";
import { loadLanguage, t } from "../../words/words.ts";
import { describeEnding, describeEvent } from "./describe.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];

beforeAll(() => loadLanguage("en"));

test("a team is named as one names two people", () => {
  const told = describeEvent({ event: "eliminates", seat: 1, seats: [0, 2], colour: "R" } as Event, NAMES);
  expect(t(...(told ?? ["", {}]))).toContain("That was Ada and Chiara’s colour");
});

test("the end says whose colour is gone, and who is left", () => {
  const log = [{ event: "eliminates", seat: 1, seats: [0], colour: "G" } as Event];
  const outcome = { winners: [1], scores: [0, 2], reason: "masker-last-left" };
  const seen = (seat: number | null, verdict: string | null) =>
    describeEnding({ view: { seat } as View, outcome, names: NAMES, log, ownResult: verdict });
  expect(seen(0, "You lost.")).toBe("You lost. Bruno wins: no green cross is left.");
  expect(seen(1, "You won!")).toBe("You won! No green cross is left.");
  expect(seen(null, null)).toBe("Bruno wins: no green cross is left.");
});
