/** What happened in the current move. Screen readers hear it as they do in a game. */

import { eventDescriber } from "../../table/stage/event-text.ts";
import { useBoard } from "../../table/stage/stage.tsx";
import type { GameEvent } from "../../wire/views.ts";

interface MoveTextProps {
  game: string;
  events: readonly GameEvent[];
  /** Everything that has happened, including these. */
  story: readonly GameEvent[];
  names: readonly string[];
  /** The seat whose perspective is shown; null: nobody's. */
  reader: number | null;
}

export function MoveText({ game, events, story, names, reader }: MoveTextProps) {
  const board = useBoard(game);
  const seen = board && { ...board, describeEvent: board.describeSeenEvent ?? board.describeEvent };
  const lines = seen ? events.map(eventDescriber(seen, names, reader, story)).filter((line) => line !== null) : [];
  return (
    <p class="replay-move" aria-hidden="true">
      {lines.join(" ")}
    </p>
  );
}
