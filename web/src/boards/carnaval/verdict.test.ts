/** What stays in the middle when a dance or a vote has ended, and what each player reads that only they know. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, View } from "../../wire/carnaval.ts";
import { speak, t } from "../../words/words.ts";
import { learnt } from "./learnt.tsx";
import { isTurned } from "./model.ts";
import { tell } from "./tell.ts";
import { verdictOf } from "./verdict.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const events = (...list: object[]) => list.map((event) => ({ seat: null, ...event })) as Event[];

const VOTE = events({ event: "rest", dance: 1 }, { event: "vote" }, { event: "votes", votes: [1, 2, 1, null] });
const FALL = events({ event: "unmasked", seat: 1, role: "chef" }, { event: "dance", dance: 2 });

beforeAll(() => speak("en"));

describe("what has ended", () => {
  test("is a vote, with its hands and whose mask came off", () => {
    const verdict = verdictOf(FALL, [...VOTE, ...FALL]);
    expect(verdict?.hands).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(verdict?.unmasked.map(({ seat }) => seat)).toEqual([1]);
  });

  test("is a vote that unmasked nobody", () => {
    const nobody = events({ event: "nobody" });
    expect(verdictOf(nobody, [...VOTE, ...nobody])).toMatchObject({
      unmasked: [],
      hands: [
        [1, 2],
        [2, 1],
      ],
    });
  });

  test("is a dance, and the hands of the vote before it are forgotten", () => {
    const dawn = events({ event: "rest", dance: 2 }, { event: "unmasked", seat: 0, role: "guest" });
    expect(verdictOf(dawn, [...VOTE, ...FALL, ...dawn])?.hands).toEqual([]);
  });

  test("is nothing while hands go up or a role is called", () => {
    expect(verdictOf(events({ event: "voted", seat: 2 }), VOTE)).toBeNull();
    expect(verdictOf(events({ event: "calls", call: "soldier" }), [...VOTE, ...FALL])).toBeNull();
  });
});

describe("what only one player knows", () => {
  const story = events(
    { event: "dance", dance: 1 },
    { event: "learns", seat: 0, player: 3, suspicious: true },
    { event: "dance", dance: 2 },
    { event: "learns", seat: 0, player: 1, suspicious: false },
    { event: "joins", seat: 0 },
    { event: "rest", dance: 2 },
  );
  const view = (phase: string, seat = 0) => ({ phase, seat, dance: 2 }) as View;

  test("is read when the lights are on: of the last dance alone, the change of sides too", () => {
    expect(learnt(view("discussion"), story, NAMES)).toEqual(["Bruno is a plain guest.", t("carnaval-you-joined")]);
  });

  test("is never read in the dark, where a neighbour could see who reads", () => {
    expect(learnt(view("dance"), story, NAMES)).toEqual([]);
    expect(learnt(view("verdict"), story, NAMES)).toEqual([]);
  });

  test("that another was won over is no news of one's own", () => {
    expect(learnt(view("discussion", 2), events({ event: "dance" }, { event: "joins", seat: 1 }), NAMES)).toEqual([]);
  });
});

describe("where everything is revealed", () => {
  const told = (event: object, reader?: number | null) => {
    const [happened] = events(event);
    const sentence = tell(happened as Event, NAMES, reader);
    return sentence && t(...sentence);
  };

  test("a whisper has a name instead of “you”", () => {
    expect(told({ event: "tempts", seat: 2, player: 1 }, 2)).toBe("You whisper in Bruno’s ear.");
    expect(told({ event: "tempts", seat: 2, player: 1 }, null)).toBe("Chiara whispers in Bruno’s ear.");
  });

  test.each(["learns", "watched", "tempts", "recognises-genie", "sits", "reaches", "robbed", "falls"])(
    "%s speaks of nobody as “you”",
    (event) => {
      const line = told({ event, seat: 2, player: 1, genie: 3, suspicious: true }, null);
      expect(line).not.toMatch(/\byour?\b|carnaval-|undefined/i);
    },
  );

  test("whoever was won over wears both signs", () => {
    const view = { roles: ["chef", "prankster", null], camps: ["pranksters", "pranksters", "pranksters"] } as View;
    expect([0, 1, 2].map((seat) => isTurned(view, seat))).toEqual([true, false, false]);
  });
});
