/** The ballroom: windows on the lagoon, a marble floor, and a chandelier that dims for the dance. */

const WINDOWS = [60, 150, 250, 340];
const CANDLES = [-54, -36, -18, 0, 18, 36, 54];

export function Ballroom() {
  return (
    <>
      <svg class="ballroom" viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <pattern id="marble" width="36" height="22" patternUnits="userSpaceOnUse">
            <rect width="36" height="22" class="marble-light" />
            <path d="M18 0L36 11 18 22 0 11Z" class="marble-dark" />
          </pattern>
          <radialGradient id="ball-light">
            <stop class="light-near" />
            <stop offset="1" class="light-far" />
          </radialGradient>
        </defs>
        <rect width="400" height="400" class="wall" />
        {WINDOWS.map((x) => (
          <g key={x} transform={`translate(${x} 0)`}>
            <path d="M-24 92V34C-24 12-8 10 0-6 8 10 24 12 24 34V92Z" class="pane" />
            <path d="M0-6V92M-24 44H24M-24 68H24" class="bars" />
          </g>
        ))}
        <path d="M0 92H400M0 98H400" class="bars" />
        <ellipse cx="200" cy="226" rx="214" ry="172" class="step" />
        <ellipse cx="200" cy="222" rx="200" ry="164" fill="url(#marble)" />
        <ellipse cx="200" cy="222" rx="200" ry="164" class="inlay" />
        <ellipse cx="200" cy="222" rx="128" ry="102" class="inlay" />
        <ellipse cx="200" cy="190" rx="230" ry="210" fill="url(#ball-light)" class="shine" />
      </svg>
      <Chandelier />
      <div class="dusk" />
    </>
  );
}

function Chandelier() {
  return (
    <svg class="chandelier" viewBox="-80 -70 160 120" aria-hidden="true">
      <path
        d="M0-70V-14M-58 6C-50 26-20 30 0 30S50 26 58 6M-40 8C-34 18-14 20 0 20S34 18 40 8M0-14C-10-2-10 14 0 30 10 14 10-2 0-14ZM0 30v10"
        class="brass"
      />
      {CANDLES.map((x) => (
        <g key={x} transform={`translate(${x} ${6 - Math.abs(x) / 9})`}>
          <rect x="-2.5" y="-9" width="5" height="14" class="wax" />
          <path d="M0-22C4-16 4-12 0-10-4-12-4-16 0-22Z" class="flame" />
        </g>
      ))}
    </svg>
  );
}
