import { afterEach, expect, test } from "vitest";
import { games } from "../games.ts";
import { CATALOG } from "../wire/catalog.ts";
import type { OfferedGame } from "../wire/routes.ts";
import { loadBoard } from "./load-board.ts";

afterEach(() => {
  games.value = CATALOG;
});

const [first] = CATALOG as readonly [OfferedGame];

function offer(board: string | null): void {
  games.value = [{ ...first, name: "kites", board }];
}

test.each(CATALOG)("$name is played on the board that its descriptor names", async ({ name }) => {
  expect(await loadBoard(name)).toHaveProperty("rulesChapter");
});

test("a game may be played on the board of another one", async () => {
  offer(first.board);
  const borrowed = await loadBoard("kites");
  games.value = CATALOG;
  expect(borrowed).toBe(await loadBoard(first.name));
});

test.each([null, "no-such-board"])("with %s as its board, a game is played on the plain one", async (board) => {
  offer(board);
  expect(await loadBoard("kites")).not.toHaveProperty("rulesChapter");
});
