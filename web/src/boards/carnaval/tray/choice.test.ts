/** A move is put together word by word, and only valid moves can be chosen. */
import { describe, expect, test } from "vitest";
import fixtures from "../../../../fixtures/carnaval.json";
import type { Fixture } from "../../../fixture.ts";
import type { Event, View } from "../wire.ts";
import {
  begun,
  byKind,
  candidates,
  decision,
  deeds,
  deedsAbout,
  following,
  hasDecision,
  isIdle,
  isWhole,
  isWorthSaying,
  leadsOn,
  moveOf,
  named,
  pastimes,
  takesSeat,
  tapped,
  tokensOf,
  unnamed,
} from "./choice.ts";

const views = (fixtures as unknown as Fixture[]).flatMap(({ seen }) => seen.map(({ view }) => view as View));
const soldier = ["watch 1", "watch 2", "pass"];
const talk = ["ready", "accuse 1", "accuse 2", "claim chef", "report role 1 chef", "report role 2 chef", "retract 1"];

describe("every move of every moment", () => {
  const moves = [...new Set(views.flatMap((view) => view.moves))];

  test("reads the same both ways", () => {
    for (const move of moves) expect(moveOf(tokensOf(move))).toBe(move);
  });

  test("can be reached word by word", () => {
    const isReached = (moves: readonly string[], tokens: readonly string[]) =>
      tokens.every((word, n) => following(moves, tokens.slice(0, n)).includes(word)) && isWhole(moves, tokens);
    const unreached = views.flatMap(({ moves }) => moves.filter((move) => !isReached(moves, tokensOf(move))));
    expect(unreached).toEqual([]);
  });
});

describe("tapping a guest", () => {
  test("names them if only one thing can be done", () => {
    expect(begun(soldier, [])).toEqual(["watch"]);
    expect(tapped(soldier, [], 2)).toEqual(["watch", "2"]);
  });

  test("replaces the guest before", () => {
    expect(tapped(soldier, ["watch", "2"], 1)).toEqual(["watch", "1"]);
  });

  test("names nobody who can't be named", () => {
    expect(tapped(soldier, [], 3)).toBeNull();
  });

  test("chooses nothing while the action is still open", () => {
    expect(tapped(talk, [], 1)).toBeNull();
    expect(deedsAbout(talk, 1)).toEqual(["accuse", "report-role"]);
  });

  test("leads on to the role where one is needed", () => {
    const tokens = tapped(talk, ["report-role"], 2) ?? [];
    expect(isWhole(talk, tokens)).toBe(false);
    expect(following(talk, tokens)).toEqual(["chef"]);
    expect(named(tokens)).toBe(2);
  });

  test("keeps what was chosen for the one before, if it can", () => {
    expect(tapped(talk, ["report-role", "1", "chef"], 2)).toEqual(["report-role", "2", "chef"]);
    const other = [...talk, "report role 3 guest"];
    expect(tapped(other, ["report-role", "1", "chef"], 3)).toEqual(["report-role", "3"]);
  });

  test("a second time undoes it, and leaves what was being done", () => {
    expect(unnamed(talk, ["accuse", "2"])).toEqual(["accuse"]);
    expect(unnamed(talk, ["report-role", "1", "chef"])).toEqual(["report-role"]);
    expect(unnamed(talk, ["retract", "1"])).toEqual(["retract", "1"]);
  });

  test("a second time leaves nothing where only one thing can be done", () => {
    expect(unnamed(soldier, ["watch", "2"])).toEqual([]);
  });

  test("doesn't mistake the number of a statement for a guest", () => {
    expect(tapped(talk, ["retract"], 1)).toBeNull();
  });
});

describe("an unfinished choice", () => {
  test("stays for as long as it is still possible", () => {
    expect(leadsOn(talk, ["accuse"])).toBe(true);
    expect(leadsOn(talk, ["accuse", "2"])).toBe(true);
  });

  test("is forgotten when it isn't", () => {
    expect(leadsOn(soldier, ["accuse"])).toBe(false);
    expect(leadsOn(talk, ["accuse", "3"])).toBe(false);
  });
});

describe("a question that is answered by buttons", () => {
  test("takes no guest", () => {
    expect(takesSeat(["step-in", "pass"])).toBe(false);
    expect(takesSeat(["sketch soldier", "sketch gentleman", "pass"])).toBe(false);
    expect(takesSeat(["cancel", "pass"])).toBe(false);
    expect(takesSeat(["pass"])).toBe(false);
  });

  test("isn't one if somebody can be named", () => {
    expect(takesSeat(soldier)).toBe(true);
    expect(takesSeat(["choose 2", "choose 6", "pass"])).toBe(true);
    expect(takesSeat(talk)).toBe(true);
  });
});

describe("what is said first", () => {
  test("is who one is, and then a question: it stands at the top", () => {
    const kinds = byKind(["accuse", "vouch", "vote-for", "ask", "claim", "report-role", "charm"]);
    expect(kinds.flatMap(([, deeds]) => deeds).slice(0, 3)).toEqual(["charm", "claim", "ask"]);
  });
});

describe("a statement isn't offered", () => {
  const talk = {
    seat: 0,
    phase: "discussion",
    in_play: ["guest", "soldier", "prankster", "chef"],
    roles: ["chef", "prankster", "guest", null],
    shown: [1, 2],
    masked: [0, 3],
    accused: [],
  } as unknown as View;
  const events = (...list: object[]) => list as Event[];
  const idle = (move: string, view: Partial<View> = {}, story: Event[] = []) =>
    isIdle(move, { ...talk, ...view } as View, story);

  test("about a player whose card lies open, if it could only repeat the card", () => {
    for (const deed of ["ask 1", "accuse 1", "vouch 2", "vote-for 2", "report role 1 chef", "report suspicious 1"])
      expect(idle(deed), deed).toBe(true);
    for (const deed of ["ask 3", "accuse 3", "vouch 3", "vote-for 3", "report role 3 chef", "report suspicious 3"])
      expect(idle(deed), deed).toBe(false);
  });

  test("but is, if the genie may have turned that player, or they are masked again", () => {
    expect(idle("accuse 2", { in_play: ["guest", "evil-genie", "prankster", "chef"] })).toBe(false);
    expect(idle("accuse 1", { in_play: ["guest", "evil-genie", "prankster", "chef"] })).toBe(true);
    for (const deed of ["accuse 1", "vote-for 1", "report role 1 chef"])
      expect(idle(deed, { masked: [0, 1, 3] }), deed).toBe(false);
  });

  test("about who one is, once everybody sees it", () => {
    expect(idle("claim chef")).toBe(false);
    expect(idle("claim chef", { shown: [0, 1, 2] })).toBe(true);
  });

  test("as the soldier, by a player whose card everybody has seen, unless it is the soldier's", () => {
    for (const deed of ["report suspicious 3", "report harmless 3"]) {
      expect(idle(deed, { shown: [0, 1, 2] }), deed).toBe(true);
      expect(idle(deed, { shown: [0, 1, 2], roles: ["soldier", "prankster", "guest", null] }), deed).toBe(false);
    }
    expect(idle("report role 3 chef", { shown: [0, 1, 2] })).toBe(false);
  });

  test("about a vote against somebody who isn't accused, in the defence", () => {
    expect(idle("vote-for 3", { phase: "defence", accused: [0, 1] })).toBe(true);
    expect(idle("vote-for 3", { phase: "defence", accused: [0, 3] })).toBe(false);
  });

  test("about having been watched, before anybody was, or by a player who was unmasked then or is a plain guest", () => {
    const [watches, off] = [
      { event: "watches", seat: null },
      { event: "unmasked", seat: 0 },
    ];
    const watched = (...story: object[]) => !idle("report watched", {}, events(...story));
    expect(watched()).toBe(false);
    expect(watched(watches)).toBe(true);
    expect(watched(watches, off)).toBe(true);
    expect(watched(off, watches)).toBe(false);
    expect(watched(off, { event: "masked", seat: 0 }, watches)).toBe(true);
    for (const role of ["guest", "soldier"]) {
      const open = { shown: [0], roles: [role] } as unknown as Partial<View>;
      expect(idle("report watched", open, events(watches, off)), role).toBe(true);
    }
  });
});

describe("a hush", () => {
  const dances = views.filter(({ phase, seat, seats }) => phase === "dance" && seat !== null && seat < seats);
  // The number of words in a choice, and whether a guest is tapped for it: what can be seen across the table.
  const form = (moves: readonly string[]) => tokensOf(moves[0] ?? "").map((word) => /^\d+$/.test(word));

  test("offers a choice of the same form to a player who has nothing to decide", () => {
    for (const view of dances.filter(({ moves, step }) => hasDecision(moves) && step === "choose")) {
      expect(form(pastimes(view))).toEqual(form(view.moves));
      expect(deeds(pastimes(view))).toHaveLength(1);
    }
  });

  test("is a pass for a player who is called but can do nothing, and a mere tap for one who isn't called", () => {
    expect(decision(["pass"], "bow 3")).toBe("pass");
    expect(decision([], "bow 3")).toBeNull();
    expect(decision(soldier, "watch 2")).toBe("watch 2");
  });

  test("has two buttons for everybody at the verdict, as for the gentleman", () => {
    const verdicts = views.filter(({ phase, seat, seats }) => phase === "verdict" && seat !== null && seat < seats);
    expect(verdicts.length).toBeGreaterThan(0);
    for (const view of verdicts) expect(form(pastimes(view))).toEqual(form(["step-in", "pass"]));
  });

  test("never offers a move as a pastime", () => {
    for (const view of dances) {
      const real = new Set(views.flatMap(({ moves }) => moves).filter((move) => move !== "pass"));
      expect(pastimes(view).some((pastime) => real.has(pastime))).toBe(false);
    }
  });
});

describe("who can be meant by a call, as everybody knows", () => {
  const view = { seat: 0, seats: 5, phase: "dance", heard: "pranksters", masked: [0, 1, 2], fallen: [3] } as unknown;
  const meant = (facts: Partial<View>) => candidates({ ...(view as View), ...facts });

  test("masked players, even if their masks fell in this dance: that is a secret", () =>
    expect(meant({})).toEqual([1, 2, 3]));
  test("it is the same for players who don't know whose mask fell", () =>
    expect(meant({ masked: [0, 1, 2, 3], fallen: [] })).toEqual([1, 2, 3]));
  test("unmasked players for the spare mask, and anybody for a mark", () => {
    expect(meant({ heard: "mask-lender" })).toEqual([4]);
    expect(meant({ heard: "master-prankster" })).toEqual([1, 2, 3, 4]);
  });
  test("anybody if it could be nobody: then a bow is all there is to do", () =>
    expect(meant({ heard: "mask-lender", masked: [0, 1, 2, 3, 4], fallen: [] })).toEqual([1, 2, 3, 4]));
});

test("what can be taken back stands beside the end of the talk: it moves no statement, and belongs to none", () => {
  const view = { in_play: ["guest", "prankster"] } as unknown as View;
  const worth = ["claim", "ask", "retract", "answer"].filter((deed) => isWorthSaying(view, deed));
  expect(worth).toEqual(["claim", "ask"]);
});
