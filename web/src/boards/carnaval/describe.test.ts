/** There are words for every move that the rules know (docs/positions.md), and for every question. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "../../wire/carnaval.ts";
import { loadLanguage, t } from "../../words/words.ts";
import { deedText, describeEvent, questionText, quoted, statementText } from "./describe.ts";
import { tokensOf } from "./tray/choice.ts";

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

const heard = (event: Event) => t(...(describeEvent(event, NAMES) ?? ["", {}]));

test("a role is told as one says who somebody is, a call as the leader calls", () => {
  expect(heard({ event: "unmasked", seat: 3, role: "evil-genie" } as Event)).toBe("Dario is unmasked: the evil genie.");
  expect(heard({ event: "calls", seat: null, call: "evil-genie" } as Event)).toBe("The call: “Evil genie!”");
});

describe("what somebody takes back", () => {
  const says = (seat: number, number: number, statement: string) =>
    ({ event: "says", seat, number, statement }) as Event;
  const rest = (dance: number) => ({ event: "rest", seat: null, dance }) as Event;
  const story = [
    ...[rest(1), says(1, 1, "claim chef"), says(2, 1, "accuse 1"), says(1, 2, "report role 3 soldier")],
    ...[says(2, 2, "retract 1"), rest(2), says(2, 1, "vouch 4"), says(2, 2, "retract 1")],
  ];
  const told = (at: number, among = story) => t(...(describeEvent(story[at] as Event, NAMES, null, among) ?? ["", {}]));

  test("is said once more, as it was said in this talk", () => {
    expect(told(4)).toBe("Chiara: I take back what I said: “Bruno is a prankster!”");
    expect(told(7)).toBe("Chiara: I take back what I said: “Elena isn’t a prankster.”");
  });

  test("is only hinted at where nobody remembers it", () => {
    expect(told(4, [])).toBe("Chiara: I take back something I said.");
  });

  test("stands in one pair of quotation marks", () => {
    expect(quoted("retract accuse 1", NAMES)).toBe("I take back what I said: “Bruno is a prankster!”");
    expect(quoted("accuse 1", NAMES)).toBe("“Bruno is a prankster!”");
  });
});

describe("the master's word", () => {
  const acted = (act: string) => heard({ event: "master", seat: 5, act } as Event);

  test("is told with the name of the player", () => {
    expect(acted("unmask 3")).toBe("The master of ceremonies unmasks Dario.");
  });

  test.each(MASTERS)("is a sentence of its own, and no button: %s", (act) => {
    expect(acted(act)).toMatch(/^The master of ceremonies [a-z].*\.$/);
    expect(acted(act)).not.toMatch(/undefined|\d/);
  });

  test("of a corrected vote tells whose it is, and the choice only if it was told", () => {
    expect(acted("vote 2")).toContain("Chiara");
    expect(acted("vote 2")).not.toContain("Fabio");
    expect(acted("vote 2 5")).toContain("Fabio");
  });
});
