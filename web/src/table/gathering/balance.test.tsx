import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, it } from "vitest";
import type { Balance } from "../../wire/messages.ts";
import { loadLanguage } from "../../words/words.ts";
import { BalancePicture } from "./balance-picture.tsx";
import { balanceSentences } from "./balance-text.ts";

const GAME = "carnaval";
const EVEN: Balance = {
  strength: "master",
  sides: [
    { side: "guests", rate: 0.48, low: 0.41, high: 0.56 },
    { side: "pranksters", rate: 0.46, low: 0.38, high: 0.52 },
  ],
  length: 4.2,
  shortest: 2.7,
  longest: 6.1,
};

beforeAll(() => loadLanguage("en"));

describe("what a balance says", () => {
  it("names length, draws and strength", () => {
    expect(balanceSentences(GAME, EVEN)).toEqual([
      "An evening lasts about 4 dances, mostly 3 to 6.",
      "Nobody wins: 6%.",
      "Estimated for bots of strength “Master” in all seats. In brackets: the 95% interval.",
    ]);
  });

  it("tells a lot among several sets, and options that nobody has counted", () => {
    const sets = [0.42, 0.53].map((rate) => ({ picks: [], rate }));
    const sentences = balanceSentences(GAME, { ...EVEN, sets, ignored: ["secret_vote", "gatecrasher"] });
    expect(sentences).toContain("One of 2 sets, drawn by lot. Guests: 42–53%, depending on the set (estimated).");
    expect(sentences.at(-1)).toMatch(/^Not taken into account: .+ and .+\.$/);
  });

  it("says in how many games it was measured", () => {
    expect(balanceSentences(GAME, { ...EVEN, games: 1 }).at(-1)).toContain("Measured in one game between");
    expect(balanceSentences(GAME, { ...EVEN, games: 87 }).at(-1)).toContain("Measured in 87 games between");
  });
});

describe("the picture", () => {
  const drawn = () => render(<BalancePicture game={GAME} balance={EVEN} />);

  it("can be read without seeing it", () => {
    expect(
      drawn()
        .replace(/<svg.*<\/svg>/, "")
        .replace(/<[^>]+>/g, " "),
    ).toMatch(/Guests\s+48%\s+\(41–56%\)\s+Pranksters\s+46%\s+\(38–52%\)/);
  });

  it("draws the sides from both ends, and the interval where the first one ends", () => {
    expect(drawn()).toContain("x:0.00%;width:48.00%");
    expect(drawn()).toContain("x:54.00%;width:46.00%");
    expect(drawn()).toContain("x:41.00%;width:15.00%");
  });
});
