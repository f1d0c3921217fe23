import type { View } from "../wire.ts";

const A_ROUND = 3;
const OTHER_PHASES: Readonly<Record<string, number>> = { place: 2, auction: 4, card: 5, over: 6 };

export function rulesChapter({ phase }: View): number {
  return OTHER_PHASES[phase] ?? A_ROUND;
}
