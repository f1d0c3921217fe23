import type { View } from "../wire.ts";

const THE_VOTE = 5;
const OTHER_PHASES: Readonly<Record<string, number>> = { invitation: 3, dance: 3, discussion: 4, hypnosis: 4, over: 6 };

export function rulesChapter({ phase }: View): number {
  return OTHER_PHASES[phase] ?? THE_VOTE;
}
