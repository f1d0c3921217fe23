import { readFileSync } from "node:fs";
import { marked } from "marked";
import { expect, test } from "vitest";
import type { View } from "../../wire/views.ts";
import { chapterNow, chaptersOf } from "./chapters.ts";

const WORDS = new URL("../../../../src/ridotto/words/en/rules/", import.meta.url);

test.each([
  [{ game: "masker" }, "Your turn"],
  [{ game: "mascarade", outcome: null }, "Your turn"],
  [{ game: "mask", phase: "place" }, "How it begins"],
  [{ game: "mask", phase: "turn" }, "A round"],
  [{ game: "mask", phase: "auction" }, "The auction"],
  [{ game: "mask", phase: "card" }, "The cards"],
  [{ game: "mask", phase: "over" }, "The end"],
  [{ game: "carnaval" }, "How an evening goes"],
])("in %j the chapter is “%s”", (view, heading) => {
  const page = marked.parse(readFileSync(new URL(`${view.game}.md`, WORDS), "utf8"), { async: false });
  expect(chaptersOf(page)[chapterNow(view as View)]).toContain(`<h2>${heading}</h2>`);
});
