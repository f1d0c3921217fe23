import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBundle, formatSentence, preferredLanguage } from "../src/words/sentence.ts";
import { hasSentence, LANGUAGES, language, languageName, loadLanguage, t } from "../src/words/words.ts";

describe("the words of the package", () => {
  beforeAll(() => loadLanguage("en"));

  test("the page says what the terminal says", () => {
    expect(t("masker-captures", { who: "Ada", cross: "R", at: "c4" })).toBe("Ada captures a red cross on c4.");
  });

  test("numbers choose their plural form", () => {
    expect(t("mascarade-draws", { who: "Ada", count: 1 })).toBe("Ada draws a card.");
    expect(t("mascarade-draws", { who: "Ada", count: 3 })).toBe("Ada draws 3 cards.");
  });

  test("a key can be checked for a sentence", () => {
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

  test("zero is singular", () => {
    expect(t("mask-to-come", { left: 1, cards: 0 })).toBe("1 masque à venir · pile : 0 carte");
  });
});

describe("a mistake of ours is an error", () => {
  const bundle = createBundle("en", "greeting = Good evening, { $who }.");

  test("a missing sentence", () => {
    expect(() => formatSentence(bundle, "farewell", {})).toThrow("farewell");
  });

  test("a missing fact", () => {
    expect(() => formatSentence(bundle, "greeting", {})).toThrow("who");
  });
});

test.each([
  [["fr-CH", "en"], "fr"],
  [["pt-BR", "DE-at"], "de"],
  [["frr", "de"], "de"],
  [["pt-BR"], "en"],
  [[], "en"],
])("someone who wants %j gets %s", (wanted, expected) => {
  expect(preferredLanguage(wanted, ["de", "en", "fr"])).toBe(expected);
});
