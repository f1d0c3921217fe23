import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBundle, formatSentence, preferredLanguage } from "../src/words/sentence.ts";
import { hasSentence, LANGUAGES, language, languageName, loadLanguage, t } from "../src/words/words.ts";

describe("the words of the package", () => {
  beforeAll(() => loadLanguage("en"));

  test("the page says what the terminal says", () => {
    expect(t("masker-captures", { who: "Ada", cross: "R", at: "c4" })).toBe("Ada captures a red cross on c4.");
  });

  test("numbers choose their own form", () => {
    expect(t("mascarade-draws", { who: "Ada", count: 1 })).toBe("Ada draws a card.");
    expect(t("mascarade-draws", { who: "Ada", count: 3 })).toBe("Ada draws 3 cards.");
  });

  test("one can ask whether there is a sentence", () => {
    expect(hasSentence("page-tagline")).toBe(true);
    expect(hasSentence("no-such-sentence")).toBe(false);
  });
});

test("every language is offered by its own name", () => {
  expect(LANGUAGES.map(languageName).sort()).toEqual([
    "Dansk",
    "Deutsch",
    "English",
    "Français",
    "Italiano",
    "Nederlands",
    "Svenska",
  ]);
});

describe("in French", () => {
  const start = language.value;
  beforeAll(() => {
    language.value = "fr";
    return loadLanguage("fr");
  });
  afterAll(() => {
    language.value = start;
  });

  test("adjectives follow their number", () => {
    expect(t("masker-so-many", { count: 1, cross: "R" })).toBe("1 rouge");
    expect(t("masker-so-many", { count: 2, cross: "R" })).toBe("2 rouges");
  });

  test("nothing is as few as one", () => {
    expect(t("mask-to-come", { left: 1, cards: 0 })).toBe("1 masque à venir · pile : 0 carte");
  });
});

describe("a fault of ours is loud", () => {
  const bundle = createBundle("en", "greeting = Good evening, { $who }.");

  test("a sentence that is not there", () => {
    expect(() => formatSentence(bundle, "farewell", {})).toThrow("farewell");
  });

  test("a fact that is not told", () => {
    expect(() => formatSentence(bundle, "greeting", {})).toThrow("who");
  });
});

test.each([
  [["fr-CH", "en"], "fr"],
  [["pt-BR", "DE-at"], "de"],
  [["frr", "de"], "de"],
  [["pt-BR"], "en"],
  [[], "en"],
])("who wants %j hears %s", (wanted, heard) => {
  expect(preferredLanguage(wanted, ["de", "en", "fr"])).toBe(heard);
});
