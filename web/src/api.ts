/** The page's requests to the house's routes. A refusal is thrown. */

import { botStrength } from "./bot-strength.ts";
import { RefusalError } from "./refusal-error.ts";
import type {
  CarryOffer,
  Invitation,
  Me,
  NewTableRequest,
  OfferedGame,
  ReplayStep,
  TableListing,
} from "./wire/routes.ts";

/** What a door shows before the house has answered anything. */
export interface Game {
  name: string;
  title: string;
  fewest: number;
  most: number;
  /** How many seats a quick game has. */
  usual: number;
  /** How long that takes, roughly, if it is known. The rules say the same; a test keeps the two in step. */
  minutes?: string;
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** The options that turn a long game into a quick one. */
  short?: NewTableRequest["options"];
}

/** Those that come with the page. */
export const GAMES: readonly Game[] = [
  { name: "mascarade", title: "Mascarade", fewest: 2, most: 4, usual: 3, minutes: "30", lesson: true },
  { name: "masker", title: "Masker", fewest: 2, most: 4, usual: 2, minutes: "15", lesson: true },
  { name: "mask", title: "Mask", fewest: 3, most: 6, usual: 3, minutes: "20", lesson: true, short: { masks: 6 } },
  { name: "carnaval", title: "Au carnaval de Venise", fewest: 4, most: 15, usual: 8, minutes: "30–60", lesson: true },
];

const ANSWER_TIMEOUT_MS = 60_000; // milliseconds; on a dead connection a browser would wait forever

let offers: Promise<OfferedGame[]> | undefined;

export const api = {
  me: () => request<Me>("/api/me"),
  updateMe: (me: Me) => request<Me>("/api/me", "PUT", me),
  /** The person this device would become by following a link from another device. */
  carryOffer: (token: string) => request<CarryOffer>(`/api/carry/${encodeURIComponent(token)}`),
  /** Becomes that person on this device. A link works only once. */
  acceptCarry: (token: string) => request<CarryOffer>(`/api/carry/${encodeURIComponent(token)}`, "POST"),
  publicTables: () => request<TableListing[]>("/api/tables"),
  /** All tables that this person sits at. */
  myTables: () => request<TableListing[]>("/api/me/tables"),
  /** All games of the house. */
  offeredGames(): Promise<OfferedGame[]> {
    offers ??= request<OfferedGame[]>("/api/games");
    offers.catch(() => (offers = undefined));
    return offers;
  },
  /** The game with everything that can be chosen. */
  async offeredGame(name: string): Promise<OfferedGame | undefined> {
    return (await api.offeredGames()).find((game) => game.name === name);
  },
  /** The words of a game that doesn't come with the page, as Fluent text. */
  wordsOf: (game: string, language: string) => requestText(`/api/games/${game}/words?language=${language}`),
  /** Its rules, as Markdown. */
  rulesOf: (game: string, language: string) => requestText(`/api/rules/${game}?language=${language}`),
  /** Sits down against bots at once, for a short game if there is one. Returns the table's code. */
  async playNow({ name, usual, short }: Game, length: "short" | "long" = "short"): Promise<string> {
    const bots = await api.botsFor(name);
    return openTable({ game: name, seats: usual, bots, options: length === "short" ? (short ?? {}) : {} });
  },
  /** The kind of bot chosen on this device, if it plays this game. */
  async botsFor(name: string): Promise<string | null> {
    const offered = await api.offeredGame(name);
    return offered?.bots.find((kind) => kind === botStrength.value) ?? offered?.usual_bot ?? null;
  },
  /** Starts a guided first game. Returns its table's code. */
  startLesson: async ({ name }: Game) => (await request<TableListing>(`/api/lessons/${name}`, "POST")).code,
  /** Opens a table to invite friends to, for a game as long as the door promised. Returns its code. */
  makeTable: ({ name, usual, short }: Game, open = false) =>
    openTable({ game: name, seats: usual, public: open, options: short ?? {} }),
  invitation: (code: string) => request<Invitation>(`/api/tables/${encodeURIComponent(code)}`),
  /** `perspective`: a seat, `watcher` or `truth`. */
  replay: (code: string, perspective: string) =>
    request<ReplayStep[]>(`/api/tables/${encodeURIComponent(code)}/replay?seat=${perspective}`),
};

async function openTable(opening: NewTableRequest): Promise<string> {
  return (await request<TableListing>("/api/tables", "POST", opening)).code;
}

async function requestText(path: string): Promise<string> {
  const response = await fetch(path, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
  if (!response.ok) throw new RefusalError(await response.json());
  return response.text();
}

async function request<Answer>(path: string, method = "GET", body?: object): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(path, body ? { method, signal, body: JSON.stringify(body) } : { method, signal });
  const answer = await response.json();
  if (!response.ok) throw new RefusalError(answer);
  return answer as Answer;
}
