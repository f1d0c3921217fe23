/** The rules pages as the build reads them: chapters, our rulings, and boards for the examples. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import type { BoardModule } from "../src/boards/board.ts";
import type { Chapter } from "../src/screens/rules/chapter.ts";
import { type ExamplePosition, StillBoard } from "../src/screens/rules/example.tsx";
import type { View } from "../src/wire/game.ts";
import { LANGUAGES, loadLanguage } from "../src/words/words.ts";
import { parseChapters } from "../tools/rules.ts";

const PACKAGES = new URL("../../src/ridotto/games/", import.meta.url);
const boards = import.meta.glob<BoardModule>("../src/boards/*/index.tsx", { eager: true });
const GAMES = readdirSync(PACKAGES).filter((name) => existsSync(new URL(`${name}/words/en/rules.md`, PACKAGES)));

function pageOf(game: string, language = "en"): Chapter[] {
  return parseChapters(readFileSync(new URL(`${game}/words/${language}/rules.md`, PACKAGES), "utf8"));
}

function positionsOf(game: string): Record<string, ExamplePosition> {
  return JSON.parse(readFileSync(new URL(`../examples/${game}.json`, import.meta.url), "utf8"));
}

describe("a page", () => {
  const [title, turn] = parseChapters(
    [
      "# Masker\n\nFor two.\n\n## Your turn\n\nTake *one*. *(Our ruling: not two.)*\n",
      "```board white\nAda took `c2`.\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    ].join("\n"),
  );

  test("begins with its title, and has a chapter for every heading", () => {
    expect(title).toEqual({ title: "Masker", parts: ["<p>For two.</p>\n"] });
    expect(turn?.title).toBe("Your turn");
  });

  test("marks our own rulings, and nothing else", () => {
    expect(turn?.parts[0]).toContain('<small class="ruling">Our ruling: not two.</small>');
    expect(turn?.parts[0]).toContain("<em>one</em>");
  });

  test("has a board where an example is named, and its text below it", () => {
    expect(turn?.parts[1]).toEqual({ board: "white", words: "Ada took <code>c2</code>." });
  });

  test("makes tables scrollable by keyboard", () => {
    expect(turn?.parts[2]).toContain('<table tabindex="0">');
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  beforeAll(() => loadLanguage("en"));

  test.each(LANGUAGES)("name only boards that exist, in %s", (language) => {
    const named = pageOf(game, language).flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === "string" ? [] : [part.board])),
    );
    expect(named.toSorted()).toEqual(Object.keys(positionsOf(game)).toSorted());
  });

  test.each(Object.entries(positionsOf(game)))("draw %s with the game's own board", (_, position) => {
    const module = boards[`../src/boards/${game}/index.tsx`] as BoardModule;
    const drawn = render(<StillBoard module={module} position={position} />);
    expect(drawn).toContain(`class="board-${game}`);
    expect(drawn).not.toMatch(/undefined|NaN|\[object/);
  });
});

test.each([
  ["mascarade", "points", 'class="ghost"'],
  ["mascarade", "fits", '<span class="badge">2</span>'],
  ["mask", "steps", 'data-held="true"'],
  ["mask", "turned", 'data-ghost="true"'],
  ["carnaval", "dance", "guest lit chosen"],
])("%s: the example %s shows the move it is about", (game, name, seen) => {
  const module = boards[`../src/boards/${game}/index.tsx`] as BoardModule;
  expect(render(<StillBoard module={module} position={positionsOf(game)[name] as ExamplePosition} />)).toContain(seen);
});

test.each([
  [{ game: "masker" }, "Your turn"],
  [{ game: "mascarade", outcome: null }, "Your turn"],
  [{ game: "mask", phase: "place" }, "Getting started"],
  [{ game: "mask", phase: "turn" }, "A round"],
  [{ game: "mask", phase: "auction" }, "The auction"],
  [{ game: "mask", phase: "card" }, "The cards"],
  [{ game: "mask", phase: "over" }, "The end"],
  [{ game: "carnaval", phase: "invitation" }, "The dance"],
  [{ game: "carnaval", phase: "dance" }, "The dance"],
  [{ game: "carnaval", phase: "discussion" }, "The buffet"],
  [{ game: "carnaval", phase: "verdict" }, "The vote"],
  [{ game: "carnaval", phase: "over" }, "The end"],
])("in %j the chapter is “%s”", (view, heading) => {
  const module = boards[`../src/boards/${view.game}/index.tsx`] as BoardModule;
  expect(pageOf(view.game)[module.rulesChapter?.(view as View) ?? 0]?.title).toBe(heading);
});
