/** Venice across the water, at night or in the morning. */

/** Stars are placed by a formula, so that every visit sees the same sky. None are behind the welcome text. */
const STARS = Array.from({ length: 150 }, (_, n) => ({
  x: ((n * 397.3) % 2000) - 280,
  y: ((n * n * 13.7 + n * 29) % 420) - 290,
  r: 0.5 + ((n * 7) % 5) * 0.22,
})).filter(({ x, y }) => Math.abs(x - 720) > 300 || y > 70);

/** The city is as long as the widest screen. */
const QUARTERS = [-1440, 0, 1440];

const FAR =
  "M0 330V262h40v-18h34v18h30v-34h52v34h36v-60l20-14 20 14v60h60v-22h70v22h48v-40h30v40h62v-26q0-34 44-42v-14h4v14q44 8 44 42v26h70v-30h56v30h40" +
  "v-46h44v46h66v-24h46v24h56v-38h40v38h70v-28h52v28h60v-44h38v44h74v-20h50v20h96v68z";

const NEAR =
  "M0 360V288h64v-30h20v-12h40v12h18v30h40v14h50v-44l30-10 30 10v44h76v-18h62v18h34V198h-6l4-10h2v-34l22-42 22 42v34h2l4 10h-6v104h40" +
  "v-26h72v26h36v-14h90v14h50v-52q0-4 10-8 4-46 52-56v-18h-4l6-14 6 14h-4v18q48 10 52 56 10 4 10 8v52h30v-30q2-24 26-30v-10h4v10q24 6 26 30v30h46v-20h60v20h40" +
  "v-36h20v-10h36v10h20v36h80v-16h50v16h66v72z";

/** Where candles burn in the nearer windows. */
const WINDOWS = [
  [20, 306],
  [36, 306],
  [96, 274],
  [112, 274],
  [96, 300],
  [262, 300],
  [278, 300],
  [294, 300],
  [372, 312],
  [410, 312],
  [388, 330],
  [516, 230],
  [516, 260],
  [612, 308],
  [628, 308],
  [644, 308],
  [712, 326],
  [742, 326],
  [842, 300],
  [862, 300],
  [882, 300],
  [962, 320],
  [1080, 310],
  [1104, 310],
  [1176, 282],
  [1192, 282],
  [1176, 308],
  [1290, 322],
  [1330, 322],
  [1400, 330],
] as const;

export function Skyline() {
  return (
    <svg class="skyline" width="1440" height="480" viewBox="0 0 1440 480" aria-hidden="true">
      <defs>
        <linearGradient id="water" x2="0" y2="1">
          <stop stop-color="var(--water)" />
          <stop offset="1" stop-color="var(--water)" stop-opacity="0" />
        </linearGradient>
        <radialGradient id="halo">
          <stop stop-color="var(--moon)" stop-opacity=".5" />
          <stop offset="1" stop-color="var(--moon)" stop-opacity="0" />
        </radialGradient>
      </defs>
      <g class="stars">
        {STARS.map(({ x, y, r }) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g class="moon">
        <circle r="130" fill="url(#halo)" />
        <circle r="34" fill="var(--moon)" />
      </g>
      {QUARTERS.map((x) => (
        <City key={x} x={x} />
      ))}
      <rect x="-1440" y="358" width="4320" height="2000" fill="var(--night)" />
      <rect x="-1440" y="358" width="4320" height="122" fill="url(#water)" />
      <path d="M-42 366h84m-72 8h60m-50 9h44m-34 10h26m-20 11h14" class="moonlight" />
      <Gondola />
    </svg>
  );
}

function City({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={FAR} fill="var(--far-walls)" transform="translate(0 30)" />
      <path d={NEAR} fill="var(--near-walls)" />
      <g fill="var(--lit-window)">
        {WINDOWS.map(([x, y]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y + 10}v-7q0-4 2.5-5.5 2.5 1.5 2.5 5.5v7z`} />
        ))}
      </g>
    </g>
  );
}

function Gondola() {
  return (
    <g class="gondola">
      <path d="M-92-16q-10 2-8 9 6 15 42 17h104q40-2 56-22-4 0-7-7-3 8-18 10H-60q-22-1-26-7z" />
      <path d="M-14-2l6-21q4-7 10 0l5 21zM40-1l7-36 4 0 5 36z" />
      <circle cx="-3" cy="-30" r="5" />
      <circle cx="49" cy="-42" r="4.5" />
      <path d="M52-30L92 14" class="oar" />
      <circle cx="-84" cy="-20" r="3" class="lamp" />
    </g>
  );
}
