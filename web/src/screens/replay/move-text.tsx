/** What happened in the current move. Screen readers hear it as they do in a game. */
import type { BoardModule } from "../../boards/board.ts";
import { seenEventDescriber } from "../../table/stage/event-text.ts";
import type { GameEvent } from "../../wire/game.ts";

interface MoveTextProps {
  board: BoardModule;
  events: readonly GameEvent[];
  /** Everything that has happened, including these. */
  story: readonly GameEvent[];
  names: readonly string[];
  /** The seat whose perspective is shown; null: nobody's. */
  reader: number | null;
}

export function MoveText({ board, events, story, names, reader }: MoveTextProps) {
  const lines = events.map(seenEventDescriber(board, names, reader, story)).filter((line) => line !== null);
  return (
    <p class="replay-move" aria-hidden="true">
      {lines.join(" ")}
    </p>
  );
}
