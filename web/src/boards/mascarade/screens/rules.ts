import type { View } from "../wire.ts";

const YOUR_TURN = 4;
const THE_END = 6;

export function rulesChapter({ outcome }: View): number {
  return outcome ? THE_END : YOUR_TURN;
}
