/** Every move in the rules (docs/positions.md) and every question has its words. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, t } from "../../words/words.ts";
import { deedText, describeEvent, questionText, quoted, statementText } from "./describe.ts";
import { tokensOf } from "./tray/choice.ts";
import type { Event } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio"];
const DEEDS = [
  "give 3; serve 3; sketch soldier; cancel; watch 3; convert 3; lend 3; sit; unmask 3; mark 3; step-in; take 3",
  "vote 3; choose 3; yes; no; unknown; pour 3; charm 3; drag; ready; next; end-discussion; mask 3; block 3; free 3",
  "vote 2 5; vote 2 none; end guests; end pranksters; end draw; hypnotise 3 role soldier; bow 3; meet soldier; clap",
].flatMap((line) => line.split("; "));
const STATEMENTS = [
  "claim soldier; answer soldier; accuse 3; vouch 3; vote-for 3; ask 3; report suspicious 3; report harmless 3",
  "report role 3 chef; report watched; retract 2",
].flatMap((line) => line.split("; "));

const MASTERS = [
  "next; end-discussion; unmask 3; mask 3; block 3; free 3; mark 3; vote 2; vote 2 5; vote 2 none",
  "end guests; end pranksters; end draw",
].flatMap((line) => line.split("; "));

beforeAll(() => loadLanguage("en"));

test.each(DEEDS)("%s has a name", (move) => {
  const tokens = tokensOf(move);
  expect(deedText(tokens, NAMES)).not.toMatch(/undefined|\d/);
});

test.each(STATEMENTS)("%s is a sentence", (statement) => {
  expect(statementText(statement, NAMES)).not.toMatch(/undefined|chef \d/);
});

test.each(["prankster", "free", "role soldier", "knows 2", "voted 2"])("%s is a question", (question) => {
  expect(questionText(question.split(" "), NAMES)).toMatch(/[?.)]$/);
});

const text = (event: Event) => t(...(describeEvent(event, NAMES) ?? ["", {}]));

test("a role is named as a description, a call as the leader calls it", () => {
  expect(text({ event: "unmasked", seat: 3, role: "evil-genie" } as Event)).toBe("Dario is unmasked: the evil genie.");
  expect(text({ event: "calls", seat: null, call: "evil-genie" } as Event)).toBe("The call: “Evil genie!”");
});

describe("a statement that is taken back", () => {
  const says = (seat: number, number: number, statement: string) =>
    ({ event: "says", seat, number, statement }) as Event;
  const rest = (dance: number) => ({ event: "rest", seat: null, dance }) as Event;
  const story = [
    ...[rest(1), says(1, 1, "claim chef"), says(2, 1, "accuse 1"), says(1, 2, "report role 3 soldier")],
    ...[says(2, 2, "retract 1"), rest(2), says(2, 1, "vouch 4"), says(2, 2, "retract 1")],
  ];
  const takenBack = (at: number, among = story) =>
    t(...(describeEvent(story[at] as Event, NAMES, null, among) ?? ["", {}]));

  test("is quoted as it was said in this talk", () => {
    expect(takenBack(4)).toBe("Chiara takes back: “Bruno is a prankster!”");
    expect(takenBack(7)).toBe("Chiara takes back: “Elena isn’t a prankster.”");
  });

  test("is only hinted at if nobody remembers it", () => {
    expect(takenBack(4, [])).toBe("Chiara: I take back something I said.");
  });

  test("has only one pair of quotation marks", () => {
    expect(quoted("retract accuse 1", NAMES)).toBe("I take back what I said: “Bruno is a prankster!”");
    expect(quoted("accuse 1", NAMES)).toBe("“Bruno is a prankster!”");
  });
});

describe("the master's act", () => {
  const acted = (act: string) => text({ event: "master", seat: 5, act } as Event);

  test("names the player", () => {
    expect(acted("unmask 3")).toBe("The master of ceremonies unmasks Dario.");
  });

  test.each(MASTERS)("has a sentence of its own, not a button's label: %s", (act) => {
    expect(acted(act)).toMatch(/^The master of ceremonies [a-z].*\.$/);
    expect(acted(act)).not.toMatch(/undefined|\d/);
  });

  test("names the voter of a corrected vote, and the choice only if it is known", () => {
    expect(acted("vote 2")).toContain("Chiara");
    expect(acted("vote 2")).not.toContain("Fabio");
    expect(acted("vote 2 5")).toContain("Fabio");
  });
});
