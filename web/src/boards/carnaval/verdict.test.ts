/** What stays in the middle when a dance or a vote has ended, and what each player reads that only they know. */
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../fixtures/carnaval.json";
import type { Fixture } from "../../fixture.ts";
import { loadLanguage, t } from "../../words/words.ts";
import { lastWords } from "./cards/last-words.tsx";
import { learnt, maskOff } from "./cards/learnt.tsx";
import { describeEvent } from "./describe.ts";
import { firstHands, hasJoinedIn, isTurned } from "./model.ts";
import { waitingText } from "./tray/prompt-text.ts";
import { unreadDance, verdictOf } from "./verdict.ts";
import type { Event, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario"];
const events = (...list: object[]) => list.map((event) => ({ seat: null, ...event })) as Event[];

const VOTE = events({ event: "rest", dance: 1 }, { event: "vote" }, { event: "votes", votes: [1, 2, 1, null] });
const FALL = events({ event: "unmasked", seat: 1, role: "chef" }, { event: "dance", dance: 2 });

beforeAll(() => loadLanguage("en"));

describe("what has ended", () => {
  test("is a vote, with its hands and whose mask came off", () => {
    const verdict = verdictOf(FALL, [...VOTE, ...FALL]);
    expect(verdict?.hands).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(verdict?.unmasked.map(({ seat }) => seat)).toEqual([1]);
  });

  test("is a tie only if the vote was tied and everybody tied fell, not if the leader unmasks somebody besides", () => {
    const both = events({ event: "unmasked", seat: 1, role: "chef" }, { event: "unmasked", seat: 2, role: "guest" });
    const after = events({ event: "dance", dance: 2 });
    const tie = events({ event: "tie", players: [1, 2] });
    expect(verdictOf([...both, ...after], [...VOTE, ...both, ...after])?.tied).toBe(0);
    expect(verdictOf([...both, ...after], [...VOTE, ...tie, ...both, ...after])?.tied).toBe(2);
    const third = events({ event: "unmasked", seat: 3, role: "guest" });
    expect(verdictOf([...both, ...third], [...VOTE, ...tie, ...both, ...third])?.tied).toBe(2);
    const broken = events({ event: "chooses", seat: 0, player: 1 });
    expect(verdictOf(FALL, [...VOTE, ...tie, ...broken, ...FALL])?.tied).toBe(0);
    const next = events({ event: "rest", dance: 2 }, ...both);
    expect(verdictOf(next, [...VOTE, ...tie, ...both, ...after, ...next])?.tied).toBe(0);
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

  test("is a dance in which nobody lost their mask", () => {
    const rest = events({ event: "rest", dance: 2 });
    expect(verdictOf(rest, [...VOTE, ...FALL, ...rest])).toEqual({
      hands: [],
      unmasked: [],
      remasked: [],
      tied: 0,
      dance: true,
      cancelled: false,
      accuses: false,
      drags: null,
    });
  });

  test("is a talk from which the dancing prankster drags everybody away: there is no vote", () => {
    const away = events({ event: "drags", seat: 2 }, { event: "dance", dance: 3 });
    const told = verdictOf(away, [...VOTE, ...FALL, ...events({ event: "rest", dance: 2 }), ...away]);
    expect(told).toMatchObject({ drags: { seat: 2 }, hands: [], unmasked: [], dance: false });
  });

  test("is a dance in which a player was given a mask again, and may have lost it since", () => {
    const again = events({ event: "masked", seat: 1 }, { event: "rest", dance: 2 }, { event: "unmasked", seat: 1 });
    const story = [...VOTE, ...FALL, ...again];
    expect(verdictOf(again.slice(1), story)).toMatchObject({ remasked: [1], unmasked: [{ seat: 1 }] });
    const next = events({ event: "dance", dance: 3 }, { event: "rest", dance: 3 });
    expect(verdictOf(next, [...story, ...next])?.remasked).toEqual([]);
  });

  test("everybody knows why nobody fell in a dance whose music stopped, but not of the dance before", () => {
    const stopped = events({ event: "cancels" }, { event: "rest", dance: 2 });
    expect(verdictOf(stopped, [...VOTE, ...FALL, ...stopped])).toMatchObject({ unmasked: [], cancelled: true });
    const next = events({ event: "dance", dance: 3 }, { event: "rest", dance: 3 });
    expect(verdictOf(next, [...VOTE, ...FALL, ...stopped, ...next])?.cancelled).toBe(false);
  });

  test("is a first vote without a majority, with its hands", () => {
    const accused = events({ event: "accused", players: [1, 2] });
    expect(verdictOf(accused, [...VOTE, ...accused])).toMatchObject({
      accuses: true,
      unmasked: [],
      hands: [
        [1, 2],
        [2, 1],
      ],
    });
  });

  test("is nothing while hands go up or a role is called", () => {
    expect(verdictOf(events({ event: "voted", seat: 2 }), VOTE)).toBeNull();
    expect(verdictOf(events({ event: "calls", call: "soldier" }), [...VOTE, ...FALL])).toBeNull();
  });
});

const TALK = (fixtures as unknown as Fixture[])
  .flatMap(({ seen }) => seen.map(({ view }) => view as View))
  .find(({ phase, seats }) => phase === "discussion" && seats >= 4) as View;

describe("in the second vote", () => {
  const second = events({ event: "accused", players: [1, 2] }, { event: "vote", round: 2, accused: [1, 2] });
  const story = [...VOTE, ...second];
  const view = { phase: "vote", round: 2, votes_open: false, accused: [1, 2] } as View;

  test("the hands of the first one stay beside the accused", () => {
    expect(firstHands(view, story)).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(firstHands({ ...view, accused: [1] }, story)).toEqual([[1, 2]]);
  });

  test("what the accused said last stays in sight, and nobody else's words do", () => {
    const said = [["claim chef"], ["vouch 2", "claim guest"], [], ["ask 1"]];
    const talk = { ...TALK, seats: 4, said } as View;
    const heard = (more: Partial<View>) => lastWords({ ...talk, ...view, ...more }, story).map(({ seat }) => seat);
    expect(heard({})).toEqual([1]);
    expect(lastWords({ ...talk, ...view }, story)[0]?.said).toBe("claim guest");
    expect(heard({ round: 1 })).toEqual([]);
    expect(heard({ phase: "verdict" })).toEqual([]);
  });

  test("until the new ones lie open", () => {
    expect(firstHands({ ...view, votes_open: true }, story)).toEqual([]);
    expect(firstHands({ ...view, round: 1 }, story)).toEqual([]);
    expect(firstHands({ ...view, phase: "verdict" }, story)).toEqual([]);
  });
});

test("the genie reads what came of a whisper, and not whether it was wasted", () => {
  const story = events({ event: "dance", dance: 1 }, { event: "tempts", seat: 0, player: 3 });
  const view = { phase: "discussion", seat: 0, dance: 1, camps: ["genie", null, null, "pranksters"] } as View;
  expect(learnt(view, story, NAMES)).toEqual([t("carnaval-tempted", { player: "Dario" })]);
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
  const camps = ["guests", "pranksters", null, "pranksters"];
  const view = (phase: string, seat = 0) => ({ phase, seat, dance: 2, camps }) as View;

  test("is read when the lights are on: only of the last dance, and the change of sides too", () => {
    expect(learnt(view("discussion"), story, NAMES)).toEqual(["Bruno is a plain guest.", t("carnaval-you-joined")]);
  });

  test("is described as past", () => {
    const watched = events({ event: "dance", dance: 2 }, { event: "watched", seat: 0 }, { event: "rest", dance: 2 });
    expect(learnt(view("discussion"), watched, NAMES)).toEqual([t("carnaval-watched-past")]);
  });

  test("is put away once they have spoken or are ready", () => {
    const talk = (said: string[], ready: number[]) => ({ ...view("discussion"), said: [said], ready }) as View;
    expect(hasJoinedIn(talk([], [1]))).toBe(false);
    expect(hasJoinedIn(talk(["accuse 1"], []))).toBe(true);
    expect(hasJoinedIn(talk([], [0]))).toBe(true);
  });

  test("is never read in the dark, where a neighbour could see who is reading", () => {
    expect(learnt(view("dance"), story, NAMES)).toEqual([]);
    expect(learnt(view("verdict"), story, NAMES)).toEqual([]);
  });

  const joins = events({ event: "dance" }, { event: "joins", seat: 1 });

  test("that somebody else was won over isn't the player's own news", () => {
    expect(learnt(view("discussion", 2), joins, NAMES)).toEqual([]);
  });

  test("pranksters read that the lot decided for them", () => {
    const lot = events({ event: "dance" }, { event: "by-lot", player: 1 }, { event: "agree", player: 1 });
    expect(learnt(view("discussion", 3), lot, NAMES)).toEqual([t("carnaval-by-lot", { player: "Bruno" })]);
  });

  test("pranksters read who has joined them", () => {
    expect(learnt(view("discussion", 3), joins, NAMES)).toEqual(["Bruno is now a prankster: one of you."]);
    expect(learnt(view("dance", 3), joins, NAMES)).toEqual([]);
  });
});

describe("a player who has lost their mask", () => {
  const lost = (role: string, camp: string, votes_late: number[] = []) => {
    const view = { seat: 1, roles: [null, role], camps: [null, camp], votes_late } as unknown as View;
    return maskOff(view, events({ event: "unmasked", seat: 1, role })).join(" ");
  };

  test("reads that they still talk, vote and can win", () => {
    expect(lost("guest", "guests")).toBe(t("carnaval-own-mask"));
    expect(lost("guest", "guests").match(/[.!?]/g), "in one sentence").toHaveLength(1);
  });

  test("and what becomes of their ability", () => {
    expect(lost("soldier", "guests")).toContain(t("carnaval-own-mask-idle"));
    expect(lost("chef", "guests")).toContain(t("carnaval-card-chef"));
  });

  test("as a prankster no longer chooses with the other pranksters, and is told if they vote last", () => {
    expect(lost("prankster", "pranksters", [1])).toContain(t("carnaval-own-mask-prankster"));
    expect(lost("prankster", "pranksters", [1])).toContain(t("carnaval-own-mask-late"));
    expect(lost("prankster", "pranksters", [2])).not.toContain(t("carnaval-own-mask-late"));
  });

  test("no longer reads it with a mask on again, and nobody reads it about another", () => {
    const [off, on] = events({ event: "unmasked", seat: 1, role: "chef" }, { event: "masked", seat: 1 });
    const view = { seat: 1, roles: [null, "chef"], camps: [null, "guests"], votes_late: [] as number[] } as View;
    expect(maskOff(view, [off, on] as Event[])).toEqual([]);
    expect(maskOff({ ...view, seat: 0, roles: ["guest", "chef"] }, [off] as Event[])).toEqual([]);
  });

  test("finds it in the talk after the next dance, too, and no longer once the next vote begins", () => {
    const view = { seat: 1, roles: [null, "chef"], camps: [null, "guests"], votes_late: [] as number[] } as View;
    const dance = events(
      { event: "dance", dance: 2 },
      { event: "calls", call: "soldier" },
      { event: "rest", dance: 2 },
    );
    const story = [...VOTE, ...events({ event: "unmasked", seat: 1, role: "chef" }), ...dance];
    expect(maskOff(view, story)).not.toEqual([]);
    expect(maskOff(view, [...story, ...events({ event: "vote" })])).toEqual([]);
  });

  test("is “you” only in their own log", () => {
    const [fell] = events({ event: "unmasked", seat: 1, role: "chef" }) as [Event];
    expect(describeEvent(fell, NAMES, 1)?.[0]).toBe("carnaval-unmasked-you");
    expect([describeEvent(fell, NAMES, 0), describeEvent(fell, NAMES)].map((sentence) => sentence?.[0])).toEqual(
      Array(2).fill("carnaval-unmasked"),
    );
  });
});

describe("an unmasked prankster votes last (CV-28)", () => {
  const voting = { phase: "vote", late: false, votes_late: [1], votes_with: null, to_act: [0, 2] };
  const bare = { seat: 1, ...voting } as unknown as View;

  test("and reads why they wait", () => expect(waitingText(bare, NAMES)).toBe(t("carnaval-wait-own-late")));
  test("not if they don't", () => expect(waitingText({ ...bare, votes_late: [] }, NAMES)).toContain("Ada"));
  test("and so do the others", () => {
    const late = { ...bare, seat: 0, late: true, to_act: [1] };
    expect(waitingText(late, NAMES)).toBe("Waiting for Bruno: unmasked pranksters vote last.");
  });
});

describe("the spare mask", () => {
  const taker = (player: number | null) => {
    const [event] = events({ event: "proposes-taker", seat: 0, player }) as [Event];
    const sentence = describeEvent(event, NAMES, 0);
    return sentence && t(...sentence);
  };

  test("is proposed for another, for nobody, or for oneself, which has a sentence of its own", () => {
    expect(taker(1)).toBe("Ada would let Bruno keep the spare mask.");
    expect(taker(null)).toBe("Ada doesn’t mind who keeps the spare mask.");
    expect(taker(0)).toBe("Ada would like to keep the spare mask.");
  });
});

describe("where everything is revealed", () => {
  const text = (event: object, reader?: number | null) => {
    const [happened] = events(event);
    const sentence = describeEvent(happened as Event, NAMES, reader);
    return sentence && t(...sentence);
  };

  test("a whisper has a name instead of “you”", () => {
    expect(text({ event: "tempts", seat: 2, player: 1 }, 2)).toBe("You whisper in Bruno’s ear.");
    expect(text({ event: "tempts", seat: 2, player: 1 }, null)).toBe("Chiara whispers in Bruno’s ear.");
  });

  test.each(["learns", "watched", "tempts", "recognises-genie", "sits", "reaches", "robbed", "falls"])(
    "%s speaks of nobody as “you”",
    (event) => {
      const line = text({ event, seat: 2, player: 1, genie: 3, suspicious: true }, null);
      expect(line).not.toMatch(/\byour?\b|carnaval-|undefined/i);
    },
  );

  test("a player who was won over wears both signs", () => {
    const view = { roles: ["chef", "prankster", null], camps: ["pranksters", "pranksters", "pranksters"] } as View;
    expect([0, 1, 2].map((seat) => isTurned(view, seat))).toEqual([true, false, false]);
  });
});

describe("what the dance did", () => {
  const fall = events({ event: "rest", dance: 2 }, { event: "unmasked", seat: 0, role: "guest" });
  const talk = events({ event: "says", seat: 2, statement: "accuse 3", number: 1 });
  const story = [...VOTE, ...FALL, ...fall, ...talk];
  const view = { seat: 1, phase: "discussion", said: [[], [], ["accuse 3"], []], ready: [2] } as unknown as View;

  test("stays in sight however much the others talk", () => {
    expect(unreadDance(view, story)?.unmasked.map(({ seat }) => seat)).toEqual([0]);
    expect(unreadDance(view, story)?.hands).toEqual([]);
  });

  test("until this player says something or is ready, or the talk is over", () => {
    expect(unreadDance({ ...view, said: [[], ["claim guest"], [], []] }, story)).toBeNull();
    expect(unreadDance({ ...view, ready: [1] }, story)).toBeNull();
    expect(unreadDance({ ...view, phase: "vote" }, story)).toBeNull();
  });
});
