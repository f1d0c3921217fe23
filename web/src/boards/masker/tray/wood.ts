/** The colours of the crosses and their marks: each mark can be told apart by its outline alone. */
import type { Kind } from "../model.ts";

/** Each mark around 0 0, about 16 wide. */
export const MARKS: Record<Kind, string> = {
  // a ring, a lozenge, a drop, a leaf, a star, a crescent, and the half mask of the house
  w: "M0-7A7 7 0 1 1 0 7A7 7 0 1 1 0-7ZM0-3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0-3.6Z",
  R: "M0-8.5L6.5 0 0 8.5-6.5 0Z",
  B: "M0-8.5C3-3.5 6-.8 6 2.7A6 6 0 0 1-6 2.7C-6-.8-3-3.5 0-8.5Z",
  G: "M0-8L8 6.5H-8Z",
  Y: "M0-9L2.4-3 8.6-2.8 3.8 1.2 5.4 7.4 0 4 -5.4 7.4-3.8 1.2-8.6-2.8-2.4-3Z",
  P: "M3.4-7.6A8 8 0 1 0 7.2 4.2A6.6 6.6 0 0 1 3.4-7.6Z",
  o: "M-9-1.2C-9-5-4.5-5.6-2.2-4.2-1.2-3.5 1.2-3.5 2.2-4.2 4.5-5.6 9-5 9-1.2 9 3 6.4 5 4 4.6 2.2 4.2 1.4 2.2 0 2.2S-2.2 4.2-4 4.6C-6.4 5-9 3-9-1.2ZM-6.4-.6C-5-2.4-3-2-1.9.2-3.3 1.8-5.4 1.5-6.4-.6ZM6.4-.6C5-2.4 3-2 1.9.2 3.3 1.8 5.4 1.5 6.4-.6Z",
};

/** The grain of an upright board, 16 wide and 48 high, in three variants. */
export const GRAINS: readonly string[] = [
  "M-4.5-22Q-6-12-4-2T-5 22M0-23Q2-14 .5-4T1 22M4.5-22Q6-10 4.6 0T5 21",
  "M-5-21Q-3-12-5 0T-4 22M.5-22Q-1-10 1 2T0 22M5-21Q3.6-8 5.4 3T4 21",
  "M-3.6-22Q-6-8-4.6 3T-5.4 21M1-22Q3-16 1.6-6T0 21M5-22Q4-14 5.6-5T4.6 21",
];
