/** What must hold for every board: it can draw and describe whatever a game may lead to. */
import { render } from "preact-render-to-string";
import { beforeAll, describe, expect, test } from "vitest";
import type { BoardModule } from "../src/boards/board.ts";
import { plainBoard } from "../src/boards/plain/plain-board.tsx";
import type { Fixture } from "../src/fixture.ts";
import { loadLanguage, t } from "../src/words/words.ts";

const drawn = import.meta.glob<BoardModule>("../src/boards/*/index.tsx", { eager: true });
const fixtures = import.meta.glob<Fixture[]>("../fixtures/*.json", { eager: true, import: "default" });
const NAMES = Array.from({ length: 16 }, (_, seat) => `Player ${seat}`);

beforeAll(() => loadLanguage("en"));

test("there are positions to draw", () => {
  expect(Object.keys(fixtures)).toHaveLength(4);
});

/** Each game on its own board, and on the plain one as if it had none. */
const cases = Object.entries(fixtures).flatMap(([file, moments]) => {
  const game = file.replace(/.*\/(\w+)\.json/, "$1");
  const plain = plainBoard(game);
  return [
    { title: game, board: drawn[`../src/boards/${game}/index.tsx`] ?? plain, moments },
    { title: `${game}, plain`, board: plain, moments },
  ];
});

describe.each(cases)("$title", ({ board, moments }) => {
  const { Board, describeEvent, describeMove } = board;

  test.each(moments)("draws $title", ({ seen }) => {
    for (const { view, news, previews } of seen) {
      const about = {
        view,
        names: NAMES,
        moves: view.moves,
        news,
        previews,
        hinted: view.moves.slice(0, 1),
        due: null,
      };
      const hush = { tapped: false, tap: () => {} };
      const page = render(<Board {...about} hush={hush} play={() => {}} />);
      expect(page).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test.each(moments)("describes the moves at $title", ({ seen }) => {
    for (const { view } of seen) {
      for (const move of view.moves) expect(describeMove(move, view, NAMES)).not.toMatch(/^$|undefined|NaN|\[object/);
    }
  });

  test.each(moments)("describes what happened at $title", ({ seen }) => {
    for (const event of seen.flatMap(({ news }) => news)) {
      const sentence = describeEvent(event, NAMES);
      if (sentence) expect(t(...sentence)).not.toMatch(/undefined|NaN|\[object/);
    }
  });
});
