/** The emblem of each game, drawn in a square of 96. Lines take the colour of the surrounding text. */
import type { JSX } from "preact";

/** The half mask, which is also the emblem of the house. */
export const HALF_MASK =
  "M8 45C8 34 22 30 34 34.5 40 37 44 40 48 40S56 37 62 34.5C74 30 88 34 88 45 88 60 78 70 66 68 58 66.5 54 59 48 59S38 66.5 30 68C18 70 8 60 8 45Z" +
  "M20 48C25 42 34 43 39.5 50.5 34 57 24 56 20 48ZM76 48C71 42 62 43 56.5 50.5 62 57 72 56 76 48Z";

const FEATHERS = [
  "M48 36C40 24 42 12 50 4 56 14 55 26 48 36Z",
  "M46 36C34 30 29 20 31 9 41 14 46 24 46 36Z",
  "M50 36C62 30 67 20 65 9 55 14 50 24 50 36Z",
];

function Mascarade() {
  const curls = [24, 34, 45, 56, 66, 74];
  return (
    <>
      {curls.map((x, n) => (
        <circle key={x} cx={x} cy={[29, 20, 16, 17, 22, 31][n]} r="8.5" class="tint" />
      ))}
      <path d="M22 38C22 24 34 19 48 19S74 24 74 38C74 62 63 84 48 84S22 62 22 38Z" class="paper" />
      <path d="M36 36l2.6 5.2 5.8.8-4.2 4.1 1 5.7-5.2-2.7-5.2 2.7 1-5.7-4.2-4.1 5.8-.8z" class="full" />
      <path d="M54 46q7-6 13 0M46 46q-2 11 1 14h6M37 69q11 8 22 0" />
      <path d="M29 32q6-4 12-2M55 36q6-4 12-1" class="thin" />
      <circle cx="30" cy="60" r="3.5" class="blush" />
      <circle cx="66" cy="60" r="3.5" class="blush" />
    </>
  );
}

/** A cross with arms of equal length, as wide as `size`. */
export function crossPath(x: number, y: number, size: number): string {
  const arm = size / 3;
  const half = size / 2;
  return `M${x - arm / 2} ${y - half}h${arm}v${arm}h${arm}v${arm}h${-arm}v${arm}h${-arm}v${-arm}h${-arm}v${-arm}h${arm}z`;
}

function Masker() {
  return (
    <>
      <path d={crossPath(20, 20, 24)} fill="#d8563f" />
      <path d={crossPath(76, 20, 24)} fill="#4d8fe0" />
      <path d={crossPath(20, 76, 24)} fill="#e9bd3b" />
      <path d={crossPath(76, 76, 24)} fill="#4fae6a" />
      <path d={crossPath(48, 48, 57)} class="paper" />
      <path
        d="M43 24q3 5 0 12M53 23q-3 8 1 14M43 62q4 5 1 11M52 61q2 5 0 12M24 44q6 3 12-1M60 52q6-3 12 0"
        class="thin"
      />
      <g transform="translate(26.4 24) scale(.45)">
        <path d={HALF_MASK} class="full" fill-rule="evenodd" />
      </g>
    </>
  );
}

function Mask() {
  const holes = [0, 1, 2, 3, 4, 5, 6];
  const rings = ["M33 38m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0", "M63 38m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0"];
  return (
    <>
      <path d="M14 20Q14 12 22 12H74Q82 12 82 20V72Q82 84 70 84H26Q14 84 14 72Z" class="paper" />
      {holes.flatMap((row) =>
        holes.map((column) => (
          <circle key={`${row}${column}`} cx={24 + column * 8} cy={22 + row * 8.7} r="1.1" class="full" />
        )),
      )}
      {rings.map((ring) => (
        <path key={ring} d={ring} class="tint" />
      ))}
      <circle cx="33" cy="38" r="2.5" class="full" />
      <circle cx="63" cy="38" r="2.5" class="full" />
      <path d="M24 28q9-8 17 0M55 28q8-8 17 0M48 42l-5 14h10zM30 66q18 12 36 0q-18-5-36 0Z" />
      <path d="M84 8L63 38" stroke="#d8563f" stroke-width="6" />
      <path d="M8 92L32 68" stroke="#4d8fe0" stroke-width="6" />
    </>
  );
}

function Carnaval() {
  return (
    <>
      {FEATHERS.map((feather) => (
        <path key={feather} d={feather} class="tint" />
      ))}
      <path d="M48 34V10M45 34Q38 24 34 15M51 34Q58 24 62 15" class="thin" />
      <path d="M9 50C2 62 10 70 4 84 14 80 16 68 13 60M87 50C94 62 86 70 92 84 82 80 80 68 83 60" class="tint" />
      <path d={HALF_MASK} class="paper" fill-rule="evenodd" />
      <path d="M48 43l3.5 4.5L48 52l-3.5-4.5z" class="full" />
      <path d="M13 47C14 41 22 37 32 39M83 47C82 41 74 37 64 39M17 60q8 4 15-1M79 60q-8 4-15-1" class="thin" />
    </>
  );
}

const EMBLEMS: Readonly<Record<string, () => JSX.Element>> = {
  mascarade: Mascarade,
  masker: Masker,
  mask: Mask,
  carnaval: Carnaval,
};

/** A game without an emblem of its own has the house's. */
function HalfMask() {
  return <path d={HALF_MASK} class="paper" fill-rule="evenodd" />;
}

/** The lines of an emblem, for use inside another drawing. */
export function EmblemLines({ game }: { game: string }) {
  const Lines = EMBLEMS[game] ?? HalfMask;
  return (
    <g class="emblem">
      <Lines />
    </g>
  );
}

export function Emblem({ game }: { game: string }) {
  return (
    <svg viewBox="0 0 96 96" class="emblem-alone" aria-hidden="true">
      <EmblemLines game={game} />
    </svg>
  );
}
