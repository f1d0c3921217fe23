/** What can be printed for a game, besides its rules: each is a file in its board's folder `print`. */
import type { ComponentType } from "preact";
import { lazy } from "../../components/lazy.tsx";
import type { OfferedGame } from "../../wire/routes.ts";

const files = import.meta.glob<{ PrintSheet: ComponentType }>("../../boards/*/print/*.tsx");

/** By board, the names of its sheets and how they look. */
const sheets: Record<string, Record<string, ComponentType>> = {};
for (const [path, load] of Object.entries(files)) {
  const [, board = "", sheet = ""] = /boards\/(\w+)\/print\/(\w+)\.tsx$/.exec(path) ?? [];
  sheets[board] = { ...sheets[board], [sheet]: lazy(async () => (await load()).PrintSheet) };
}

export function printSheetsOf(game: OfferedGame | undefined): readonly string[] {
  return Object.keys(sheets[game?.board ?? ""] ?? {});
}

export function printSheet(game: OfferedGame | undefined, sheet: string): ComponentType | undefined {
  return sheets[game?.board ?? ""]?.[sheet];
}
