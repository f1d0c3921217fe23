/** What happened in Masker, in the words of each language. */
import { beforeAll, expect, test } from "vitest";
import { loadLanguage, t } from "../../words/words.ts";
import { describeEnding, describeEvent } from "./describe.ts";
import type { Event, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];

beforeAll(() => loadLanguage("en"));

test("a team is named like two people", () => {
  const sentence = describeEvent({ event: "eliminates", seat: 1, seats: [0, 2], colour: "R" } as Event, NAMES);
  expect(t(...(sentence ?? ["", {}]))).toContain("That was Ada and Chiara’s colour");
});

test("the end says whose colour is gone, and who is left", () => {
  const log = [{ event: "eliminates", seat: 1, seats: [0], colour: "G" } as Event];
  const outcome = { winners: [1], scores: [0, 2], reason: "masker-last-left" };
  const ending = (seat: number | null, ownResult: string | null) =>
    describeEnding({ view: { seat } as View, outcome, names: NAMES, log, ownResult });
  expect(ending(0, "You lost.")).toBe("You lost. Bruno wins: no green cross is left.");
  expect(ending(1, "You won!")).toBe("You won! No green cross is left.");
  expect(ending(null, null)).toBe("Bruno wins: no green cross is left.");
});
