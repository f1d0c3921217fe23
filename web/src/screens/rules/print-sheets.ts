/** What can be printed for a game, besides its rules. */
export type PrintSheet = "cards" | "master";

const PRINT_SHEETS: Readonly<Record<string, readonly PrintSheet[]>> = { carnaval: ["cards", "master"] };

export function printSheetsOf(game: string): readonly PrintSheet[] {
  return PRINT_SHEETS[game] ?? [];
}
