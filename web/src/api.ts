/** The page's requests to the house's routes. A refusal is thrown. */

import { preferredBot } from "./bot-strength.ts";
import { RefusalError } from "./refusal-error.ts";
import type { Balance } from "./wire/messages.ts";
import type {
  BalanceRequest,
  CarryOffer,
  Invitation,
  Me,
  NewTableRequest,
  OfferedGame,
  ReplayStep,
  TableListing,
} from "./wire/routes.ts";

const ANSWER_TIMEOUT_MS = 60_000; // milliseconds; on a dead connection a browser would wait forever

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
  offeredGames: () => request<OfferedGame[]>("/api/games"),
  /** How even a game would be; null if nobody knows. */
  balance: (game: string, wanted: BalanceRequest) =>
    request<Balance | null>(`/api/games/${game}/balance`, "POST", wanted),
  /** The words of a game that doesn't come with the page, as Fluent text. */
  wordsOf: (game: string, language: string) => requestText(`/api/games/${game}/words?language=${language}`),
  /** Its rules, as Markdown. */
  rulesOf: (game: string, language: string) => requestText(`/api/rules/${game}?language=${language}`),
  /** Sits down against bots at once, for a short game if there is one. Returns the table's code. */
  playNow(game: OfferedGame, length: "short" | "long" = "short"): Promise<string> {
    const options = length === "short" ? game.quick_options : null;
    return openTable({ game: game.name, seats: game.usual_seats, bots: preferredBot(game), options: options ?? {} });
  },
  /** Starts a guided first game. Returns its table's code. */
  startLesson: async ({ name }: OfferedGame) => (await request<TableListing>(`/api/lessons/${name}`, "POST")).code,
  /** Opens a table to invite friends to, for a game as long as the door promised. Returns its code. */
  makeTable: ({ name, usual_seats, quick_options }: OfferedGame, open = false) =>
    openTable({ game: name, seats: usual_seats, public: open, options: quick_options ?? {} }),
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
