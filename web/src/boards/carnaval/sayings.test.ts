/** What is remembered about a guest. */
import { expect, test } from "vitest";
import { heardInTalk, overheard, sayingsAbout } from "./sayings.ts";
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

const deed = (event: string, seat: number, player?: number) => ({ event, seat, player }) as unknown as Event;

test("what is done openly stands among what is said, and what is taken back is told in full", () => {
  const story = [rest(1), deed("pours", 4, 2), says(0, "accuse 3"), deed("charms", 5, 1), says(0, "retract 1", 2)];
  const heard = heardInTalk(story, 0).map((event) => ("statement" in event ? event.statement : event.event));
  expect(heard).toEqual(["pours", "accuse 3", "charms", "retract accuse 3"]);
  expect(heardInTalk(story, 3).map(({ event }) => event)).toEqual(["says"]);
});

test("a talk can be read until the next one begins, with what was asked under hypnosis, but not the votes", () => {
  const before = [rest(1), says(1, "accuse 2"), rest(2)];
  const talk = [says(0, "accuse 3"), deed("hypnotises", 4, 2), deed("answers", 2), says(3, "vouch 3")];
  const after = [deed("vote", 0), deed("votes", 0), deed("dance", 0), deed("calls", 0)];
  expect(overheard([...before, ...talk, ...after])).toEqual(talk);
  expect(overheard([...before, ...talk, ...after, rest(3)])).toEqual([]);
});
