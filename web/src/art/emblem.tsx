/**
 * The emblem of a game, drawn in a square of 96. Lines take the colour of the surrounding text. It belongs to the game's
 * board, and comes with the first load: a door is drawn before anything is asked.
 */
import type { ComponentType } from "preact";
import { HOUSE_EMBLEM } from "./house-emblem.ts";

const doors = import.meta.glob<{ Emblem: ComponentType }>("../boards/*/screens/door.tsx", { eager: true });

/** A game without an emblem of its own has the house's. */
function HouseEmblem() {
  return <path d={HOUSE_EMBLEM} class="paper" fill-rule="evenodd" />;
}

interface EmblemProps {
  /** The game's board. */
  board: string | null;
}

/** The lines of an emblem, for use inside another drawing. */
export function EmblemLines({ board }: EmblemProps) {
  const Lines = doors[`../boards/${board}/screens/door.tsx`]?.Emblem ?? HouseEmblem;
  return (
    <g class="emblem">
      <Lines />
    </g>
  );
}

export function Emblem({ board }: EmblemProps) {
  return (
    <svg viewBox="0 0 96 96" class="emblem-alone" aria-hidden="true">
      <EmblemLines board={board} />
    </svg>
  );
}
