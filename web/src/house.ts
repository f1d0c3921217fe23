/** What the page asks of the house. Until the house answers, a stub stands in for it. */
import type { GameName } from "./wire/views.ts";

export interface Game {
  name: GameName;
  title: string;
  fewest: number;
  most: number;
}

/** A table that can be joined, watched or come back to. */
export interface OpenTable {
  code: string;
  game: GameName;
  names: string[];
  seats: number;
}

export interface House {
  games: readonly Game[];
  /** Sits down against bots at once; gives the code of the table. */
  playNow(game: GameName): Promise<string>;
  /** Makes a table to which friends can be invited; gives its code. */
  makeTable(game: GameName): Promise<string>;
  publicTables(): Promise<OpenTable[]>;
  /** Games of this person that are not over. */
  leftGames(): Promise<OpenTable[]>;
}

const GAMES: readonly Game[] = [
  { name: "mascarade", title: "Mascarade", fewest: 2, most: 4 },
  { name: "masker", title: "Masker", fewest: 2, most: 4 },
  { name: "mask", title: "Mask", fewest: 3, most: 6 },
  { name: "carnaval", title: "Au carnaval de Venise", fewest: 4, most: 15 },
];

export const house: House = {
  games: GAMES,
  playNow: async (game) => `${game}-bots`,
  makeTable: async (game) => `${game}-table`,
  publicTables: async () => [],
  leftGames: async () => [],
};
