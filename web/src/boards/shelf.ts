/** The boards, each fetched when it is first played on. A new game's folder is found by itself. */
import { patiently } from "../look/patience.ts";
import type { BoardModule } from "./board.ts";
import { plain } from "./plain.tsx";

const folders = import.meta.glob<BoardModule>("./*/index.tsx");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = folders[`./${game}/index.tsx`];
  return load ? patiently(load) : plain;
}
