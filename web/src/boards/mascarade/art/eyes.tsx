/** Six pairs of eyes, drawn around (50, 47). */
import type { JSX } from "preact";

const STAR = "M0-10.5L3-3.8 10.2-3.2 4.7 1.5 6.4 8.5 0 4.7-6.4 8.5-4.7 1.5-10.2-3.2-3-3.8Z";

/** The same eye on both sides, one mirrored. */
function both(eye: JSX.Element): JSX.Element {
  return (
    <>
      <g transform="translate(38 47)">{eye}</g>
      <g transform="translate(62 47) scale(-1 1)">{eye}</g>
    </>
  );
}

const wide = (
  <>
    <circle r="8.5" fill="#fff" />
    <circle r="3.8" class="full" />
  </>
);

const Round = () => both(wide);

const Sleepy = () =>
  both(
    <>
      <path d="M-9.5 0H9.5A9.5 8 0 0 1-9.5 0Z" fill="#fff" />
      <path d="M-4 0H4A4 4.5 0 0 1-4 0Z" class="full" />
      <path d="M-9.5 0A9.5 9 0 0 1 9.5 0Z" fill="#6b57a8" />
    </>,
  );

const Slanted = () =>
  both(
    <g transform="rotate(24)">
      <path d="M-12.5 0Q-3-9 10 0-3 9-12.5 0Z" fill="#f4d34a" />
      <path d="M-2-4Q1 0-2 4-5 0-2-4Z" class="full" />
    </g>,
  );

/** Two big eyes that touch and look at each other. */
const Crossed = () =>
  both(
    <>
      <ellipse cx="2" rx="10" ry="12" fill="#fff" />
      <circle cx="7.2" cy="2" r="3.8" class="full" />
    </>,
  );

const Winking = () => (
  <>
    <g transform="translate(38 47)">{wide}</g>
    <path d="M28 34Q36 28 45 33" class="bold" />
    <path d="M70 41L55 47 70 53" class="bold" />
  </>
);

const Starry = () => both(<path d={STAR} fill="#ffd23c" transform="scale(1.08)" />);

export const EYES: readonly (() => JSX.Element)[] = [Round, Sleepy, Slanted, Crossed, Winking, Starry];
