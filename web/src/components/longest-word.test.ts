import { expect, test } from "vitest";
import { longestWord } from "./longest-word.ts";

test("the longest of several words counts, and a wide letter counts more", () => {
  expect(longestWord("Chiara")).toBe(6);
  expect(longestWord("Jean-Baptiste of Arles")).toBe(8);
  expect(longestWord("Memmo")).toBe(6.5);
  expect(longestWord("")).toBe(1);
});
