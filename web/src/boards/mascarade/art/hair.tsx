/** Six heads of hair. Hair at the sides lies behind the face, so that its outline stays visible. */
import type { JSX } from "preact";

/** What lies behind the face, and what lies over it. */
export interface Hair {
  behind: () => JSX.Element | null;
  before: () => JSX.Element;
}

const CURLS = [
  [15, 37],
  [85, 37],
  [23, 23],
  [77, 23],
  [36, 14],
  [64, 14],
  [50, 11],
] as const;

const PLAIT = [48, 61, 74] as const;
const ROLLS = [37, 51, 65] as const;

const nothing = () => null;

/** No hair at all: the crown shines. */
const Bald = () => <path d="M38 29Q43 24 50 24" class="shine" />;

function Curls() {
  return (
    <g fill="#e2622b">
      {CURLS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="10.5" />
          <path d={`M${x + 4} ${y - 2}a4.5 4.5 0 1 0-2 6`} class="thin" />
        </g>
      ))}
    </g>
  );
}

const Curtain = () => <path d="M50 5C18 5 3 24 3 52V92H97V52C97 24 82 5 50 5Z" fill="#27264f" />;

function Fringe() {
  return (
    <>
      <path d="M12 36C14 14 30 5 50 5S86 14 88 36Z" fill="#27264f" />
      <path d="M27 34V20M42 34V13M58 34V13M73 34V20" class="gleam" />
    </>
  );
}

const Spikes = () => (
  <path
    d="M12 42L4 19 22 22 21 3 37 14 50-2 63 14 79 3 78 22 96 19 88 42Q72 27 50 27T12 42Z"
    fill="#1f9d86"
    stroke-linejoin="miter"
  />
);

function Plait({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      {PLAIT.map((y) => (
        <path key={y} d={`M-8 ${y - 7}Q0 ${y - 12} 8 ${y - 7}L0 ${y + 9}Z`} fill="#8a4f22" />
      ))}
      <path d="M-7 96L0 83 7 96Z" fill="#8a4f22" />
      <path d="M-9 79L9 88V79L-9 88Z" fill="#d7263d" />
    </g>
  );
}

function Plaits() {
  return (
    <>
      <path d="M50 22Q32 24 15 46C10 20 28 6 50 6S90 20 85 46Q68 24 50 22Z" fill="#8a4f22" />
      <path d="M50 7V21" class="thin" />
      <Plait x={9} />
      <Plait x={91} />
    </>
  );
}

function Roll({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-10" y="-7" width="20" height="14" rx="7" fill="#fff" />
      <path d="M5 0a4 3 0 1 0-5 2.5" class="thin" />
    </g>
  );
}

function Wig() {
  return (
    <>
      <path d="M18 34C6 12 30-1 50-1S94 12 82 34Q66 24 50 24T18 34Z" fill="#fff" />
      <path d="M34 20Q33 9 41 6M50 18V5M66 20Q67 9 59 6" class="thin" />
      {ROLLS.map((y) => (
        <g key={y}>
          <Roll x={11} y={y} />
          <Roll x={89} y={y} />
        </g>
      ))}
    </>
  );
}

export const HAIRS: readonly Hair[] = [
  { behind: nothing, before: Bald },
  { behind: nothing, before: Curls },
  { behind: Curtain, before: Fringe },
  { behind: nothing, before: Spikes },
  { behind: nothing, before: Plaits },
  { behind: nothing, before: Wig },
];
