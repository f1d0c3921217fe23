/** What can be printed for a game, besides its rules. */
export type Sheet = "cards" | "master";

const SHEETS: Readonly<Record<string, readonly Sheet[]>> = { carnaval: ["cards", "master"] };

export function sheetsOf(game: string): readonly Sheet[] {
  return SHEETS[game] ?? [];
}
