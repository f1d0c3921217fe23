// Written by tools/page_types.py from the server's own types: change those, not this.

import type { AnyAnswer } from "./routes.ts";
import type { Choices, GameEvent, GameName, View } from "./views.ts";

/** Something that happened around the game. */
export interface Heard {
  event:
    | "opened"
    | "arranged"
    | "hints-ruled"
    | "sat"
    | "bot-sat"
    | "stood"
    | "renamed"
    | "kicked"
    | "dealt"
    | "moved"
    | "sealed"
    | "nodded"
    | "awaited"
    | "lifted"
    | "said"
    | "reacted"
    | "undo-asked"
    | "undo-answered"
    | "took-back"
    | "paused"
    | "resumed"
    | "gave-time"
    | "resigned"
    | "timed-out"
    | "bot-took"
    | "took-seat"
    | "ended"
    | "rematched";
  [fact: string]: unknown;
}

export type Title = "lady" | "lord";

/** How long a player may think. */
export interface Clock {
  kind?: "none" | "move" | "bank" | "days";
  seconds?: number;
  increment?: number;
}

export type Sign = "bravo" | "heart" | "laugh" | "wow" | "ouch" | "hmm";

/** Takes a free seat. A second seat on the same device needs a name of its own; by the old name one moves over. */
export interface Sit {
  ask: "sit";
  id: string;
  seat: number;
  name?: string | null;
  title?: Title | null;
}

/** Leaves a seat before the start; the host can also free the seat of a bot or of a guest. */
export interface Stand {
  ask: "stand";
  id: string;
  seat: number;
}

export interface SeatBot {
  ask: "seat-bot";
  id: string;
  seat: number;
  kind: string;
}

/** The host changes what is played, or how; what is left out stays as it is. */
export interface Arrange {
  ask: "arrange";
  id: string;
  seats?: number | null;
  options?: Choices | null;
  clock?: Clock | null;
  public?: boolean | null;
  hints?: boolean | null;
}

export interface Kick {
  ask: "kick";
  id: string;
  seat: number;
}

/** Deals. Empty seats are taken by bots, of the usual kind if none is named. */
export interface Start {
  ask: "start";
  id: string;
  bots?: string | null;
}

/** With the number of the hush that the person saw (`Frame.hush_number`) a move never counts for a later one. */
export interface Move {
  ask: "move";
  id: string;
  seat: number;
  move: string;
  hush_number?: number | null;
}

/** In a hush everybody taps something. With its number the tap never counts for a later one. */
export interface Nod {
  ask: "nod";
  id: string;
  seat: number;
  hush_number?: number | null;
}

/** At the table by the first seat of the asker, or in the gallery by one who watches. */
export interface Say {
  ask: "say";
  id: string;
  text: string;
}

/** A sign instead of words, heard as talk is. */
export interface React {
  ask: "react";
  id: string;
  sign: Sign;
}

/** Asks to take back this seat's last move. */
export interface Undo {
  ask: "undo";
  id: string;
  seat: number;
}

export interface AnswerUndo {
  ask: "answer-undo";
  id: string;
  seat: number;
  yes: boolean;
}

/** All clocks stand still. */
export interface Pause {
  ask: "pause";
  id: string;
}

/** The clocks run again. */
export interface Resume {
  ask: "resume";
  id: string;
}

/** Whoever leads gives what is under way another minute. */
export interface MoreTime {
  ask: "more-time";
  id: string;
  seat: number;
}

export interface Resign {
  ask: "resign";
  id: string;
  seat: number;
}

/** A bot plays on in this chair until its guest takes it back. The host can ask it for somebody who has been away */
export interface GiveSeat {
  ask: "give-seat";
  id: string;
  seat: number;
  kind?: string | null;
}

export interface TakeSeat {
  ask: "take-seat";
  id: string;
  seat: number;
}

/** After the end: a new table with the same people, seats rotated. */
export interface Rematch {
  ask: "rematch";
  id: string;
}

/** Why is this move refused? */
export interface Why {
  ask: "why";
  id: string;
  seat: number;
  move: string;
}

/** What would each of my moves do? Previews by move. */
export interface Look {
  ask: "look";
  id: string;
  seat: number;
}

/** What would a master do, and why? */
export interface HintPlease {
  ask: "hint-please";
  id: string;
  seat: number;
}

export type AnyAsking =
  | Sit
  | Stand
  | SeatBot
  | Arrange
  | Kick
  | Start
  | Move
  | Nod
  | Say
  | React
  | Undo
  | AnswerUndo
  | Pause
  | Resume
  | MoreTime
  | Resign
  | GiveSeat
  | TakeSeat
  | Rematch
  | Why
  | Look
  | HintPlease;

/** Stands for content of the players' own, such as a deck: how many lines it has, and their digest. */
export interface Mark {
  lines: number;
  digest: string;
}

/** Who sits there, as everybody may know. */
export interface Chair {
  name?: string | null;
  bot?: string | null;
  guest?: boolean;
  title?: Title | null;
  mine?: boolean;
  here?: boolean;
}

/** What a lesson says to its learner: keys of our words, and moves of his own. */
export interface Guide {
  say: string;
  told?: string | null;
  tries?: string[];
  wants?: boolean;
}

/** The table around the game, as everybody may know it. */
export interface Frame {
  code: string;
  game: GameName;
  phase: "gathering" | "playing" | "ended";
  chairs: Chair[];
  options: Choices | Record<string, Mark>;
  clock: Clock;
  public: boolean;
  host?: boolean;
  hosted_by?: string;
  hints_allowed?: boolean;
  hints?: boolean;
  seal?: string | null;
  seed?: string | null;
  salt?: string | null;
  paused?: boolean;
  undoable?: number[];
  undo?: number | null;
  undo_revealed?: boolean;
  answers?: number[];
  hush?: boolean;
  hush_number?: number;
  calls_from?: number | null;
  nodded?: number[];
  awaited?: number[];
  talk?: boolean;
  left?: (number | null)[];
  running?: number[];
  due?: number | null;
  rematch?: string | null;
  rematch_by?: number | null;
  guide?: Guide | null;
}

/** What one seat of the device (None: a watcher) sees: what happened, and how the game stands for it. */
export interface Seen {
  seat: number | null;
  events: (GameEvent | Heard)[];
  view: View | null;
}

/** First thing on a socket: how everything stands, and all that this device may know of the past. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  seats: number[];
  frame: Frame;
  seen: Seen[];
  now: number;
}

/** Something happened that this device may notice. */
export interface Telling {
  type: "told";
  n: number;
  seen: Seen[];
  at: number;
  frame?: Frame | null;
}

/** Who is connected; not part of the log. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
  bot_from?: (number | null)[];
}

/** Your asking was taken, and is on disk. */
export interface Done {
  type: "done";
  id: string;
  answer?: AnyAnswer | null;
}

/** Your asking was not taken; nothing has changed. */
export interface Refused {
  type: "refused";
  code: string;
  key: string;
  facts: Record<string, string | number>;
  sentence: string;
  id?: string | null;
}

/** You are shown the door: the table is gone, or the host did not want you here. */
export interface Leave {
  type: "leave";
  key: string;
  sentence: string;
}

export type AnyTold = Snapshot | Telling | Presence | Done | Refused | Leave;
