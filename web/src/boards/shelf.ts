/** The boards, each fetched when it is first played on. A new game's folder is found by itself. */
import type { BoardModule } from "./board.ts";
import { plain } from "./plain.tsx";

const folders = import.meta.glob<BoardModule>("./*/index.tsx");

export async function boardOf(game: string): Promise<BoardModule> {
  return (await folders[`./${game}/index.tsx`]?.()) ?? plain;
}
