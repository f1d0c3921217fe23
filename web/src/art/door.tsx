/** A Venetian door: an ogee arch, light behind stained glass, and the game's emblem in it. */
import type { OfferedGame } from "../wire/routes.ts";
import { EmblemLines } from "./emblem.tsx";

/** The arch of the door, drawn smaller by `inset`, so that arches nest in one another. */
function arch(inset: number): string {
  const width = 1 - inset / 76;
  const height = 1 - inset / 130;
  const at = (x: number, y: number) =>
    `${(100 + (x - 100) * width).toFixed(1)} ${(290 - (290 - y) * height).toFixed(1)}`;
  return (
    `M${at(24, 290)}L${at(24, 150)}C${at(24, 104)} ${at(56, 88)} ${at(78, 64)}Q${at(96, 44)} ${at(100, 16)}` +
    `Q${at(104, 44)} ${at(122, 64)}C${at(144, 88)} ${at(176, 104)} ${at(176, 150)}L${at(176, 290)}Z`
  );
}

function Column({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`} class="stone">
      <rect x="-7" y="158" width="14" height="124" />
      <path d="M-11 148h22l-3 10h-16zM-12 142h24v6h-24zM-11 282h22v8h-22z" />
    </g>
  );
}

/** A game takes the colours of its board's door. */
export function doorClass({ name, board }: OfferedGame): string {
  return `door-${board ?? name}`;
}

export function Door({ game: { name, board } }: { game: OfferedGame }) {
  return (
    <svg viewBox="0 0 200 300" class="door" aria-hidden="true">
      <defs>
        <radialGradient id={`light-${name}`} cx=".5" cy=".52" r=".62">
          <stop class="light-near" />
          <stop offset=".55" class="light-mid" />
          <stop offset="1" class="light-far" />
        </radialGradient>
        <clipPath id={`opening-${name}`}>
          <path d={arch(10)} />
        </clipPath>
      </defs>
      <path d={arch(0)} class="stone" />
      <path d={arch(10)} fill={`url(#light-${name})`} />
      <g clip-path={`url(#opening-${name})`}>
        <path d="M100 0V300M30 150H170M30 236H170M34 290L100 236 166 290M34 150L100 96 166 150" class="lead" />
        <path d="M100 96V20" class="lead" />
        <circle cx="100" cy="177" r="62" class="pane" />
        <circle cx="100" cy="177" r="54" class="lead" />
      </g>
      <g transform="translate(47 124) scale(1.1)">
        <EmblemLines board={board} />
      </g>
      <path d={arch(5)} class="trim" />
      <path d={arch(11)} class="trim fine" />
      <Column x={21} />
      <Column x={179} />
      <path d="M100 18q-9-6 0-18 9 12 0 18z" class="finial" />
      <path d="M6 290h188v5H6zM0 295h200v5H0z" class="stone" />
    </svg>
  );
}
