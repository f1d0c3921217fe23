/** The games of this house: those that the page was built with, until the house has said which ones it has. */
import { signal } from "@preact/signals";
import { api } from "./api.ts";
import { withRetry } from "./browser/retry.ts";
import { CATALOG } from "./wire/catalog.ts";
import type { OfferedGame } from "./wire/routes.ts";
import { addWords } from "./words/words.ts";

export const games = signal<readonly OfferedGame[]>(CATALOG);

export function findGame(name: string): OfferedGame | undefined {
  return games.value.find((game) => game.name === name);
}

export function gameTitle(name: string): string {
  return findGame(name)?.title ?? name;
}

/** Asks the house which games it has. One that the page was built without is shown once its words are here. */
export async function loadGames(): Promise<void> {
  const offered = await withRetry(api.offeredGames);
  const others = offered.filter(({ name }) => !CATALOG.some((known) => known.name === name));
  if (others.length > 0) await addWords(others.map(({ name }) => wordsLoader(name)));
  games.value = offered;
}

function wordsLoader(game: string) {
  return (language: string) => withRetry(() => api.wordsOf(game, language));
}
