/** What every board gets and returns. A board draws a view and sends moves; it doesn't know the rules. */
import type { ComponentType } from "preact";
import type { GameEvent, Outcome, Preview, View } from "../wire/game.ts";
import type { React } from "../wire/messages.ts";
import type { Facts } from "../words/words.ts";

export interface BoardProps<V extends View = View, E = GameEvent, P = Preview> {
  /** As the house sent it. */
  view: V;
  /** By seat. */
  names: readonly string[];
  /** What this seat may do now; empty when it has nothing to decide. */
  moves: readonly string[];
  play(move: string): void;
  /** Asks the house why a move that is not among `moves` is refused. */
  refused?: ((move: string) => void) | undefined;
  /** The same, for the board itself to show; null: there is nothing to say. */
  whyNot?: ((move: string) => Promise<string | null>) | undefined;
  /** Gives the current decision another minute: for the leader, while time is running. */
  moreTime?: (() => void) | undefined;
  /** What just happened, as this seat saw it: for motion. */
  news: readonly E[];
  /** A board that shows its news one after the other says when it has shown all of it: the result waits for that. */
  shown?: ((news: readonly E[]) => void) | undefined;
  /** In a replay, where you can jump: what happened before, moment by moment. In a live game the board was there. */
  past?: PastEvents<E> | undefined;
  /** Everything that has happened and wasn't taken back, as this seat saw it, oldest first. */
  story?: readonly E[] | undefined;
  /** Whether somebody here may be new to the game: a board may begin by introducing it. */
  welcomes?: boolean | undefined;
  /** Whether a lesson shows its first screen: what is news there hasn't been explained yet. */
  begins?: boolean | undefined;
  /** What each move would do; empty until the house has answered. */
  previews: Readonly<Record<string, P>>;
  /** The bot's move if this person has asked for a hint, or the moves that a lesson suggests. */
  hinted: readonly string[];
  /** A move, or its beginning, that is selected from the start: where a board is only shown. */
  looked?: string | null;
  /** While a player decides whose identity is secret: everybody has to tap. */
  hush: Hush | null;
  /** In a hush: whose taps are awaited, as far as this seat may know. */
  awaited?: readonly number[] | undefined;
  /** Whether everybody is still reading what was just shown: nobody is asked for anything yet. */
  quiet?: boolean | undefined;
  /** When the deciding players run out of time, as Unix time; null: no clock runs. */
  due: number | null;
}

export type PastEvents<E> = readonly (readonly E[])[];

export interface Hush {
  /** Whether this seat has tapped. */
  tapped: boolean;
  /** The people who haven't. */
  untapped?: readonly number[];
  /** Whether everybody else is a bot. Taps hide nothing from bots, so nobody has to tap along. */
  alone?: boolean;
  tap(): void;
}

/** The sentence that describes an event: its key and its facts. */
export type Sentence = readonly [key: string, facts: Facts];

/** A bot's sign. */
export interface BotReaction {
  seat: number;
  sign: React["sign"];
}

/** What `boards/GAME/index.tsx` exports. */
export interface BoardModule<V extends View = View, E = GameEvent, P = Preview> {
  Board: ComponentType<BoardProps<V, E, P>>;
  /**
   * A line of the log; null where there is nothing to say. `reader`: the seat that reads it, null for a reader without
   * one. `story`: everything that has happened, including this event.
   */
  describeEvent(event: E, names: readonly string[], reader?: number | null, story?: readonly E[]): Sentence | null;
  /** The same, but shorter, for a reader who sees the board: in the visible log, and in a replay. */
  describeSeenEvent?: BoardModule<V, E, P>["describeEvent"];
  /** The heading above the board instead of whose turn it is; null: no other heading. */
  turnHeading?(view: V, quiet: boolean): Sentence | null;
  /** A move in a player's words. */
  describeMove(move: string, view: V, names: readonly string[]): string;
  /**
   * What to say instead when the board is in view, by the key of a rulebook's refusal or a bot's reason. Empty:
   * nothing, because it wouldn't help anybody.
   */
  rephrased?: Readonly<Record<string, string>>;
  /** The chapter of the rules that applies now, by number; the first after the title is 1. Without it: that one. */
  rulesChapter?(view: V): number;
  /** A spectator's view with everything that the players hid; `truth`: the position, as docs/positions.md describes it. */
  reveal?(view: V, truth: Record<string, unknown>): V;
  /**
   * How bots react to an event. Only to what everybody sees: it gets no view, and mustn't read what an event tells
   * some seats only. `before`: what happened earlier and wasn't taken back; `bots`: the seats that bots play.
   */
  reactionsTo?(event: E, before: readonly E[], bots: readonly number[]): readonly BotReaction[];
  /**
   * In a replay, the chapter that begins with this view: its key, which has a `number`. `before`: null for the first
   * view. Without it, every round around the table is a chapter.
   */
  replayChapter?(before: V | null, now: V): string | null;
  /** Moves that only continue the game: nothing is lost if it has already continued. */
  passingMoves?: readonly string[];
  /** At the end, what matters about a seat in this game: “the chef”, “34 points”. Without it the score is shown. */
  result?(seat: number, view: V, outcome: Outcome): string;
  /** At the end, in one line, what happened and what it means for the viewer; null: the rulebook's reason says it. */
  describeEnding?(ending: EndingForViewer<V, E>): string | null;
  /** For how long everybody looks at this news, in milliseconds: the result waits no longer than that for `shown`. */
  lookMs?(view: V, news: readonly E[], story: readonly E[]): number;
  /** At the end, what everybody wants to know: a few lines, from what this seat saw and the view that is open now. */
  recap?(ending: Ending<V, E>): string[];
}

export interface Ending<V extends View = View, E = GameEvent> {
  view: V;
  outcome: Outcome;
  names: readonly string[];
  /** The game's own events, as this seat saw them, oldest first; without what was taken back. */
  log: readonly E[];
}

export interface EndingForViewer<V extends View = View, E = GameEvent> extends Ending<V, E> {
  /** What it means for a single viewer: “You lost.” Null for anyone who didn't play, and for a shared device. */
  ownResult: string | null;
}
