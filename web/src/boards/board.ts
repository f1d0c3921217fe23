/** What every board is handed and hands back. A board draws a view and sends moves; it knows no rule. */
import type { ComponentType } from "preact";
import type { Told } from "../wire/views.ts";
import type { Facts } from "../words/words.ts";

export interface BoardProps<View> {
  /** As the house sent it. */
  view: View;
  /** By seat. */
  names: readonly string[];
  /** What this seat may do now; empty when it has nothing to decide. */
  moves: readonly string[];
  play(move: string): void;
  /** Asks the house why a move that is not among `moves` is refused. */
  refused?: (move: string) => void;
  /** What just happened, as this seat saw it: for movement. */
  news: readonly Told[];
}

/** The sentence that tells an event: its key and its facts. */
export type Sentence = readonly [key: string, facts: Facts];

/** What `boards/GAME/index.tsx` exports. */
export interface BoardModule<View> {
  Board: ComponentType<BoardProps<View>>;
  /** The line of the log; null where there is nothing to say. */
  tell(event: Told, names: readonly string[]): Sentence | null;
}
