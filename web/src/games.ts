/** The games of this house: ours, which the page knows from the start, and those that the house has besides. */
import { signal } from "@preact/signals";
import { api, GAMES, type Game } from "./api.ts";
import { withRetry } from "./browser/retry.ts";
import type { OfferedGame } from "./wire/routes.ts";
import { addWords } from "./words/words.ts";

export const games = signal<readonly Game[]>(GAMES);

export function findGame(name: string): Game | undefined {
  return games.value.find((game) => game.name === name);
}

export function gameTitle(name: string): string {
  return findGame(name)?.title ?? name;
}

/** Whether the page comes with this game: its words, its rules, its door. */
export function isOurs(name: string): boolean {
  return GAMES.some((game) => game.name === name);
}

/** Asks the house which games it has. One that isn't ours is shown once its words are here. */
export async function loadGames(): Promise<void> {
  const others = (await withRetry(api.offeredGames)).filter(({ name }) => !isOurs(name));
  if (others.length === 0) return;
  await addWords(
    others.map(
      ({ name }) =>
        (language) =>
          withRetry(() => api.wordsOf(name, language)),
    ),
  );
  games.value = [...GAMES, ...others.map(asGame)];
}

function asGame({ name, title, fewest, most, lesson }: OfferedGame): Game {
  return { name, title, fewest, most, lesson, usual: Math.min(fewest + 1, most) };
}
