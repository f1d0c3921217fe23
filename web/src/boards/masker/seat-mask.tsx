/** The mask that hides a seat's colour. It is painted once the colour is known. */
import { HOUSE_EMBLEM } from "../../art/house-emblem.ts";
import { MARKS } from "./tray/wood.ts";
import type { Colour } from "./wire.ts";

const PLUMES = ["M48 36C38 26 38 12 47 3 55 13 56 26 48 36Z", "M46 36C33 32 27 22 28 11 38 15 45 24 46 36Z"];
const RIBBONS = "M9 46Q2 52 4 62T2 76M87 46Q94 52 92 62T94 76";
const QUESTION = "M41 16q0-8 7-8t7 7q0 5-7 8v4M48 32v.1";

interface MaskProps {
  colour: Colour | null;
  fallen: boolean;
}

export function SeatMask({ colour, fallen }: MaskProps) {
  const painted = colour ? `cross-${colour}` : "veiled";
  return (
    <svg viewBox="0 0 96 80" class={`seat-mask ${painted}`} data-fallen={fallen} aria-hidden="true">
      <path d={RIBBONS} class="ribbon" />
      {colour && <path d={PLUMES.join("")} class="front" />}
      {colour && <path d={PLUMES[1]} class="front" transform="matrix(-1 0 0 1 96 0)" />}
      {!colour && <path d={QUESTION} class="question" />}
      <path d={HOUSE_EMBLEM} class="top" fill-rule="evenodd" />
      {colour && <path d={MARKS[colour]} class="mark" fill-rule="evenodd" transform="translate(48 20) scale(1.25)" />}
    </svg>
  );
}
