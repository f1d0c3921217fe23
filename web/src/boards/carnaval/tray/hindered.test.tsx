/** What keeps a player from talking, voting or using their ability is said for as long as it lasts. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../../fixtures/carnaval.json";
import type { Fixture } from "../../../fixture.ts";
import { loadLanguage, t } from "../../../words/words.ts";
import { Board } from "../index.tsx";
import type { View } from "../wire.ts";
import { isWorthSaying } from "./choice.ts";
import { hindrance } from "./hindered.tsx";
import { charmable, stillAwaited } from "./prompt-text.ts";
import type { Props } from "./use-choosing.ts";

const views = (fixtures as unknown as Fixture[]).flatMap(({ seen }) => seen.map(({ view }) => view as View));
const NAMES = Array.from({ length: 16 }, (_, seat) => `Player ${seat}`);
const talk = views.find(({ phase, moves }) => phase === "discussion" && moves.includes("accuse 1")) as View;
const me = talk.seat ?? 0;
const open = (role: string, more: Partial<View> = {}) => {
  const roles = talk.roles.map((known, seat) => (seat === me ? role : known));
  const masked = talk.masked.filter((seat) => seat !== me);
  return { ...talk, roles, masked, shown: [...talk.shown, me], used: [], ...more } as View;
};

beforeAll(() => loadLanguage("en"));

function page(view: View): string {
  const says = { event: "says", seat: 2, statement: "accuse 3", number: 1 } as const;
  const story = [{ event: "rest", seat: null, dance: 1 } as const, says];
  const none = { news: [], story, previews: {}, hinted: [], due: null, hush: null, play: () => {} };
  const props: Props = { ...none, view, names: NAMES, moves: view.moves };
  return render(<Board {...props} />);
}

describe("a player who drinks wine", () => {
  const roles = talk.roles.map((role, seat) => (seat === 4 ? "winegrower" : role));
  const drinking = { ...talk, roles, moves: [], blocked: { ...talk.blocked, wine: me } } as View;
  const told = t("carnaval-wine-yours", { who: "Player 4" });

  test("reads who poured it and until when, in the talk, the vote and the defence", () => {
    for (const phase of ["discussion", "vote", "defence", "tie"] as const)
      expect(page({ ...drinking, phase })).toContain(told);
  });

  test("has what the others say to look at", () => expect(page(drinking)).toContain(t("carnaval-overheard")));

  test("sees nothing of it at the verdict, where all screens look alike, nor when it is over", () => {
    expect(hindrance({ ...drinking, phase: "verdict" }, NAMES)).toBeNull();
    expect(hindrance({ ...drinking, phase: "dance" }, NAMES)).toBeNull();
  });

  test("is the only one who reads it", () =>
    expect(hindrance({ ...drinking, blocked: { ...talk.blocked, wine: me + 1 } }, NAMES)).toBeNull());
});

describe("a player whose ability lies open", () => {
  test.each<[string, Partial<View>]>([
    ["mark", { mark: me }],
    ["invitation", { invitation: me }],
    ["barred", { blocked: { ...talk.blocked, barred: [me] } }],
  ])("reads in the talk why they can't use it: %s", (why, more) => {
    expect(hindrance(open("hypnotist", more), NAMES)?.text).toBe(t("carnaval-hindered", { why }));
    expect(hindrance(open("hypnotist", { ...more, used: ["hypnotist"] }), NAMES)).toBeNull();
    expect(hindrance(open("soldier", more), NAMES)).toBeNull();
    expect(hindrance({ ...talk, ...more } as View, NAMES)).toBeNull();
  });
});

test("a player who has defended themselves reads whom everybody waits for", () => {
  const defended = { ...talk, phase: "defence", to_act: [me + 1], ready: [me] } as View;
  expect(stillAwaited(defended, NAMES)).toBe(t("carnaval-wait-for", { who: `Player ${me + 1}` }));
  expect(stillAwaited({ ...defended, ready: [] }, NAMES)).toBe("");
  expect(stillAwaited({ ...defended, to_act: [] }, NAMES)).toBe("");
  expect(stillAwaited({ ...defended, phase: "discussion" }, NAMES)).toBe("");
});

test("the way back after a defence isn't called a vote's", () => {
  const back = { ...talk, ready: [me], accused: [me], moves: ["not-ready"] };
  expect(page({ ...back, phase: "defence" })).toContain(t("carnaval-do-speak-again"));
  expect(page(back)).toContain(t("carnaval-do-not-ready"));
});

test("whoever charms reads why only some can be chosen", () => {
  expect(charmable(["charm"])).toContain(t("carnaval-name-charm"));
  expect(charmable(["pour"])).toBe("");
});

test("nobody is offered to say that they saw a card where only the painter could have, and isn't there", () => {
  expect(isWorthSaying({ ...talk, in_play: ["guest", "prankster"] }, "report-role")).toBe(false);
  expect(isWorthSaying({ ...talk, in_play: ["guest", "painter"] }, "report-role")).toBe(true);
});
