/** A player's sticks: each seat has its own colour, and its own mark on the knob. */

export const MARKS = [
  "M0-7L5.5 0 0 7-5.5 0Z",
  "M0-7.500L2 -2.3 7.3-2.2 3.1 1.2 4.6 6.5 0 3.5-4.6 6.5-3.1 1.2-7.3-2.2-2-2.300Z",
  "M3-6.5A6.8 6.8 0 1 0 3 6.5 8 8 0 0 1 3-6.5Z",
  "M0 6.500C-9 0-6-6.5-2.8-6.5-1-6.5 0-5 0-4 0-5 1-6.5 2.8-6.5 6-6.5 9 0 0 6.500Z",
  "M-2-6.500H2V-2H6.500V2H2V6.500H-2V2H-6.500V-2H-2Z",
  "M0-6.500L7 5.500H-7Z",
];

/** It stands in its hole at 0, 0 and leans a little. */
export function Stick({ seat }: { seat: number }) {
  return (
    <svg viewBox="-24 -24 48 48" class="stick" data-colour={seat} aria-hidden="true">
      <ellipse cx="6" cy="10" rx="13" ry="5" class="shade" />
      <path d="M-4.5-8L-3.5 10A4 2.5 0 0 0 3.5 10L4.5-8Z" class="rod" />
      <circle cy="-6" r="13.5" class="knob" />
      <path d="M-9-11A11 11 0 0 1 3-17" class="gleam" />
      <path d={MARKS[seat]} transform="translate(0 -6)" class="mark" />
    </svg>
  );
}

/** The knob alone, seen from above: the mark of a seat. */
export function Knob({ seat }: { seat: number }) {
  return (
    <svg viewBox="-15 -15 30 30" class="knob-alone" data-colour={seat} aria-hidden="true">
      <circle r="13.5" class="knob" />
      <path d={MARKS[seat]} class="mark" />
    </svg>
  );
}
