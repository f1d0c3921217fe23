// Written by tools/page_types.py from the server's own types: change those, not this.

import type { Ends, Outcome, Seat } from "../../wire/game.ts";

export type Feature = "face" | "hair" | "eyes" | "nose" | "mouth";

/** How it is played. */
export interface Options {
  scoring: "points" | "out";
  links: "all" | "any";
}

/** What the host may choose. */
export interface Choices {
  scoring?: "points" | "out";
  links?: "all" | "any";
  masks?: number | null;
  first?: "lot" | Seat;
  deck?: string[] | null;
}

/** What a seat may know. */
export interface View {
  seats: number;
  seat: Seat | null;
  to_act: Seat[];
  moves: string[];
  outcome: Outcome | null;
  game: "mascarade";
  options: Options;
  board: Record<string, string>;
  racks: (string[] | null)[];
  rack_sizes: number[];
  pool_size: number;
  unseen: string[];
  turn: Seat;
  scores: number[];
  worth: number[];
}

export interface Lays {
  seat: Seat;
  event: "lays";
  card: string;
  at: string;
  points: number;
}

export interface Draws {
  seat: Seat;
  event: "draws";
  count: number;
  cards?: string[];
}

export interface Passes {
  seat: Seat;
  event: "passes";
}

export type Event = Lays | Draws | Passes | Ends;

/** A neighbour, and the features that it shares with the card. */
export interface Side {
  square: string;
  card: string;
  shared: Feature[];
}

/** What laying a card would bring. */
export interface Preview {
  points: number;
  sides: Side[];
}
