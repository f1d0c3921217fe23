/** What a move would do, in words. */

import type { Sentence } from "../board.ts";
import { joinNames } from "./describe.ts";
import { leftOf, ownColour, roomLeft } from "./model.ts";
import type { Preview, View } from "./wire.ts";

/** A sentence, and whether it is a warning. */
export interface PreviewNote {
  sentence: Sentence;
  isWarning: boolean;
}

const plain = (...sentence: Sentence): PreviewNote => ({ sentence, isWarning: false });
const grave = (...sentence: Sentence): PreviewNote => ({ sentence, isWarning: true });

export function previewNotes(preview: Preview, view: View, names: readonly string[]): PreviewNote[] {
  return [
    ...harm(preview, view),
    ...losses(preview, view, names),
    ...isolation(preview, view, names),
    ...filling(preview, view),
    ...(isIsolated(preview, view) ? [] : [...ending(preview), ...opening(preview, view, names)]),
  ];
}

/** Whether the turn would end because nothing touches the colourless cross (MK-6), and somebody else begins anywhere. */
function isIsolated({ captures, anywhere, turn }: Preview, { seat }: View): boolean {
  return captures !== null && captures !== "w" && anywhere && turn !== null && turn !== seat;
}

function isolation(preview: Preview, view: View, names: readonly string[]): PreviewNote[] {
  if (!isIsolated(preview, view) || preview.turn === null) return [];
  return [grave("masker-would-isolate", { who: joinNames([preview.turn], names) })];
}

/** The player's own colour is captured, and some of it is left. */
function harm({ captures }: Preview, view: View): PreviewNote[] {
  if (captures === null || captures !== ownColour(view)) return [];
  const left = leftOf(view, captures) - 1;
  return left > 0 ? [grave("masker-would-harm", { left, colour: captures })] : [];
}

/** Whom it throws out, for certain or perhaps. */
function losses({ eliminates, doubt, captures }: Preview, { seat }: View, names: readonly string[]): PreviewNote[] {
  const others = eliminates.filter((loser) => loser !== seat);
  const found: PreviewNote[] = [];
  if (others.length < eliminates.length) found.push(grave("masker-would-lose", {}));
  if (others.length > 0) found.push(grave("masker-would-eliminate", { who: joinNames(others, names) }));
  if (doubt && captures) found.push(grave("masker-would-doubt", { colour: captures }));
  return found;
}

/** The player's piles are nearly full, or would be. */
function filling({ captures }: Preview, view: View): PreviewNote[] {
  const room = roomLeft(view);
  return captures === null || room === null || room > WARNED_FROM
    ? []
    : [grave("masker-nearly-full", { left: room - 1 })];
}

const WARNED_FROM = 3; // captures, as many as a turn may have

/** Before anything is chosen: how soon the player's piles are full. Null: not soon. */
export function nearlyFull(view: View): Sentence | null {
  const room = roomLeft(view);
  return room === null || room === 0 || room > WARNED_FROM ? null : ["masker-nearly-full", { left: room }];
}

/** On a short screen, what else is said at leisure: what is left of the player's colour, and how full their piles are. */
export function inBrief(view: View): Sentence | null {
  const own = ownColour(view);
  if (view.seat === null || own === null || view.full_at == null) return null;
  const held = view.captured[view.seat]?.length ?? 0;
  return ["masker-in-brief", { left: leftOf(view, own), held, full: view.full_at }];
}

/** Until a player has captured anything: what is counted, and how one goes out. Null: they have begun. */
export function firstTurn({ seat, full_at, captured }: View): Sentence | null {
  if (seat === null || full_at == null || captured[seat]) return null;
  return ["masker-first-turn", { full: full_at }];
}

/** A player who stops knows that their turn ends. */
function ending({ captures, ends }: Preview): PreviewNote[] {
  return captures === null || ends === null ? [] : [plain(`masker-would-end-${ends}`, {})];
}

/** What it opens, and to whom. A player who has thrown themselves out captures no more. */
function opening(
  { opens, anywhere, turn, eliminates }: Preview,
  { seat }: View,
  names: readonly string[],
): PreviewNote[] {
  if (turn === null || eliminates.includes(turn)) return [];
  const mine = turn === seat ? "you" : "other";
  const who = joinNames([turn], names);
  if (anywhere) return [plain("masker-would-open-all", { mine, who })];
  return [plain("masker-would-open", { mine, who, places: opens.join(", ") })];
}
