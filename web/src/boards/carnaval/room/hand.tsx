/** A gloved hand: it points at somebody, or is raised while its target is still secret. */
import type { Guest } from "../model.ts";

interface HandProps {
  guest: Guest;
  at: { x: number; y: number };
  /** In degrees, from the right. */
  aim: number;
}

export function Hand({ guest, at, aim }: HandProps) {
  const hidden = typeof guest.points !== "number";
  const place = { left: `${at.x}%`, top: `${at.y}%`, "--aim": `${hidden ? -90 : aim}deg` };
  return (
    <svg class={hidden ? "hand raised" : "hand"} style={place} viewBox="0 0 64 32" aria-hidden="true">
      <path d="M2 8h14v17H2z" class="cuff" />
      <path d={hidden ? FIST : FINGER} class="glove" />
      <path d="M27 18h9M27 22h8" class="fold" />
    </svg>
  );
}

const FINGER = "M16 8C24 4 30 5 35 8H58C64 8 64 14 58 14H38V24Q36 28 28 27L16 25Z";
const FIST = "M16 8C24 4 34 4 38 9 43 12 43 21 38 25Q34 28 28 27L16 25Z";
