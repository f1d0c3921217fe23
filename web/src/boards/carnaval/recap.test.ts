/** The story of the evening, from what everybody saw and what is open now. */
import { beforeAll, describe, expect, test } from "vitest";
import { loadLanguage } from "../../words/words.ts";
import { recap, result, turningPoint } from "./recap.ts";
import type { Event, View } from "./wire.ts";

const NAMES = ["Ada", "Bruno", "Chiara", "Dario", "Elena", "Fabio", "Gina"];
const ROLES = ["prankster", "master-prankster", "evil-genie", "chef", "guest", "guest", "soldier"];
const CAMPS = ["pranksters", "pranksters", "genie", "pranksters", "guests", "guests", "guests"];
const OVER = { phase: "over", seats: 7, roles: ROLES, camps: CAMPS } as unknown as View;
const PLAIN = {
  ...OVER,
  roles: ["prankster", "prankster", "guest", "chef", "guest", "guest", "soldier"],
  camps: ["pranksters", "pranksters", "guests", "guests", "guests", "guests", "guests"],
} as unknown as View;
const GUESTS = { winners: [2, 3, 4, 5, 6], scores: [0, 0, 1, 1, 1, 1, 1], reason: "carnaval-guests-win" };
const PRANKSTERS = { winners: [0, 1, 2, 3], scores: [1, 1, 1, 1, 0, 0, 0], reason: "carnaval-pranksters-win" };
const DRAW = { winners: [0, 1, 2, 3, 4, 5, 6], scores: [0, 0, 0, 0, 0, 0, 0], reason: "carnaval-dawn" };

const dance = (dance: number) => ({ event: "dance", seat: null, dance }) as Event;
const vote = { event: "vote", seat: null, round: 1, accused: [] } as Event;
const votes = (...votes: (number | null)[]) => ({ event: "votes", seat: null, votes }) as Event;
const unmasked = (seat: number) => ({ event: "unmasked", seat, role: "guest" }) as Event;
const masked = (seat: number) => ({ event: "masked", seat }) as Event;
const says = (seat: number, statement: string) => ({ event: "says", seat, statement, number: 1 }) as Event;

beforeAll(() => loadLanguage("en"));

describe("beside a name", () => {
  test("is the card", () => expect(result(6, OVER)).toBe("the soldier"));
  test("and that the genie won them over", () => expect(result(3, OVER)).toBe("the chef, won over by the genie"));
  test("or nothing if the card isn't open", () =>
    expect(result(1, { ...OVER, roles: [null, null] } as unknown as View)).toBe("card unknown"));
});

describe("who was what", () => {
  const cast = (view: View) => recap({ view, outcome: DRAW, names: NAMES, log: [] })[0];
  test("names the pranksters, the genie, and the guest it won over", () =>
    expect(cast(OVER)).toBe("The pranksters were Ada and Bruno. Chiara, the evil genie, won Dario over."));
  test("doesn't name a genie that wasn't dealt", () => expect(cast(PLAIN)).toBe("The pranksters were Ada and Bruno."));
});

describe("who fooled the others", () => {
  const told = (view: View, ...log: Event[]) => recap({ view, outcome: GUESTS, names: NAMES, log }).slice(1);
  const fooled = (...log: Event[]) => told(PLAIN, ...log)[0];
  test("a prankster who claimed to be somebody else", () =>
    expect(fooled(says(0, "claim soldier"), votes(null, 0))).toBe(
      "Ada said: “I’m the soldier.” In fact, they were a prankster.",
    ));
  test("and everybody believed them", () =>
    expect(fooled(says(0, "answer soldier"), votes(3, 3))).toContain("not a single vote"));
  test("every lie is told, those of guests last, and each player's last claim", () =>
    expect(
      told(PLAIN, says(4, "claim chef"), says(1, "claim chef"), says(0, "claim soldier"), says(0, "answer guest")),
    ).toEqual([
      "Bruno said: “I’m the chef.” In fact, they were a prankster.",
      "Ada said: “I’m a plain guest.” In fact, they were a prankster.",
      "Elena said: “I’m the chef.” In fact, they were a plain guest.",
    ]));
  test("so is what somebody falsely reports or vouches for", () =>
    expect(told(PLAIN, says(0, "report role 4 soldier"), says(0, "report suspicious 5"), says(1, "vouch 0"))).toEqual([
      "Ada said: “Elena is the soldier. I saw it.” In fact, Elena was a plain guest.",
      "Ada said: “I watched Fabio: suspicious!” In fact, Fabio was a plain guest.",
      "Bruno said: “Ada isn’t a prankster.” In fact, Ada was a prankster.",
    ]));
  test("what is true, or only a mistake, is none", () =>
    expect(told(PLAIN, says(4, "claim guest"), says(4, "vouch 0"), says(6, "report harmless 4"))).toEqual([]));
  test("everybody reads the same, whether or not they saw when the genie won somebody over", () => {
    const joins = { event: "joins", seat: 3 } as Event;
    const lie = [says(3, "claim soldier")];
    expect(told(OVER, ...lie, joins)).toEqual(told(OVER, ...lie));
    expect(told(OVER, ...lie)).toEqual([
      "Dario said: “I’m the soldier.” In fact, they were the chef, won over by the genie.",
    ]);
  });
  test("otherwise the guest suspected by most", () =>
    expect(fooled(votes(3, 3, 4), votes(3))).toBe(
      "No guest was suspected more than Dario, the chef: 3 votes, all of them wrong.",
    ));
});

describe("whose mask came off", () => {
  const told = (...log: Event[]) =>
    recap({ view: PLAIN, outcome: GUESTS, names: NAMES, log }).filter((line) => line.startsWith("Dance"));
  test("in each dance, and at the vote with those who voted for it", () => {
    const first = [dance(1), unmasked(3), vote, votes(5, 5, 0), votes(5, 5, null, null, 0), unmasked(5)];
    expect(told(...first, dance(2), vote, votes(null, null, 0, null, 1), unmasked(0))).toEqual([
      "Dance 1 · In the dark: Dario (a plain guest). By vote, wrongly: Fabio (a plain guest). Votes by Ada and Bruno.",
      "Dance 2 · By vote: Ada (a plain guest). Votes by Chiara.",
    ]);
  });
  test("nobody is named after a secret vote, nor where the gentleman stepped in", () => {
    expect(told(dance(1), vote, unmasked(5))).toEqual(["Dance 1 · By vote, wrongly: Fabio (a plain guest)."]);
    expect(told(dance(1), vote, votes(4, 4), unmasked(5))[0]).not.toContain("Votes");
    expect(told(dance(1), vote, votes(4, 4))).toEqual([]);
  });
});

describe("which unmasking turned the evening", () => {
  const turning = (log: Event[]) => recap({ view: OVER, outcome: PRANKSTERS, names: NAMES, log }).at(-1);
  test("the one after which the winners, who had been behind, stayed ahead", () => {
    const log = [dance(1), unmasked(3), vote, unmasked(0), dance(2), unmasked(4), unmasked(5), vote, unmasked(1)];
    expect(turningPoint(PLAIN, log, "guests")).toEqual({ seat: 1, dance: 2, at: "vote" });
  });
  test("a mask put on again turns it back", () => {
    const log = [dance(1), unmasked(3), unmasked(0), masked(0), dance(2), unmasked(1)];
    expect(turningPoint(PLAIN, log, "guests")).toEqual({ seat: 1, dance: 2, at: "dance" });
  });
  test("is described with its place and card", () =>
    expect(turning([dance(1), unmasked(0), vote, unmasked(6), unmasked(5), dance(2), unmasked(4)])).toBe(
      "The turning point was the vote after dance 1, when Fabio’s mask came off: a plain guest.",
    ));
  test("the last mask isn't called a turning point", () =>
    expect(turning([dance(1), unmasked(0), vote, unmasked(6), unmasked(5)])).toBe(
      "It was anybody’s game until the last mask came off: Fabio’s.",
    ));
  test("there is none if the winners led all evening: the first unmasking turned nothing", () => {
    const log = [dance(1), unmasked(6), vote, unmasked(5), dance(2), unmasked(4)];
    expect(turningPoint(OVER, log, "pranksters")).toBeNull();
    expect(turning(log)).not.toContain("turning point");
  });
  test("there is none in a draw", () => {
    const [, ...told] = recap({ view: OVER, outcome: DRAW, names: NAMES, log: [dance(1), unmasked(6)] });
    expect(told).toEqual(["Dance 1 · In the dark: Gina (a plain guest)."]);
  });
});

test("if the cards stay closed there is no story", () =>
  expect(recap({ view: { ...OVER, phase: "dance" }, outcome: GUESTS, names: NAMES, log: [] })).toEqual([]));
