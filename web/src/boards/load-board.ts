/** The boards, each loaded when it is first needed. A game names its own; a folder here is found automatically. */
import { withRetry } from "../browser/retry.ts";
import { findGame } from "../games.ts";
import type { BoardModule } from "./board.ts";

const boards = import.meta.glob<BoardModule>("./*/index.tsx");

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${findGame(game)?.board}/index.tsx`];
  if (load) return withRetry(load);
  const { plainBoard } = await withRetry(() => import("./plain/plain-board.tsx"));
  return plainBoard(game);
}
