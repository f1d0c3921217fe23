/** What everybody looks at before the result is shown. */
import { beforeAll, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import { describeEnding } from "./describe.ts";
import { lastLook, lookMs } from "./last-look.ts";
import { recap } from "./recap.ts";
import { turnHeading } from "./turn-heading.ts";
import { verdictOf } from "./verdict.ts";
import type { Event, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const events = (...list: object[]) => list.map((event) => ({ seat: null, ...event })) as Event[];

const BEFORE = {
  seat: 1,
  seats: 4,
  phase: "vote",
  moves: ["vote 2"],
  to_act: [1],
  roles: [null, "avenger", null, "chef"],
  camps: [null, "pranksters", null, null],
  masked: [0, 1, 2],
  fallen: [],
  shown: [3],
} as unknown as View;
const OUTCOME = { winners: [0, 1], scores: [1, 1, 0, 0], reason: "carnaval-pranksters-win" };
const OVER = {
  ...BEFORE,
  phase: "over",
  roles: ["prankster", "avenger", "guest", "chef"],
  camps: ["pranksters", "pranksters", "guests", "guests"],
  outcome: OUTCOME,
} as View;
const VOTES = events({ event: "rest", dance: 2 }, { event: "votes", votes: [2, 2, 0, 0] });
const FALL = events(
  { event: "unmasked", seat: 0, role: "prankster" },
  { event: "unmasked", seat: 2, role: "guest" },
  { event: "ends" },
);

beforeAll(() => loadLanguage("en"));

test("the result waits while the last hands are shown, and only then", () => {
  expect(lookMs(OVER, FALL, [...VOTES, ...FALL])).toBeGreaterThanOrEqual(5000);
  expect(lookMs({ ...OVER, outcome: null }, FALL, [...VOTES, ...FALL])).toBe(0);
  expect(lookMs(OVER, events({ event: "ends" }), VOTES)).toBe(0);
  expect(turnHeading({ ...OVER, outcome: null }, false)).toEqual(["carnaval-ending", {}]);
});

test("everybody sees all hands, and only the cards of the players who lost their masks", () => {
  const view = lastLook(BEFORE, FALL, [...VOTES, ...FALL]);
  expect(view).toMatchObject({ phase: "verdict", votes: [2, 2, 0, 0], votes_open: true, moves: [], masked: [1] });
  expect(view.roles).toEqual(["prankster", "avenger", "guest", "chef"]);
  expect(lastLook({ ...BEFORE, roles: [null, "avenger", null, null] }, FALL, VOTES).roles[3]).toBeNull();
});

test("an end in the middle of a dance has no hands: those of the vote before it are old", () => {
  const dance = events({ event: "unmasked", seat: 3, role: "chef" }, { event: "dance", dance: 3 });
  const story = [...VOTES, ...dance, ...FALL];
  expect(verdictOf(FALL, story)?.hands).toEqual([]);
  expect(lastLook(BEFORE, FALL, story).phase).toBe("discussion");
});

test("the heading names the viewer's side, to which the genie may have brought them", () => {
  const ending = { view: OVER, outcome: OUTCOME, names: NAMES, log: [], ownResult: "You won!" };
  expect(describeEnding(ending)).toBe("You won with the pranksters: all the guests are unmasked!");
  const lost = { ...ending, view: { ...OVER, seat: 2 }, ownResult: "You lost." };
  expect(describeEnding(lost)).toBe("You lost: all the guests are unmasked, and the pranksters win.");
  expect(describeEnding({ ...ending, ownResult: null })).toBeNull();
  expect(describeEnding({ ...ending, outcome: { ...OUTCOME, reason: "carnaval-dawn" } })).toBeNull();
});

test("how it went names the deciding vote, and that it was a tie", () => {
  const log = [...VOTES, ...FALL];
  const lines = recap({ view: OVER, outcome: OUTCOME, names: NAMES, log });
  expect(lines.at(-1)).toBe("The deciding vote was a tie: Ada 2 and Chiara 2. Unmasked: Ada and Chiara.");
});
