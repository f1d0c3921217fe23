/** Six faces, each with its own outline and its own plaster. */
import type { JSX } from "preact";

const ROUND = "M50 20A38 38 0 0 1 50 96 38 38 0 0 1 50 20Z";
const OVAL = "M50 17C68 17 76 35 76 57S66 97 50 97 24 79 24 57 32 17 50 17Z";
const SQUARE = "M20 20H80Q86 20 86 26V90Q86 96 80 96H20Q14 96 14 90V26Q14 20 20 20Z";
const HEART = "M50 31C46 17 12 12 11 42 10 64 36 80 50 98 64 80 90 64 89 42 88 12 54 17 50 31Z";
const PEAR =
  "M50 18C65 18 70 31 71 45 72 56 92 62 90 79 88 94 68 97 50 97S12 94 10 79C8 62 28 56 29 45 30 31 35 18 50 18Z";
const DIAMOND = "M46 19Q50 14 54 19L91 53Q94 57 91 61L54 95Q50 99 46 95L9 61Q6 57 9 53Z";

const EIGHT_SIDED = "M34 19H66L86 39V77L66 97H34L14 77V39Z";

const plaster = (outline: string, colour: string) => () => <path d={outline} fill={colour} />;

export const FACES: readonly (() => JSX.Element)[] = [
  plaster(ROUND, "#ffd9b0"),
  plaster(OVAL, "#fff6de"),
  plaster(SQUARE, "#b9d7f2"),
  plaster(HEART, "#f9bcc4"),
  plaster(PEAR, "#c5e2a4"),
  plaster(DIAMOND, "#d9c6f3"),
];

/** The face of a mask from another box. */
export const UnknownFace = plaster(EIGHT_SIDED, "#e4e0d6");
