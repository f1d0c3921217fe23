/** A wooden cross that lies flat, seen from above. */

import type { Kind } from "../model.ts";
import { crossPath } from "./cross-path.ts";
import { GRAINS, MARKS } from "./wood.ts";

const SHAPE = crossPath(0, 0, 48);

/** `saw` chooses the grain, so that neighbours don't look alike. */
export function FlatCross({ kind, saw = 0 }: { kind: Kind; saw?: number }) {
  return (
    <g class={`cross cross-${kind}`}>
      <path d={SHAPE} class="halo" />
      <path d={SHAPE} class="edge" transform="translate(0 4)" />
      <path d={SHAPE} class="top" />
      <path d={GRAINS[saw % 3]} class="grain" />
      <path d={GRAINS[(saw + 1) % 3]} class="grain" transform="rotate(90)" />
      <path d="M-7.2 23V-23H7.2" class="gleam" />
      <path d={MARKS[kind]} class="mark" fill-rule="evenodd" />
    </g>
  );
}

/** A small one, as it lies in front of its captor. */
export function LittleCross({ kind }: { kind: Kind }) {
  return (
    <svg viewBox="-26 -26 52 56" class="little" data-cross={kind} aria-hidden="true">
      <FlatCross kind={kind} />
    </svg>
  );
}
