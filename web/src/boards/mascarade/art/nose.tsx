/** Six noses, drawn around (50, 62). */
import type { JSX } from "preact";

const Button = () => <circle cx="50" cy="63" r="6.5" fill="#ee4b3c" />;

const Hooked = () => (
  <>
    <path d="M46 48C60 48 70 61 61 76 60 70 55 69 49 70.5 42 72 39 66 43 62.5 46 59 48 54 46 48Z" fill="#e8835a" />
    <path d="M46 66Q48 63 51 65" class="thin" />
  </>
);

const Long = () => <path d="M46 51Q50 47 54 51L55.5 70Q50 77 44.5 70Z" fill="#f2a65a" />;

/** A ball between two wings. */
const Broad = () => (
  <g fill="#c98a5e">
    <circle cx="38.5" cy="66" r="5.5" />
    <circle cx="61.5" cy="66" r="5.5" />
    <ellipse cx="50" cy="64.5" rx="9" ry="7.5" />
  </g>
);

/** Seen from below, because it is held high. */
const TurnedUp = () => (
  <>
    <path d="M50 51Q53 51 54.5 54L61 66Q63 71 57 71H43Q37 71 39 66L45.5 54Q47 51 50 51Z" fill="#f58fb0" />
    <path d="M46 63.5v3M54 63.5v3" class="bold" />
  </>
);

const Beaked = () => (
  <>
    <path d="M37 55Q50 46 63 55 60 68 50 76 40 68 37 55Z" fill="#ffc21f" />
    <path d="M44 56h.1M56 56h.1" class="bold" />
    <path d="M50 60V71" class="thin" />
  </>
);

export const NOSES: readonly (() => JSX.Element)[] = [Button, Hooked, Long, Broad, TurnedUp, Beaked];
