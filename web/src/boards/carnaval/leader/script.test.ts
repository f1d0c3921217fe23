/** The leader's script: every moment has its line, and lines come in the order of the evening. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage, t } from "../../../words/words.ts";
import type { Event, View } from "../wire.ts";
import { announced, linesAt, nextText, type ScriptLine } from "./script.ts";

const NAMES = ["Ada", "Bruno", "Chiara"];
const at = (view: Partial<View>) => ({ dance: 2, round: 1, step: "choose", to_act: [], call: null, ...view }) as View;
const said = (lines: ScriptLine[]) => lines.map(({ say }) => say && t(...say));
const CALLS = [
  ...["chef", "musician", "soldier", "evil-genie", "mask-lender", "little-old-man", "avenger", "pranksters"],
  "master-prankster",
] as const;

beforeAll(() => loadLanguage("en"));

test.each(CALLS)("the %s is called by name, and asked to close their eyes again", (call) => {
  const [open, close, ...more] = said(linesAt(at({ phase: "dance", call, heard: call })));
  const name = t(`carnaval-call-${call}`);
  expect(open).toMatch(new RegExp(`^${name}, open your eyes`));
  expect(close).toBe(`${name}, close your eyes.`);
  expect(more).toEqual([]);
});

test("nothing is said while the painter or the gentleman is asked", () => {
  expect(said(linesAt(at({ phase: "dance", call: "painter", heard: "chef" })))).toEqual([null]);
  expect(said(linesAt(at({ phase: "dance", call: "avenger", heard: "avenger", step: "gentleman" })))).toEqual([null]);
});

test.each(["invitation", "discussion", "vote", "defence", "tie", "verdict"] as const)(
  "in the phase %s there is something to say or to do",
  (phase) => {
    const [line] = linesAt(at({ phase }));
    expect(line?.note && t(...line.note)).toMatch(/[.…]$/);
  },
);

test("events are announced in order, and secrets aren't", () => {
  const news = [
    { event: "learns", seat: 0, player: 1, suspicious: true },
    { event: "watches", seat: null },
    { event: "rest", seat: null, dance: 1 },
    { event: "unmasked", seat: 1, role: "chef" },
    { event: "calls", seat: null, call: "soldier" },
  ] as Event[];
  expect(said(announced(news, NAMES))).toEqual([
    "Somebody is being watched and can’t use any ability in this dance.",
    "The dance is over. Open your eyes: the buffet is served.",
    "Bruno is unmasked: the chef.",
  ]);
});

describe("what continuing will do", () => {
  const does = (view: Partial<View>, untapped: number[] | null, waved = false) =>
    nextText(at(view), NAMES, untapped, waved);
  test("names the players who haven't tapped", () =>
    expect(does({ phase: "dance" }, [0, 2])).toMatch(/^Not tapped yet: Ada and Chiara\. “Continue” ends this call/));
  test("says that everybody has tapped", () => expect(does({ phase: "dance" }, [])).toMatch(/^Everybody has tapped/));
  test("names the players who are still deciding", () =>
    expect(does({ phase: "dance", to_act: [1] }, [0], true)).toMatch(/^Still deciding: Bruno/));
  test("names the players who haven't voted", () =>
    expect(does({ phase: "vote", to_act: [1] }, null)).toMatch(/^Not voted yet: Bruno/));
  test("says that the vote begins, in a discussion", () =>
    expect(does({ phase: "discussion" }, null)).toBe("Ending the discussion starts the vote."));
});
