/** A mask as it is painted, and its rings. */

import { holeNamed } from "../model.ts";
import type { Orientation, Rings } from "../wire.ts";
import { FACE_DRAWINGS, type FacePart, STRANGER } from "./face-drawings.ts";

interface FaceProps {
  mask: string;
  orientation: Orientation;
}

/** On a square of 70, turned clockwise by quarter turns. */
export function Face({ mask, orientation }: FaceProps) {
  const face = FACE_DRAWINGS[mask] ?? STRANGER;
  return (
    <g
      class="face"
      transform={`rotate(${orientation * 90} 35 35)`}
      style={{ "--paint": face.paint, "--second": face.second }}
    >
      <path d={face.outline} class="rim" />
      <path d={face.outline} class="skin" />
      <path d={face.outline} class="glow" />
      <Parts parts={face.alone} />
      <Parts parts={face.both} />
      <g transform="matrix(-1 0 0 1 70 0)">
        <Parts parts={face.both} />
      </g>
      <path d="M35 28.5Q32 32 28.5 36.5 28 41.5 35 41.8T41.5 36.5Q38 32 35 28.5Z" class="nose" />
    </g>
  );
}

/** The light that all faces share. It has to be on the page once. */
export function Glow() {
  return (
    <svg width="0" height="0" class="glow-of-all" aria-hidden="true">
      <radialGradient id="mask-glow" cx=".4" cy=".3" r=".8">
        <stop offset="0" stop-color="#fff" stop-opacity=".34" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#2a1005" stop-opacity=".42" />
      </radialGradient>
    </svg>
  );
}

function Parts({ parts }: { parts: readonly FacePart[] }) {
  return parts.map(([paint, path]) => <path key={path} d={path} class={paint} />);
}

/** One circle pays three, two circles pay five. */
export function RingArt({ rings }: { rings: Rings }) {
  return Object.entries(rings).map(([name, pay]) => {
    const { column, row } = holeNamed(name);
    return (
      <g key={name} class="ring" data-pay={pay} transform={`translate(${column * 10 + 5} ${row * 10 + 5})`}>
        <circle r={pay === 5 ? 4.6 : 3.7} class="setting" />
        <circle r="3.5" class="hoop" />
        {pay === 5 && <circle r="4.5" class="hoop" />}
      </g>
    );
  });
}

/** The mask with its rings by itself, at any small size. */
export function LittleMask({ mask, orientation, rings }: FaceProps & { rings: Rings }) {
  return (
    <svg viewBox="-2 -2 74 74" class="little-mask" aria-hidden="true">
      <Face mask={mask} orientation={orientation} />
      <RingArt rings={rings} />
    </svg>
  );
}
