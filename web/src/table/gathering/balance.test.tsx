import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, it } from "vitest";
import type { Balance } from "../../wire/messages.ts";
import { loadLanguage } from "../../words/words.ts";
import { BalancePicture } from "./balance-picture.tsx";
import { balanceSentences, balanceVerdict, lengthSentence, winsSentence } from "./balance-text.ts";

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

function withRates(guests: number, pranksters: number): Balance {
  return {
    ...EVEN,
    sides: [
      { side: "guests", rate: guests, low: guests, high: guests },
      { side: "pranksters", rate: pranksters, low: pranksters, high: pranksters },
    ],
  };
}

beforeAll(() => loadLanguage("en"));

describe("the verdict", () => {
  it.each([
    [0.5, 0.5, "Even: both sides win about equally often."],
    [0.52, 0.43, "Even: both sides win about equally often."],
    [0.58, 0.42, "The guests have it easier."],
    [0.38, 0.55, "The pranksters have it easier."],
    [0.7, 0.3, "The guests are much stronger."],
    [0.2, 0.75, "The pranksters are much stronger."],
  ])("of %d against %d", (guests, pranksters, verdict) => {
    expect(balanceVerdict(GAME, withRates(guests, pranksters))).toBe(verdict);
  });

  it("is only for two sides", () => {
    expect(balanceVerdict(GAME, { ...EVEN, sides: EVEN.sides.slice(0, 1) })).toBeNull();
  });
});

describe("what a balance says", () => {
  it.each([
    [0.03, "The guests hardly ever win."],
    [0.12, "The guests win about 1 in 10 evenings."],
    [0.58, "The guests win about 6 in 10 evenings."],
    [0.97, "The guests nearly always win."],
  ])("counts evenings: %d", (guests, sentence) => {
    expect(winsSentence(GAME, withRates(guests, 1 - guests))).toBe(sentence);
  });

  it("names length, draws, strength and how sure it is, in plain words", () => {
    expect(lengthSentence(GAME, EVEN)).toBe("An evening lasts about 4 dances, mostly 3 to 6.");
    expect(balanceSentences(GAME, EVEN)).toEqual([
      "Nobody wins: 6%.",
      "Estimated for bots of strength “Master” in all seats.",
      "Guests: between 41 and 56 wins in 100 games, as far as we can tell.",
    ]);
  });

  it("tells a lot among several sets, and how many options nobody has counted", () => {
    const sets = [0.42, 0.53].map((rate) => ({ picks: [], rate }));
    const sentences = balanceSentences(GAME, { ...EVEN, sets, ignored: ["secret_vote", "gatecrasher"] });
    expect(sentences).toContain("One of 2 sets, drawn by lot. Guests: 42–53%, depending on the set (estimated).");
    expect(sentences.at(-1)).toBe("2 of the options below aren’t taken into account.");
    expect(balanceSentences(GAME, { ...EVEN, ignored: ["gatecrasher"] }).at(-1)).toMatch(/^One of the options/);
  });

  it("says in how many games it was measured", () => {
    expect(balanceSentences(GAME, { ...EVEN, games: 1 })).toContain(
      "Measured in one game between bots of strength “Master”.",
    );
    expect(balanceSentences(GAME, { ...EVEN, games: 87 })).toContain(
      "Measured in 87 games between bots of strength “Master”.",
    );
  });
});

describe("the picture", () => {
  const drawn = () => render(<BalancePicture game={GAME} balance={EVEN} />);

  it("can be read without seeing it", () => {
    expect(
      drawn()
        .replace(/<svg.*<\/svg>/, "")
        .replace(/<[^>]+>/g, " "),
    ).toMatch(/Guests\s+48%\s+Pranksters\s+46%/);
  });

  it("draws the sides from both ends, and the interval where the first one ends", () => {
    expect(drawn()).toContain("x:0.00%;width:48.00%");
    expect(drawn()).toContain("x:54.00%;width:46.00%");
    expect(drawn()).toContain("x:41.00%;width:15.00%");
  });
});
