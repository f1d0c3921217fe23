/** Six mouths, drawn around (50, 82). */
import type { JSX } from "preact";

const Smiling = () => <path d="M35 77Q50 93 65 77" class="bold" />;

const Sulking = () => <path d="M37 87Q50 75 63 87" class="bold" />;

const Laughing = () => (
  <>
    <path d="M34 75H66Q64 92 50 92T34 75Z" fill="#8f1d2c" />
    <path d="M37 76.5H63L61.5 81.5H38.5Z" fill="#fff" stroke="none" />
  </>
);

const Singing = () => (
  <>
    <ellipse cx="50" cy="83" rx="7.5" ry="8.5" fill="#4a0f1c" />
    <ellipse cx="50" cy="87.5" rx="4" ry="2.6" fill="#f0808a" stroke="none" />
  </>
);

const Moustached = () => (
  <path
    d="M50 77C45 71 37 74 33 80 31 83 27 82 26 79 22 88 34 92 42 88 46 86 49 84 50 82 51 84 54 86 58 88 66 92 78 88 74 79 73 82 69 83 67 80 63 74 55 71 50 77Z"
    class="full"
  />
);

/** Ready for a kiss. */
const Pursed = () => (
  <>
    <path d="M50 79Q45 73 41 79 39 82 41 84 46 91 50 91 54 91 59 84 61 82 59 79 55 73 50 79Z" fill="#e0243f" />
    <path d="M43 82.5Q50 86 57 82.5" class="thin" />
  </>
);

export const MOUTHS: readonly (() => JSX.Element)[] = [Smiling, Sulking, Laughing, Singing, Moustached, Pursed];
