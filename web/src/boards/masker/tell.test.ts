/** What happened in Masker, in the words of each language. */
import { beforeAll, expect, test } from "vitest";
import type { Event } from "../../wire/masker.ts";
import { speak, t } from "../../words/words.ts";
import { tell } from "./tell.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];

beforeAll(() => speak("en"));

test("a team is named as one names two people", () => {
  const told = tell({ event: "eliminates", seat: 1, seats: [0, 2], colour: "R" } as Event, NAMES);
  expect(t(...(told ?? ["", {}]))).toContain("That was Ada and Chiara’s colour");
});
