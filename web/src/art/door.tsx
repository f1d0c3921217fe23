/** A Venetian door: an ogee arch, light behind stained glass, the emblem of the game in it. */
import type { GameName } from "../wire/views.ts";
import { EmblemLines } from "./emblem.tsx";

/** The arch around an opening: `inset` moves it inwards. */
function arch(inset: number): string {
  const left = 24 + inset;
  const right = 176 - inset;
  const top = 16 + inset * 1.7;
  return (
    `M${left} 290V150C${left} 104 ${56 + inset * 0.6} 88 ${78 + inset * 0.3} 64Q96 44 100 ${top}` +
    `Q104 44 ${122 - inset * 0.3} 64C${144 - inset * 0.6} 88 ${right} 104 ${right} 150V290Z`
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

export function Door({ game }: { game: GameName }) {
  return (
    <svg viewBox="0 0 200 300" class="door" aria-hidden="true">
      <defs>
        <radialGradient id={`light-${game}`} cx=".5" cy=".52" r=".62">
          <stop class="light-near" />
          <stop offset=".55" class="light-mid" />
          <stop offset="1" class="light-far" />
        </radialGradient>
        <clipPath id={`opening-${game}`}>
          <path d={arch(10)} />
        </clipPath>
      </defs>
      <path d={arch(0)} class="stone" />
      <path d={arch(10)} fill={`url(#light-${game})`} />
      <g clip-path={`url(#opening-${game})`}>
        <path d="M100 0V300M30 150H170M30 236H170M34 290L100 236 166 290M34 150L100 96 166 150" class="lead" />
        <path d="M100 96V20" class="lead" />
        <circle cx="100" cy="177" r="62" class="pane" />
        <circle cx="100" cy="177" r="54" class="lead" />
      </g>
      <g transform="translate(47 124) scale(1.1)">
        <EmblemLines game={game} />
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
