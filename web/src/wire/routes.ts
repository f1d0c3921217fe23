// Written by tools/page_types.py from the server's own types: change those, not this.

import type { Choices, GameEvent, Preview, View } from "./game.ts";
import type { Clock, TableInfo } from "./messages.ts";

/** What guests say about themselves. */
export interface Me {
  name: string;
  title?: "lady" | "lord" | null;
  language?: string | null;
  newcomer?: boolean;
}

/** A table that a guest wants to open. With `bots`, they sit down, such bots take the other seats, and it starts. */
export interface NewTableRequest {
  game: string;
  seats: number;
  options?: Choices;
  clock?: Clock;
  public?: boolean;
  bots?: string | null;
}

/** A table as the lobby and an invitation show it. */
export interface TableListing {
  code: string;
  game: string;
  phase: string;
  public: boolean;
  seats: number;
  taken: number;
  people: number;
  host: string;
  clock: string;
  changed: number;
  mine: boolean;
  turn?: boolean;
  names?: string[];
  winners?: string[];
  others?: string[];
  won?: boolean | null;
  lesson?: boolean;
}

/** How many of something a table of that size should have, and the bounds within which the host may choose. */
export interface Advice {
  seats: number;
  count: number;
  fewest: number;
  most: number;
}

/** Something that the host may choose. `rules/option.py` explains the kinds. */
export interface OfferedOption {
  name: string;
  kind: "choice" | "flag" | "picks" | "number" | "starter" | "file";
  values: (string | number | boolean)[];
  default: string | number | boolean | null;
  things?: (string | number)[];
  words?: string;
  about?: string;
  copies?: Record<string, number>;
  filler?: string | null;
  advised?: Advice[];
}

/** A game as the lobby offers it. Its words are under the keys of `rules/option.py`. */
export interface OfferedGame {
  name: string;
  title: string;
  fewest: number;
  most: number;
  house_rule_seats: number[];
  options: OfferedOption[];
  bots: string[];
  usual_bot: string;
  lesson: boolean;
  board: string | null;
  usual_seats: number;
  minutes: string | null;
  quick_options: Choices | null;
  balanced_option: string;
}

/** What would be played, and by which bots. */
export interface BalanceRequest {
  seats: number;
  strength: string;
  options?: Choices;
}

/** The game after a move; the first step is the deal. */
export interface ReplayStep {
  view: View;
  events: GameEvent[];
  seat?: number | null;
  move?: string | null;
  truth?: Record<string, unknown> | null;
}

/** An address, and its QR code as SVG. */
export interface ShareLink {
  link: string;
  qr: string;
}

/** A link to another device; there the guest arrives at that table, or in the lobby. */
export interface CarryRequest {
  code?: string;
}

/** The guest that a device would become by a link, and where it would go next. */
export interface CarryOffer {
  name: string;
  mine: boolean;
  path: string;
}

/** What you see when you open a table's link. */
export interface Invitation {
  listing: TableListing;
  info: TableInfo;
  link: string;
}

/** Why a move would be refused; empty if it wouldn't. */
export interface WhyAnswer {
  code?: string;
  key?: string;
  facts?: Record<string, string | number>;
  sentence?: string;
}

/** What each move would do. */
export interface LookAnswer {
  previews: Record<string, Preview>;
}

/** A move that a master bot suggests, and why. */
export interface SuggestedMove {
  move: string;
  worth: number;
  key: string;
  facts: Record<string, string | number>;
  sentence: string;
}

/** The best one first. */
export interface HintAnswer {
  hints: SuggestedMove[];
}

/** The table of a rematch. */
export interface RematchAnswer {
  code: string;
}

export type AnyAnswer = WhyAnswer | LookAnswer | HintAnswer | RematchAnswer;
