/**
 * The painted faces: eighteen stencils of ours on a square of 70, ten for each hole, the nose on the centre.
 * Their features lie where the rings of src/ridotto/games/mask/rulebook/masks.txt are.
 */

/** How a part is painted: filled pale, dark, red or in the second colour, or drawn with a line. */
type Paint = "pale" | "dark" | "red" | "second" | "line";
export type FacePart = readonly [paint: Paint, path: string];

export interface FaceDrawing {
  /** The colours, the same by day and night: a mask is an object. */
  paint: string;
  second: string;
  outline: string;
  /** Drawn once as it is, and once mirrored. */
  both: readonly FacePart[];
  alone: readonly FacePart[];
}

const ROUND = "M35 1C61 1 69 9 69 35S61 69 35 69 1 61 1 35 9 1 35 1Z";
const EGG = "M35 1C58 1 67 10 68 30 70 54 54 69.5 35 69.5S0 54 2 30C3 10 12 1 35 1Z";
const JOWLS =
  "M35 1C59 1 67 8 68 30 68 44 70 54 70 63Q70 70 63 70 50 70 46 66 35 60 24 66 20 70 7 70 0 70 0 63C0 54 2 44 2 30 3 8 11 1 35 1Z";
const EARS = "M0 0C10 1 18 4 23 8Q35 5 47 8C52 4 60 1 70 0 72 20 68 44 56 55Q46 68 35 70 24 68 14 55C2 44-2 20 0 0Z";

/** An almond-shaped eye around the hole in that column and row. */
function eye(x: number, y: number, wide = 9.5): FacePart {
  return ["pale", `M${x - wide} ${y}Q${x} ${y - 9} ${x + wide} ${y} ${x} ${y + 9} ${x - wide} ${y}Z`];
}

/** A round spot. */
function spot(paint: Paint, x: number, y: number, r: number): FacePart {
  return [paint, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`];
}

const BROW: FacePart = ["line", "M6 8Q14 1 24 9"];
const FROWN: FacePart = ["line", "M6 4Q16 4 25 11"];
const GRIN: FacePart = ["red", "M1 41Q6 59 22 61H48Q64 59 69 41 68 69 35 70 2 69 1 41Z"];
const SMILE: FacePart = ["red", "M9 50Q16 61 35 60T61 50Q62 70 35 70T9 50Z"];
const NOSTRIL: FacePart = ["dark", "M29 38q2-2 4 1z"];

export const FACE_DRAWINGS: Readonly<Record<string, FaceDrawing>> = {
  smiler: {
    paint: "#e3b05f",
    second: "#c5513c",
    outline: ROUND,
    both: [eye(15, 15), BROW, spot("second", 9, 32, 4.5)],
    alone: [GRIN, ["line", "M2 43Q12 60 35 60T68 43"]],
  },
  sulker: {
    paint: "#8fb0a3",
    second: "#5c7f86",
    outline: JOWLS,
    both: [eye(15, 15), FROWN, ["line", "M6 24q8 4 17 0"]],
    alone: [["red", "M1 69Q6 41 35 41T69 69Q62 58 52 52 35 46 18 52 8 58 1 69Z"]],
  },
  winker: {
    paint: "#d99a86",
    second: "#b9503f",
    outline: EGG,
    both: [spot("second", 8, 36, 4.5)],
    alone: [
      eye(15, 15),
      BROW,
      ["line", "M40 17Q50 8 62 16M41 8q9-5 20 1"],
      ["dark", "M39 16Q50 9 62 16 50 20 39 16Z"],
      SMILE,
    ],
  },
  singer: {
    paint: "#c9a0c4",
    second: "#8d4f86",
    outline: EGG,
    both: [eye(15, 15), ["line", "M6 5Q16-1 25 8"], spot("second", 10, 34, 4)],
    alone: [
      ["red", "M35 40C49 40 52 48 51 57 50 66 44 70 35 70S20 66 19 57C18 48 21 40 35 40Z"],
      ["dark", "M35 50a7 5.5 0 1 0 .1 0Z"],
    ],
  },
  owl: {
    paint: "#a98560",
    second: "#6f4e35",
    outline: "M0 0C12 5 22 6 35 6S58 5 70 0C72 14 69 22 69 37 69 58 56 69 35 69S1 58 1 37C1 22-2 14 0 0Z",
    both: [
      spot("second", 15, 25, 13.5),
      spot("pale", 15, 25, 10),
      ["line", "M4 3Q18 9 29 19M12 54q4 5 8 0M21 60q4 5 8 0"],
    ],
    alone: [["red", "M20 33Q35 27 50 33 44 52 35 55 26 52 20 33Z"]],
  },
  cat: {
    paint: "#b9b4ac",
    second: "#e3a6a0",
    outline:
      "M0 0C10 2 18 6 24 9Q35 6 46 9C52 6 60 2 70 0 71 18 69 38 70 50V70Q60 70 54 66 35 73 16 66 10 70 0 70V50C1 38-1 18 0 0Z",
    both: [
      ["second", "M1 2Q14 5 18 11 8 14 4 22Z"],
      eye(25, 25, 9),
      ["line", "M24 44Q12 41 1 44M24 48Q10 56 1 64M34 46Q26 56 21 48"],
      ["dark", "M17 18q6-6 13-1-8-1-13 1z"],
    ],
    alone: [["line", "M35 41V47M26 58q9 5 18 0"]],
  },
  fox: {
    paint: "#d67a3c",
    second: "#8d3f1f",
    outline: EARS,
    both: [
      ["second", "M1 2Q14 5 18 11 8 14 5 24Z"],
      eye(15, 25, 9),
      ["pale", "M3 34Q20 36 31 46 33 62 35 69 18 64 10 50 5 43 3 34Z"],
    ],
    alone: [["dark", "M26 49Q35 45 44 49 45 60 35 63 25 60 26 49Z"]],
  },
  devil: {
    paint: "#b8402f",
    second: "#6e1c1c",
    outline: "M0 0C4 8 10 9 17 7Q35 1 53 7C60 9 66 8 70 0 73 18 68 40 56 53Q45 60 35 70 25 60 14 53C2 40-3 18 0 0Z",
    both: [
      ["pale", "M0 0C1 12 5 18 12 19 15 16 17 11 17 7 10 9 4 8 0 0Z"],
      ["second", "M8 10Q20 10 32 22 30 31 20 28 11 22 8 10Z"],
      NOSTRIL,
      ["pale", "M21 46l3 6 3-5z"],
    ],
    alone: [
      ["dark", "M17 45Q35 53 53 45 47 55 35 55 23 55 17 45Z"],
      ["second", "M27 58Q35 62 43 58L35 70Z"],
    ],
  },
  king: {
    paint: "#dcb78b",
    second: "#7b3f8c",
    outline: "M0 0H10L20 10 30 0H40L50 10 60 0H70L68 24C70 54 57 70 35 70S0 54 2 24Z",
    both: [eye(25, 25, 8.5), ["line", "M15 19q9-6 18-1"], spot("red", 9, 40, 4)],
    alone: [
      ["second", "M0 0H10L20 10 30 0H40L50 10 60 0H70L69 17Q35 11 1 17Z"],
      ["line", "M1 17Q35 11 69 17"],
      ["red", "M17 54Q26 45 35 50 44 45 53 54 44 64 35 64T17 54Z"],
    ],
  },
  jester: {
    paint: "#e7d6b1",
    second: "#2f7d74",
    outline:
      "M0 0C14 0 22 5 27 11Q35 3 43 11C48 5 56 0 70 0 72 12 66 20 66 34 68 56 55 70 35 70S2 56 4 34C4 20-2 12 0 0Z",
    both: [
      ["second", "M0 0C14 0 22 5 27 11 16 14 8 20 4 34 4 20-2 12 0 0Z"],
      eye(25, 25, 8.5),
      spot("red", 12, 42, 4),
      ["line", "M20 30l5 8"],
    ],
    alone: [
      ["red", "M27 11Q35 3 43 11 48 16 35 23 22 16 27 11Z"],
      ["red", "M7 48Q20 60 35 59T63 48Q60 70 35 70T7 48Z"],
    ],
  },
  pirate: {
    paint: "#c58f66",
    second: "#a5322c",
    outline: "M35 1C59 1 67 9 68 28 70 32 70 42 70 50H61C58 63 48 69.5 35 69.5S2 54 2 30C3 10 12 1 35 1Z",
    both: [["line", "M8 38l5 3M8 43l5 2"]],
    alone: [
      ["second", "M3 12Q12 1 35 1T67 12Q35 3 3 12Z"],
      eye(15, 15),
      ["dark", "M42 11Q54 8 66 13 67 25 55 26 43 25 42 11Z"],
      ["line", "M3 24L68 8"],
      SMILE,
    ],
  },
  clown: {
    paint: "#efe3cf",
    second: "#2f66b3",
    outline: "M27 0H43L47 10C62 12 70 24 70 40 70 60 56 70 35 70S0 60 0 40C0 24 8 12 23 10Z",
    both: [["second", "M15 12L20 25 15 38 10 25Z"], eye(15, 25, 8), spot("red", 6, 45, 5.8)],
    alone: [
      ["second", "M27 0H43L47 10Q35 14 23 10Z"],
      ["red", "M14 56Q35 64 56 56 58 70 35 70T14 56Z"],
    ],
  },
  moon: {
    paint: "#e9d9a0",
    second: "#9aa7d1",
    outline:
      "M47 0C12-1 0 18 0 35S12 71 47 70C39 65 40 61 44 55 49 51 39 48 44 44L51 39 43 29C46 24 43 20 43 15 38 9 41 3 47 0Z",
    both: [],
    alone: [
      eye(35, 25, 8.5),
      ["line", "M26 16q8-5 16 0M6 24q5-8 12-13M8 50q4 5 10 9"],
      ["red", "M22 43Q32 40 44 45 36 46 43 50 34 56 22 43Z"],
      spot("second", 17, 36, 5),
    ],
  },
  greybeard: {
    paint: "#d6ab8e",
    second: "#a9acb6",
    outline: "M35 1C58 1 67 8 69 16L70 26C68 56 54 70 35 70S2 56 0 26L1 16C3 8 12 1 35 1Z",
    both: [
      ["pale", "M0 18Q10 5 29 17 27 22 18 20 8 18 0 24Z"],
      eye(15, 26, 8.5),
      ["line", "M14 48Q18 58 26 64M8 44Q12 56 20 64"],
    ],
    alone: [
      ["second", "M2 36Q10 48 22 44 35 38 48 44 60 48 68 36 64 68 35 70 6 68 2 36Z"],
      ["red", "M27 47Q35 51 43 47 35 54 27 47Z"],
    ],
  },
  weeper: {
    paint: "#90a9cf",
    second: "#4a74bd",
    outline: EGG,
    both: [
      ["line", "M5 11Q14 2 26 4"],
      eye(15, 15),
      ["second", "M15 25Q22 35 20 40A5.5 5.5 0 1 1 10 40Q8 35 15 25Z"],
      ["second", "M15 46Q21 54 20 58A5.300 5.3 0 1 1 10 58Q9 54 15 46Z"],
    ],
    alone: [["red", "M23 68Q25 57 35 57T47 68Q35 72 23 68Z"]],
  },
  cyclops: {
    paint: "#8db174",
    second: "#4e7345",
    outline: EGG,
    both: [spot("second", 10, 34, 4), ["line", "M8 22q4-3 9-1"], ["pale", "M20 57l3 5 4-4z"]],
    alone: [eye(35, 15, 18), ["second", "M35 6.5a8.5 8.5 0 1 0 .1 0Z"], ["line", "M12 8Q35-4 58 8"], SMILE],
  },
  doctor: {
    paint: "#d8c7a6",
    second: "#2e2a33",
    outline:
      "M35 1C60 1 69 8 69 22 69 36 56 40 50 46 46 56 42 64 35 70 28 64 24 56 20 46 14 40 1 36 1 22 1 8 10 1 35 1Z",
    both: [
      spot("second", 15, 15, 9.5),
      spot("pale", 15, 15, 7.6),
      ["line", "M6 29q8 6 18 4"],
      ["dark", "M28 42l3 1-2 2z"],
    ],
    alone: [
      ["pale", "M19 31Q35 24 51 31 46 52 35 70 24 52 19 31Z"],
      ["line", "M35 41V69"],
    ],
  },
  lion: {
    paint: "#d9a04a",
    second: "#8e4b1e",
    outline:
      "M8 3Q15-3 22 3 29-2 35 3 41-2 48 3 55-3 62 3 72 8 68 18 73 26 68 33 73 40 70 48 71 58 61 60 58 69 48 67 42 73 35 69 28 73 22 67 12 69 9 60-1 58 0 48-3 40 2 33-3 26 2 18-2 8 8 3Z",
    both: [["line", "M5 30q4 2 7 0M20 66q2-5 6-6"]],
    alone: [
      ["pale", "M35 9C54 9 59 18 58 34 60 50 50 60 35 60S10 50 12 34C11 18 16 9 35 9Z"],
      ["second", "M16 21Q26 14 33 24 30 33 22 31 17 28 16 21ZM54 21Q44 14 37 24 40 33 48 31 53 28 54 21Z"],
      ["red", "M24 46Q35 56 46 46 44 57 35 58 26 57 24 46Z"],
      ["line", "M35 40V48M20 42l-8 2M50 42l8 2"],
    ],
  },
};

/** The face of a mask that the owners of a box have added. */
export const STRANGER: FaceDrawing = { paint: "#cdb58f", second: "#8a7342", outline: ROUND, both: [], alone: [] };
