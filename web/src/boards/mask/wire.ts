// Written by tools/page_types.py from the server's own types: change those, not this.

import type { Ends, Outcome, Seat } from "../../wire/game.ts";

export type Phase = "place" | "orient" | "turn" | "move" | "auction" | "card" | "over";

export type Orientation = 0 | 1 | 2 | 3;

export type Rings = Record<string, 3 | 5>;

/** How it is played. */
export interface Options {
  farewell: boolean;
}

/** What the host may choose. */
export interface Choices {
  farewell?: boolean;
  masks?: number | null;
  first?: "lot" | Seat;
  deck?: string[] | null;
  stencils?: string[] | null;
}

/** A mask on the base. */
export interface LaidMask {
  name: string;
  orientation: Orientation;
}

/** In the phase `auction`. */
export interface Bidding {
  card: string | null;
  does: string | null;
  seen_by: Seat[];
  read_out: boolean;
  in: Seat[];
  bid: number;
  bidder: Seat | null;
  asked: Seat;
}

/** In the phase `card`. */
export interface CarryingOut {
  card: string | null;
  does: string | null;
  seen_by: Seat[];
  read_out: boolean;
  buyer: Seat;
  doer: Seat;
  walked: Record<string, number>;
}

/** What a seat may know. */
export interface View {
  seats: number;
  seat: Seat | null;
  to_act: Seat[];
  moves: string[];
  outcome: Outcome | null;
  game: "mask";
  options: Options;
  sticks: [string | null, string | null][];
  points: number[];
  mask: string | null;
  orientation: Orientation | null;
  rings: Rings;
  laid: LaidMask[];
  opener: Seat;
  turn: Seat;
  phase: Phase;
  remembers: number[][];
  read_out: number[];
  deck: string[] | null;
  stencils: string[] | null;
  turned_up: string | null;
  masks_left: number;
  unseen_masks: string[];
  cards: (string | null)[];
  unseen_cards: string[];
  auction: Bidding | CarryingOut | null;
  costs: (number | null)[];
  orientations: Rings[];
  wages: number[];
}

export interface Places {
  seat: Seat;
  event: "places";
  at: string;
}

export interface TurnsUp {
  seat: Seat;
  event: "turns-up";
  mask: string;
}

export interface Lays {
  seat: Seat;
  event: "lays" | "turns";
  mask: string;
  orientation: Orientation;
}

export interface GoesOn {
  seat: Seat;
  event: "passes" | "out" | "cannot-bid" | "unsold";
}

export interface IsDone {
  seat: Seat;
  event: "done";
  card?: string;
}

export interface Goes {
  seat: Seat;
  from: string;
  event: "goes" | "walks" | "leaps" | "puts";
  to: string;
  owner: Seat;
  cost: number;
}

export interface Swaps {
  seat: Seat;
  event: "swaps";
  one: string;
  other: string;
  owners: Seat[];
}

export interface Draws {
  seat: Seat;
  event: "draws";
  card?: string;
}

export interface Bids {
  seat: Seat;
  event: "bids" | "pays-bank" | "gets";
  points: number;
}

export interface Buys {
  seat: Seat;
  event: "buys" | "keeps";
  card: string;
  points: number;
  seller: Seat;
}

export interface Pays {
  seat: Seat;
  event: "pays";
  points: number;
  to: Seat;
}

export interface Skips {
  seat: Seat;
  event: "skips" | "cannot";
  card: string;
}

export interface Payday {
  seat: null;
  event: "payday";
  mask: string;
  gains: number[];
}

export interface TakesOff {
  seat: null;
  event: "takes-off";
  mask: string;
}

export type Event =
  | Places
  | TurnsUp
  | Lays
  | GoesOn
  | IsDone
  | Goes
  | Swaps
  | Draws
  | Bids
  | Buys
  | Pays
  | Skips
  | Payday
  | TakesOff
  | Ends;

/** What a move would do to sticks, rings and points. */
export interface Preview {
  cost: number;
  points: number[];
  way: string[];
  rings: Rings;
  gains: number[];
}
