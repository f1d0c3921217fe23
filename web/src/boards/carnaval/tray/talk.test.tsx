/** What the tray says to a player who may talk: how many statements they have left, and whether they are accused. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../../fixtures/carnaval.json";
import type { Fixture } from "../../../fixture.ts";
import { loadLanguage, t } from "../../../words/words.ts";
import { Board, describeMove } from "../index.tsx";
import { turnHeading } from "../turn-heading.ts";
import type { View } from "../wire.ts";
import type { Props } from "./use-choosing.ts";

const views = (fixtures as unknown as Fixture[]).flatMap(({ seen }) => seen.map(({ view }) => view as View));
const NAMES = Array.from({ length: 16 }, (_, seat) => `Player ${seat}`);
const talk = views.find(({ phase, moves }) => phase === "discussion" && moves.includes("accuse 1")) as View;

beforeAll(() => loadLanguage("en"));

function page(more: Partial<View>): string {
  const view = { ...talk, ...more };
  const none = { news: [], previews: {}, hinted: [], due: null, hush: null, play: () => {} };
  const props: Props = { ...none, view, names: NAMES, moves: view.moves };
  return render(<Board {...props} />);
}

describe("statements", () => {
  test("are counted down from three", () => {
    expect(page({ statements_left: 4 })).not.toContain("statements left");
    expect(page({ statements_left: 3 })).toContain("3 statements left.");
    expect(page({ statements_left: 2, ready: [talk.seat ?? 0] })).toContain("2 statements left.");
    expect(page({ statements_left: 1 })).toContain("One statement left.");
  });

  test("that are used up can't be made, and nobody reads that they can still talk", () => {
    for (const ready of [[], [talk.seat ?? 0]]) {
      const moves = ready.length > 0 ? ["not-ready"] : ["ready"];
      const used = page({ statements_left: 0, moves, ready });
      expect(used).toContain(t("carnaval-statements-used"));
      expect(used).not.toContain(t("carnaval-still-talk"));
      expect(used).not.toContain(t("carnaval-choose-deed"));
    }
  });
});

describe("an accused player", () => {
  const me = talk.seat ?? 0;
  const defence: Partial<View> = { phase: "defence", accused: [me, me + 1], ready: [] };
  const heading = (more: Partial<View>) => turnHeading({ ...talk, ...defence, ...more }, false)?.[0];

  test("is told so for as long as they have the floor, and what their button means", () => {
    expect(heading({})).toBe("carnaval-turn-accused");
    expect(page(defence)).toContain(t("carnaval-choose-defence"));
    expect(page(defence)).toContain(t("carnaval-do-defended"));
    expect(page(defence)).not.toContain(t("carnaval-do-ready"));
    expect(describeMove("ready", { ...talk, ...defence }, NAMES)).toBe(t("carnaval-do-defended"));
    expect(describeMove("ready", talk, NAMES)).toBe(t("carnaval-do-ready"));
  });

  test("who has no statements left isn't asked to make any", () => {
    const spent = { statements_left: 0, moves: ["ready"] };
    expect(heading(spent)).toBe("carnaval-turn-accused-spent");
    expect(page({ ...defence, ...spent })).toContain(t("carnaval-statements-used"));
  });

  test("has said it all once they are ready", () => {
    expect(heading({ ready: [me] })).toBe("carnaval-now-defence");
    expect(page({ ...defence, ready: [me] })).toContain(t("carnaval-still-defend"));
  });

  test("others hear the accused", () => {
    expect(heading({ accused: [me + 1, me + 2], moves: [] })).toBe("carnaval-now-defence");
  });
});

test("a charmed player is told before the vote, and while the others vote, whose vote theirs will be", () => {
  const told = t("carnaval-votes-with", { who: NAMES[3] as string });
  expect(page({ votes_with: 3 })).toContain(told);
  expect(page({ votes_with: null })).not.toContain("has charmed you");
  expect(page({ phase: "vote", moves: [], votes_with: 3 })).toContain(told);
});
