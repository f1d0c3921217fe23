// Written by tools/page_types.py from the server's own types: change those, not this.

export interface Ends {
  winners: Seat[];
  scores: number[];
  reason: string;
  event: "ends";
  seat: Seat | null;
}

/** How a game ended: a higher score is a better one, the reason is a key of our words. */
export interface Outcome {
  winners: Seat[];
  scores: number[];
  reason: string;
}

export type Seat = number;
