/** What a move would do, in words. */
import type { Preview, View } from "../../wire/masker.ts";
import type { Sentence } from "../board.ts";
import { leftOf, ownColour } from "./model.ts";
import { called } from "./tell.ts";

/** A sentence, and whether it is a warning. */
export interface Omen {
  sentence: Sentence;
  grave: boolean;
}

const plain = (...sentence: Sentence): Omen => ({ sentence, grave: false });
const grave = (...sentence: Sentence): Omen => ({ sentence, grave: true });

export function omens(preview: Preview, view: View, names: readonly string[]): Omen[] {
  return [
    ...harm(preview, view),
    ...losses(preview, view, names),
    ...ending(preview),
    ...opening(preview, view, names),
  ];
}

/** One's own colour is captured, and some of it is left. */
function harm({ captures }: Preview, view: View): Omen[] {
  if (captures === null || captures !== ownColour(view)) return [];
  const left = leftOf(view, captures) - 1;
  return left > 0 ? [grave("masker-would-harm", { left, colour: captures })] : [];
}

/** Whom it throws out, for certain or perhaps. */
function losses({ eliminates, doubt, captures }: Preview, { seat }: View, names: readonly string[]): Omen[] {
  const others = eliminates.filter((loser) => loser !== seat);
  const found: Omen[] = [];
  if (others.length < eliminates.length) found.push(grave("masker-would-lose", {}));
  if (others.length > 0) found.push(grave("masker-would-eliminate", { who: called(others, names) }));
  if (doubt && captures) found.push(grave("masker-would-doubt", { colour: captures }));
  return found;
}

/** Whoever stops knows that his turn ends. */
function ending({ captures, ends }: Preview): Omen[] {
  return captures === null || ends === null ? [] : [plain(`masker-would-end-${ends}`, {})];
}

/** What it opens, and to whom. Who has thrown himself out captures no more. */
function opening({ opens, anywhere, turn, eliminates }: Preview, { seat }: View, names: readonly string[]): Omen[] {
  if (turn === null || eliminates.includes(turn)) return [];
  const mine = turn === seat ? "you" : "other";
  const who = called([turn], names);
  if (anywhere) return [plain("masker-would-open-all", { mine, who })];
  return [plain("masker-would-open", { mine, who, places: opens.join(", ") })];
}
