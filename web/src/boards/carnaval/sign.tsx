/** The sign that each guest wears on the chest: whoever cannot tell the colours apart can tell the signs apart. */
const SIGNS = [
  "M12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 4.9l1.4-1.4 2.9 2.9-1.4 1.4zM16.2 17.6l1.4-1.4 2.9 2.9-1.4 1.4zM3.5 19.1l2.9-2.9 1.4 1.4-2.9 2.9zM16.2 6.4l2.9-2.9 1.4 1.4-2.9 2.9z",
  "M20 15.5A9.5 9.5 0 1 1 10.5 2.2 7.6 7.6 0 0 0 20 15.5z",
  "M12 1.5l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8z",
  "M12 21.5C4 15.5 1.5 12 1.5 8.2a5.2 5.2 0 0 1 10.5-1.2 5.2 5.2 0 0 1 10.5 1.2c0 3.8-2.5 7.3-10.5 13.3z",
  "M12 1l8 11-8 11-8-11z",
  "M12 1.5c4 5 9 7.5 9 12a4.7 4.7 0 0 1-8 3.3L15 22.5H9l2-5.7a4.7 4.7 0 0 1-8-3.3c0-4.5 5-7 9-12z",
  "M12 1.5a4.8 4.8 0 0 1 4.2 7.2 4.8 4.8 0 1 1-3 8.2L15 22.5H9l1.8-5.6a4.8 4.8 0 1 1-3-8.2A4.8 4.8 0 0 1 12 1.5z",
  "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  "M12 1.5c4.5 6.5 7 9.5 7 13.5a7 7 0 0 1-14 0c0-4 2.5-7 7-13.5z",
  "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
  "M12 2l11 19.5H1z",
  "M3 3h18v18H3zm5 5v8h8V8z",
  "M1 7c3.7-4 7.3-4 11 0s7.3 4 11 0v4c-3.7 4-7.3 4-11 0S4.7 7 1 11zM1 15c3.7-4 7.3-4 11 0s7.3 4 11 0v4c-3.7 4-7.3 4-11 0s-7.3-4-11 0z",
  "M12 1.5a5.5 5.5 0 0 1 1.8 10.7V15H18v4h-4.2v3.5h-3.6V12.2A5.5 5.5 0 0 1 12 1.5zm0 3.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z",
  "M12 1.5c5 1.5 6 5 6 9s1 6 3.5 7.5h-19C5 16.5 6 14.5 6 10.5s1-7.5 6-9zM9 19.5h6a3 3 0 0 1-6 0z",
];

export function signPath(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? "";
}

/** Fifteen cloths, as far apart as fifteen can be. */
const CLOTHS = [
  "#b3382c",
  "#2b5fb0",
  "#2f7d4f",
  "#c98a1b",
  "#7a46a8",
  "#177f8c",
  "#c2577f",
  "#5c6b1e",
  "#3c3f94",
  "#8f4a1c",
  "#56616f",
  "#a3266b",
  "#3a8fc4",
  "#6f3344",
  "#9a7d4e",
];

export function clothOf(seat: number): string {
  return CLOTHS[seat % CLOTHS.length] ?? "";
}

/** A guest as a small token: cloth and sign. */
export function Token({ seat, size = 22 }: { seat: number; size?: number }) {
  return (
    <svg class="token" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill={clothOf(seat)} stroke="#fff3d6" stroke-width="1.6" />
      <path d={signPath(seat)} fill="#fff6de" fill-rule="evenodd" transform="translate(6.4 6.4) scale(.8)" />
    </svg>
  );
}
