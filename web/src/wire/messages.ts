// Written by tools/page_types.py from the server's own types: change those, not this.

import type { Choices, GameEvent, View } from "./game.ts";
import type { AnyAnswer } from "./routes.ts";

/** Something that happened around the game. */
export interface TableEvent {
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
    | "recalled"
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

/** Takes a free seat. A second seat on the same device needs a name of its own; with the old name, it's a change of */
export interface Sit {
  command: "sit";
  id: string;
  seat: number;
  name?: string | null;
  title?: Title | null;
}

/** Leaves a seat before the start; the host can also free the seat of a bot or a guest. */
export interface Stand {
  command: "stand";
  id: string;
  seat: number;
}

export interface SeatBot {
  command: "seat-bot";
  id: string;
  seat: number;
  kind: string;
}

/** The host changes what is played, or how; whatever is left out stays as it is. */
export interface Arrange {
  command: "arrange";
  id: string;
  seats?: number | null;
  options?: Choices | null;
  clock?: Clock | null;
  public?: boolean | null;
  hints?: boolean | null;
}

export interface Kick {
  command: "kick";
  id: string;
  seat: number;
}

/** Deals. Empty seats are taken by bots, of the usual kind if none is named. */
export interface Start {
  command: "start";
  id: string;
  bots?: string | null;
}

/** The host wants to know how even the arrangement is: bots of that strength play it in the background. */
export interface Measure {
  command: "measure";
  id: string;
  strength: string;
}

/** They may stop. */
export interface StopMeasuring {
  command: "stop-measuring";
  id: string;
}

/** With the number of the hush that the person saw (`TableInfo.hush_number`), it never counts for a later one. */
export interface Move {
  command: "move";
  id: string;
  seat: number;
  move: string;
  hush_number?: number | null;
}

/** In a hush everybody taps something. With its number, the tap never counts for a later one. */
export interface Nod {
  command: "nod";
  id: string;
  seat: number;
  hush_number?: number | null;
}

/** At the table from the sender's first seat, or in the gallery if they are a spectator. */
export interface Say {
  command: "say";
  id: string;
  text: string;
}

/** A sign instead of words; it reaches whoever talk would reach. */
export interface React {
  command: "react";
  id: string;
  sign: Sign;
}

/** Asks to take back this seat's last move. */
export interface Undo {
  command: "undo";
  id: string;
  seat: number;
}

export interface AnswerUndo {
  command: "answer-undo";
  id: string;
  seat: number;
  yes: boolean;
}

/** All clocks stop. */
export interface Pause {
  command: "pause";
  id: string;
}

/** The clocks run again. */
export interface Resume {
  command: "resume";
  id: string;
}

/** Whoever leads gives what is under way another minute. */
export interface MoreTime {
  command: "more-time";
  id: string;
  seat: number;
}

export interface Resign {
  command: "resign";
  id: string;
  seat: number;
}

/** A bot plays on in this chair until its guest takes it back. The host can do this for somebody who has been */
export interface GiveSeat {
  command: "give-seat";
  id: string;
  seat: number;
  kind?: string | null;
}

export interface TakeSeat {
  command: "take-seat";
  id: string;
  seat: number;
}

/** A new table with the same people, seats rotated: after the end, or, as an invitation, while a game is on. */
export interface Rematch {
  command: "rematch";
  id: string;
  starts_itself?: boolean;
  game?: string | null;
}

/** Why is this move refused? */
export interface Why {
  command: "why";
  id: string;
  seat: number;
  move: string;
}

/** What would each of my moves do? Previews by move. */
export interface Look {
  command: "look";
  id: string;
  seat: number;
}

/** What would a master do, and why? */
export interface HintPlease {
  command: "hint-please";
  id: string;
  seat: number;
}

export type AnyCommand =
  | Sit
  | Stand
  | SeatBot
  | Arrange
  | Kick
  | Start
  | Measure
  | StopMeasuring
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
export interface ContentRef {
  lines: number;
  digest: string;
}

/** Who sits in a chair, as everybody may know. */
export interface ChairInfo {
  name?: string | null;
  bot?: string | null;
  guest?: boolean;
  title?: Title | null;
  mine?: boolean;
  here?: boolean;
}

/** What a lesson says to its learner: keys of sentences, and moves they could make. */
export interface Guide {
  say: string;
  feedback?: string | null;
  tries?: string[];
  wants?: boolean;
}

/** The table around the game, as everybody may know it. */
export interface TableInfo {
  code: string;
  game: string;
  phase: "gathering" | "playing" | "ended";
  chairs: ChairInfo[];
  options: Choices | Record<string, ContentRef>;
  clock: Clock;
  public: boolean;
  leader?: number | null;
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
  undo_events?: Record<string, unknown>[];
  undo_later?: number[];
  undo_revealed?: boolean;
  answers?: number[];
  hush?: boolean;
  hush_number?: number;
  calls_from?: number | null;
  nodded?: number[];
  awaited?: number[];
  talk?: boolean;
  watching?: number;
  left?: (number | null)[];
  running?: number[];
  due?: number | null;
  starts_itself?: boolean;
  rematch?: string | null;
  rematch_by?: number | null;
  rematch_game?: string | null;
  guide?: Guide | null;
}

/** What one seat of the device (None: a spectator) sees: what happened, and its view of the game. */
export interface Perspective {
  seat: number | null;
  events: (GameEvent | TableEvent)[];
  view: View | null;
}

/** How often a side wins, with its 95% interval. */
export interface SideShare {
  side: string;
  rate: number;
  low: number;
  high: number;
}

/** What may be dealt, and how often the first side should win with it. */
export interface DealtSet {
  picks: string[];
  rate: number;
}

/** How even a game is if bots of one strength play all seats. What the sides don't win, nobody does. */
export interface Balance {
  strength: string;
  sides: SideShare[];
  length: number;
  shortest: number;
  longest: number;
  games?: number;
  sets?: DealtSet[];
  ignored?: string[];
}

/** The first message on a socket: the current state, and all that this device may know of the past. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  seats: number[];
  info: TableInfo;
  seen: Perspective[];
  now: number;
  recalled?: TableEvent[];
}

/** Something happened that this device may notice. */
export interface Update {
  type: "update";
  n: number;
  seen: Perspective[];
  at: number;
  info?: TableInfo | null;
}

/** Which guests are connected; not part of the log. A table info carries the same, as of the moment it was made. */
export interface Presence {
  type: "presence";
  here: boolean[];
  watching: number;
  bot_from?: (number | null)[];
}

export type MeasurementState = "running" | "done" | "stopped" | "failed";

/** How many games the house has played to measure the arrangement; not part of the log. */
export interface Measurement {
  type: "measurement";
  strength: string;
  most: number;
  state: MeasurementState;
  balance?: Balance | null;
}

/** Your command was accepted, and is on disk. */
export interface Done {
  type: "done";
  id: string;
  answer?: AnyAnswer | null;
}

/** Your command was refused; nothing has changed. */
export interface Refusal {
  type: "refusal";
  code: string;
  key: string;
  facts: Record<string, string | number>;
  sentence: string;
  id?: string | null;
}

/** You have to leave: the table is gone, or the host doesn't want you here. */
export interface Leave {
  type: "leave";
  key: string;
  sentence: string;
}

export type AnyMessage = Snapshot | Update | Presence | Measurement | Done | Refusal | Leave;
