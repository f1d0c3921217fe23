// Written by tools/page_types.py from the server's own types: change those, not this.

import type { Ends, Outcome, Seat } from "../../wire/game.ts";

export type Camp = "guests" | "pranksters" | "genie";

export type Role =
  | "guest"
  | "prankster"
  | "musician"
  | "soldier"
  | "evil-genie"
  | "mask-lender"
  | "little-old-man"
  | "avenger"
  | "painter"
  | "master-prankster"
  | "gentleman"
  | "dancing-prankster"
  | "winegrower"
  | "chef"
  | "hypnotist"
  | "casanova"
  | "isabella";

export type Call =
  | "chef"
  | "painter"
  | "musician"
  | "soldier"
  | "evil-genie"
  | "mask-lender"
  | "little-old-man"
  | "avenger"
  | "pranksters"
  | "master-prankster";

export type Phase =
  | "invitation"
  | "dance"
  | "discussion"
  | "hypnosis"
  | "vote"
  | "defence"
  | "tie"
  | "verdict"
  | "over";

export type Step = "choose" | "gentleman" | "take" | "done";

export type Hindrance =
  | "watched"
  | "served"
  | "barred"
  | "marked"
  | "invitation"
  | "bare"
  | "robbed"
  | "no-need"
  | "tired"
  | "used";

export type Answer = "yes" | "no" | "unknown";

export type Choice = Seat | "none" | "hidden" | null;

/** How it is played. */
export interface Options {
  confidence: boolean;
  secret_vote: boolean;
  gatecrasher: boolean;
  master: "house" | "person";
}

/** What the host may choose. */
export interface Choices {
  roles?: "usual" | "plain" | "full" | Role[];
  confidence?: boolean;
  secret_vote?: boolean;
  gatecrasher?: boolean;
  master?: "house" | "person";
  ladies?: "turns" | "none" | Seat[];
}

/** Who cannot use any ability now. */
export interface Blocked {
  watched: Seat | "someone" | null;
  served: Seat | null;
  wine: Seat | null;
  barred: Seat[];
}

/** Who had it last time, and cannot have it again. */
export interface Before {
  served: Seat | null;
  wine: Seat | null;
  lady: Seat | null;
  lord: Seat | null;
}

/** What an unmasked prankster could not see. */
export interface Eyes {
  closed: Seat[];
  unsure: Seat[];
  missed: Seat[];
}

/** What the soldier was told. */
export interface Answers {
  suspicious: Seat[];
  harmless: Seat[];
}

/** Who must vote as Casanova, and as Isabella. */
export interface Charmed {
  lady: Seat | null;
  lord: Seat | null;
}

/** Who is asked what. */
export interface Hypnosis {
  player: Seat;
  question: string;
  answer: Answer | null;
}

/** What a seat may know. */
export interface View {
  seats: number;
  seat: Seat | null;
  to_act: Seat[];
  moves: string[];
  outcome: Outcome | null;
  game: "carnaval";
  edition: number;
  options: Options;
  chairs: number;
  leader: Seat | null;
  in_play: Role[];
  calls: Call[];
  heard: Call | null;
  asks_for: "player" | "role" | "yes" | null;
  sketchable: Role[];
  hindrance: Hindrance | null;
  roles: (Role | null)[];
  ladies: Seat[];
  masked: Seat[];
  shown: Seat[];
  fallen: Seat[];
  camps: (Camp | null)[];
  phase: Phase;
  call: Call | null;
  step: Step;
  dance: number;
  used: Role[];
  blocked: Blocked;
  before: Before;
  mark: Seat | null;
  invitation: Seat | null;
  genie: Seat | null;
  spare: Seat | "taken" | null;
  eyes: Eyes;
  sketch: Role | null;
  painted: Seat[];
  soldier: Answers;
  sat: number | null;
  caught: number;
  stirred: number;
  avenged: Seat | null;
  named: Seat | null;
  victim: Seat | null;
  proposals: Choice[];
  ready: Seat[];
  said: ((string | null)[])[];
  statements_left: number | null;
  claims: (Role | null)[];
  charmed: Charmed;
  hypnosis: Hypnosis | null;
  votes: Choice[];
  votes_open: boolean;
  votes_late: Seat[];
  votes_with: Seat | null;
  round: number;
  late: boolean;
  accused: Seat[];
  victims: Seat[];
}

export interface Dances {
  seat: null;
  event: "dance" | "rest";
  dance: number;
}

export interface Calls {
  seat: null;
  event: "calls";
  call: Call;
}

export interface Serves {
  seat: Seat;
  event: "serves";
  guest: Seat;
}

export interface Recognises {
  seat: Seat;
  event: "recognises";
  holder: Seat;
  role: Role;
}

export interface RecognisesGenie {
  seat: Seat;
  event: "recognises-genie";
  genie: Seat;
}

export interface Learns {
  seat: Seat;
  event: "learns";
  player: Seat;
  suspicious: boolean;
}

/** Something with one player. */
export interface Does {
  seat: Seat;
  event: "gives" | "tempts" | "reaches" | "pours" | "charms" | "chooses";
  player: Seat;
}

export interface Proposes {
  seat: Seat;
  event: "proposes" | "proposes-taker";
  player: Seat | null;
}

/** To a player, or by him, with nothing more to tell. */
export interface Happens {
  seat: Seat;
  event: "watched" | "joins" | "masked" | "sits" | "falls" | "ready" | "unready" | "voted" | "drags";
}

export interface IsHeard {
  seat: null;
  event: "cancels" | "watches" | "robbed" | "nobody";
}

export interface Names {
  seat: null;
  event: "agree" | "by-lot" | "marks" | "unmarks";
  player: Seat;
}

export interface Takes {
  seat: null;
  event: "takes";
  taker: Seat;
}

export interface Asks {
  seat: Seat;
  event: "asks";
  victim: Seat;
}

export interface Unmasked {
  seat: Seat;
  event: "unmasked";
  role: Role;
}

export interface Says {
  seat: Seat;
  event: "says";
  statement: string;
  number: number;
}

export interface Hypnotises {
  seat: Seat;
  event: "hypnotises";
  player: Seat;
  question: string;
}

export interface IsAnswered {
  seat: Seat;
  event: "answers";
  answer: Answer;
}

export interface Vote {
  seat: null;
  event: "vote";
  round: number;
  accused: Seat[];
}

export interface Votes {
  seat: null;
  event: "votes";
  votes: (Seat | null)[];
}

export interface Accused {
  seat: null;
  event: "accused" | "tie";
  players: Seat[];
}

export interface Master {
  seat: Seat;
  event: "master";
  act: string;
}

export type Event =
  | Dances
  | Calls
  | Serves
  | Recognises
  | RecognisesGenie
  | Learns
  | Does
  | Proposes
  | Happens
  | IsHeard
  | Names
  | Takes
  | Asks
  | Unmasked
  | Says
  | Hypnotises
  | IsAnswered
  | Vote
  | Votes
  | Accused
  | Master
  | Ends;

/** Whom a move names, and whether an ability is then used up. */
export interface Preview {
  player: Seat | null;
  role: Role | null;
  uses_up: boolean;
}
