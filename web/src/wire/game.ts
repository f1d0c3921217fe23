// Written by tools/page_types.py from the server's own types: change those, not this.

export interface Ends {
  winners: Seat[];
  scores: number[];
  reason: string;
  event: "ends";
  seat: Seat | null;
}

/** What every view has around the game's own fields. */
export interface Frame {
  seats: number;
  seat: Seat | null;
  to_act: Seat[];
  moves: string[];
  outcome: Outcome | null;
}

/** How a game ended: a higher score is a better one, the reason is a key of our words. */
export interface Outcome {
  winners: Seat[];
  scores: number[];
  reason: string;
}

export type Seat = number;

/** What every view has, whatever the game. */
export interface View extends Frame {
  game: string;
  options: object;
}

/** An event of a game (`Event` is taken by the browser). Its kind says which facts come with it. */
export interface GameEvent {
  event: string;
  seat: Seat | null;
}

/** What a move would do. */
export type Preview = object;

/** What a host has chosen, by the option's name. */
export type Choices = Record<string, unknown>;
