/** What is remembered about a guest. */
import { expect, test } from "vitest";
import { sayingsAbout } from "./sayings.ts";
import type { Event } from "./wire.ts";

const says = (seat: number, statement: string, number = 1) => ({ event: "says", seat, statement, number }) as Event;
const rest = (dance: number) => ({ event: "rest", seat: null, dance }) as Event;

test("what the others said about a guest and stand by, but no questions, and nothing about others", () => {
  const story = [
    rest(1),
    says(0, "accuse 3"),
    says(1, "vouch 3"),
    says(1, "retract 1", 2),
    says(2, "ask 3"),
    says(2, "report role 3 chef", 2),
    says(3, "accuse 0"),
    says(0, "accuse 13", 2),
    rest(2),
    says(0, "vote-for 3"),
  ];
  expect(sayingsAbout(story, 3).map(({ by, statement }) => [by, statement])).toEqual([
    [0, "accuse 3"],
    [2, "report role 3 chef"],
    [0, "vote-for 3"],
  ]);
});
