/**
 * What a seat may know, as the house sends it: docs/positions.md tells what each field means.
 * Written by hand from `rules/GAME/view.py`; to be generated from there.
 */

export type Seat = number;
export type GameName = "mascarade" | "masker" | "mask" | "carnaval";

export interface Outcome {
  winners: Seat[];
  scores: number[];
  reason: string;
}

/** An event as this seat learnt of it: `event` is its kind, the rest depends on it. */
export interface Told {
  event: string;
  seat: Seat | null;
  [fact: string]: unknown;
}

interface AnyView<Game extends GameName, Options> {
  game: Game;
  seats: number;
  seat: Seat | null;
  options: Options;
  to_act: Seat[];
  moves: string[];
  outcome: Outcome | null;
}

export interface MascaradeView extends AnyView<"mascarade", { scoring: "points" | "out"; links: "all" | "any" }> {
  board: Record<string, string>;
  racks: (string[] | null)[];
  rack_sizes: number[];
  pool_size: number;
  unseen: string[];
  turn: Seat;
  scores: number[];
  worth: number[];
}

export type Cross = "w" | "R" | "B" | "G" | "Y" | "P";

export interface MaskerView extends AnyView<"masker", { grid: "flat" | "stacks" }> {
  grid: string[];
  colours: (Cross | null)[];
  captured: string[];
  turn: Seat;
  taken: number;
  anywhere: boolean;
  eliminated: Seat[];
  unlimited: boolean;
  full_at: number | null;
}

export type Rings = Record<string, 3 | 5>;

interface Drawn {
  card: string | null;
  does: string | null;
  seen_by: Seat[];
  read_out: boolean;
}

/** In the phase `auction`. */
export interface Bidding extends Drawn {
  bid: number;
  bidder: Seat | null;
  in: Seat[];
  asked: Seat;
}

/** In the phase `card`. */
export interface CarryingOut extends Drawn {
  buyer: Seat;
  doer: Seat;
  walked: Record<string, number>;
}

export interface MaskView extends AnyView<"mask", { farewell: boolean }> {
  sticks: [string | null, string | null][];
  points: number[];
  mask: string | null;
  orientation: number | null;
  rings: Rings;
  laid: { name: string; orientation: number }[];
  opener: Seat;
  turn: Seat;
  phase: "place" | "orient" | "turn" | "move" | "auction" | "card" | "over";
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
}

export type Camp = "guests" | "pranksters" | "genie";
/** A vote or proposal: a seat, an abstention, one that is in but covered, or awaited. */
export type Choice = Seat | "none" | "hidden" | null;

interface CarnavalOptions {
  confidence: boolean;
  secret_vote: boolean;
  gatecrasher: boolean;
  master: "house" | "person";
}

export interface CarnavalView extends AnyView<"carnaval", CarnavalOptions> {
  chairs: number;
  in_play: string[];
  roles: (string | null)[];
  ladies: Seat[];
  masked: Seat[];
  shown: Seat[];
  fallen: Seat[];
  camps: (Camp | null)[];
  phase:
    | "next"
    | "invitation"
    | "dance"
    | "rest"
    | "discussion"
    | "hypnosis"
    | "vote"
    | "defence"
    | "tie"
    | "verdict"
    | "over";
  call: string | null;
  step: "choose" | "gentleman" | "take" | "done";
  dance: number;
  used: string[];
  blocked: { watched: Seat | "someone" | null; served: Seat | null; wine: Seat | null; barred: Seat[] };
  before: { served: Seat | null; wine: Seat | null; lady: Seat | null; lord: Seat | null };
  mark: Seat | null;
  invitation: Seat | null;
  genie: Seat | null;
  spare: Seat | "taken" | null;
  sketch: string | null;
  painted: Seat[];
  soldier: { suspicious: Seat[]; harmless: Seat[] };
  sat: number | null;
  caught: number;
  stirred: number;
  avenged: Seat | null;
  named: Seat | null;
  victim: Seat | null;
  proposals: Choice[];
  ready: Seat[];
  said: (string | null)[][];
  claims: (string | null)[];
  charmed: { lady: Seat | null; lord: Seat | null };
  hypnosis: { player: Seat; question: string; answer: "yes" | "no" | "unknown" | null } | null;
  votes: Choice[];
  round: number;
  late: boolean;
  accused: Seat[];
  victims: Seat[];
}

export type View = MascaradeView | MaskerView | MaskView | CarnavalView;
