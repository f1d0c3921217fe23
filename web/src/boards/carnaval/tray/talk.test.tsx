/** What the tray says to a player who may talk: how many statements they have left, and whether they are accused. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import fixtures from "../../../../fixtures/carnaval.json";
import type { Fixture } from "../../../fixture.ts";
import { loadLanguage, t } from "../../../words/words.ts";
import { Board } from "../index.tsx";
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
