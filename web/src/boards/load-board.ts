/** The boards, each loaded when it is first needed. A new game's folder is found automatically. */
import { withRetry } from "../browser/retry.ts";
import type { BoardModule } from "./board.ts";
import { plainBoard } from "./plain-board.tsx";

const boards = import.meta.glob<BoardModule>("./*/index.tsx");

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = boards[`./${game}/index.tsx`];
  return load ? withRetry(load) : plainBoard;
}
