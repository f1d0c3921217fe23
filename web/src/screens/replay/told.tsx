/** What happened in the move that is looked at. Ears hear it as they do in a game. */
import { useBoard } from "../../table/stage.tsx";
import { teller } from "../../table/tell.ts";
import type { GameEvent } from "../../wire/views.ts";

interface ToldProps {
  game: string;
  events: readonly GameEvent[];
  /** All that has happened, with these. */
  story: readonly GameEvent[];
  names: readonly string[];
  /** The seat through whose eyes one looks; null: nobody's. */
  reader: number | null;
}

export function Told({ game, events, story, names, reader }: ToldProps) {
  const board = useBoard(game);
  const seen = board && { ...board, tell: board.tellSeen ?? board.tell };
  const lines = seen ? events.map(teller(seen, names, reader, story)).filter((line) => line !== null) : [];
  return (
    <p class="replay-told" aria-hidden="true">
      {lines.join(" ")}
    </p>
  );
}
