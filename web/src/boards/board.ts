/** What every board is handed and hands back. A board draws a view and sends moves; it knows no rule. */
import type { ComponentType } from "preact";
import type { GameEvent, Outcome, Preview, View } from "../wire/views.ts";
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
  /** The same, to be said by the board itself; null: there is nothing to say. */
  whyNot?: ((move: string) => Promise<string | null>) | undefined;
  /** Gives what is under way another minute: for whoever leads, while a time runs. */
  moreTime?: (() => void) | undefined;
  /** What just happened, as this seat saw it: for movement. */
  news: readonly E[];
  /** What happened before, moment by moment, where one looks back at a game and may leap in it; else the board was there. */
  past?: PastEvents<E> | undefined;
  /** All that has happened, as this seat saw it, the oldest first. */
  story?: readonly E[] | undefined;
  /** Whether somebody plays here who may be new to the game: a board may begin by saying what it is about. */
  welcomes?: boolean | undefined;
  /** What each of the moves would do; empty until the house has told. */
  previews: Readonly<Record<string, P>>;
  /** The move that a bot would make, when this person has asked for a hint, or those that a lesson would like to see. */
  hinted: readonly string[];
  /** A move, or its beginning, that is looked at from the start: where a board is only shown. */
  looked?: string | null;
  /** While somebody decides of whom nobody may know: everybody has to tap. */
  hush: Hush | null;
  /** In a hush: whose taps are awaited, as far as one may know. */
  awaited?: readonly number[] | undefined;
  /** Whether everybody still reads what has just been shown: nobody is asked for anything yet. */
  quiet?: boolean | undefined;
  /** When the time of those who decide is up, as Unix time; null: no clock runs. */
  due: number | null;
}

export type PastEvents<E> = readonly (readonly E[])[];

export interface Hush {
  /** Whether this seat has tapped. */
  tapped: boolean;
  /** The people who haven't. */
  untapped?: readonly number[];
  /** Whether everybody else is a bot, from whom no tap hides anything: then nobody has to tap just to tap along. */
  alone?: boolean;
  tap(): void;
}

/** The sentence that tells an event: its key and its facts. */
export type Sentence = readonly [key: string, facts: Facts];

/** What `boards/GAME/index.tsx` exports. */
export interface BoardModule<V extends View = View, E = GameEvent, P = Preview> {
  Board: ComponentType<BoardProps<V, E, P>>;
  /**
   * The line of the log; null where there is nothing to say. `reader`: the seat that reads it, null for who has none.
   * `story`: all that has happened, with this event in it.
   */
  describeEvent(event: E, names: readonly string[], reader?: number | null, recap?: readonly E[]): Sentence | null;
  /** The same, shorter, where one looks at the board in that moment. */
  describeSeenEvent?: BoardModule<V, E, P>["describeEvent"];
  /** What the line above the board says instead of whose turn it is; null: nothing else. */
  turnHeading?(view: V, quiet: boolean): Sentence | null;
  /** A move as a player would say it. */
  describeMove(move: string, view: V, names: readonly string[]): string;
  /** What is said instead where one sees the board, by the key of a refusal of the rulebook or of a bot's reason. Empty:
   *  nothing, for it would tell nobody anything. */
  rephrased?: Readonly<Record<string, string>>;
  /** Moves by which one only goes on: nothing is lost when the game has done so meanwhile. */
  passingMoves?: readonly string[];
  /** At the end, what matters of a seat in this game: “the chef”, “34 points”. Without it the score stands there. */
  result?(seat: number, view: V, outcome: Outcome): string;
  /** At the end, in one line, what happened and what it means for whoever looks; null: the rulebook's reason says it. */
  describeEnding?(ending: EndingForViewer<V, E>): string | null;
  /** At the end, what everybody wants to know now: a few lines, from what this seat saw and the view that is open now. */
  story?(ending: Ending<V, E>): string[];
}

export interface Ending<V extends View = View, E = GameEvent> {
  view: V;
  outcome: Outcome;
  names: readonly string[];
  /** The game's own events, as this seat saw them, the oldest first. */
  log: readonly E[];
}

export interface EndingForViewer<V extends View = View, E = GameEvent> extends Ending<V, E> {
  /** What it means for the one person who looks: “You lost.” Null for those who did not play, and where several look. */
  ownResult: string | null;
}
