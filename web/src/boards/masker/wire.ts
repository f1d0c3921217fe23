// Written by tools/page_types.py from the server's own types: change those, not this.

import type { Ends, Outcome, Seat } from "../../wire/game.ts";

export type Colour = "R" | "B" | "G" | "Y" | "P";

export type Cross = "w" | "R" | "B" | "G" | "Y" | "P";

/** How it is played. */
export interface Options {
  grid: "flat" | "stacks";
}

/** What the host may choose. */
export interface Choices {
  grid?: "flat" | "stacks";
}

/** What a seat may know. */
export interface View {
  seats: number;
  seat: Seat | null;
  to_act: Seat[];
  moves: string[];
  outcome: Outcome | null;
  game: "masker";
  options: Options;
  grid: string[];
  colours: (Colour | null)[];
  captured: string[];
  turn: Seat;
  taken: number;
  anywhere: boolean;
  eliminated: Seat[];
  unlimited: boolean;
  past: string[] | null;
  full_at: number | null;
  anywhere_by: "white" | "alone" | null;
}

export interface Captures {
  seat: Seat;
  event: "captures";
  at: string;
  cross: Cross;
}

export interface GoesOn {
  seat: Seat;
  event: "stops" | "passes" | "lifts";
}

export interface Eliminates {
  seat: Seat;
  event: "eliminates";
  seats: Seat[];
  colour: Colour;
}

export interface HandsOver {
  seat: Seat;
  event: "hands-over";
  to: Seat;
  crosses: string;
}

export type Event = Captures | GoesOn | Eliminates | HandsOver | Ends;

/** What a move would do, as if nobody wore a colour that is in doubt. */
export interface Preview {
  captures: Cross | null;
  eliminates: Seat[];
  doubt: boolean;
  ends: "turn" | "game" | null;
  turn: Seat | null;
  opens: string[];
  anywhere: boolean;
}
