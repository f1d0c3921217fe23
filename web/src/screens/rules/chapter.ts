/**
 * A rules page as the build provides it, and which chapter applies at a moment. All languages have the same chapters.
 */
import type { View } from "../../wire/views.ts";

export interface Chapter {
  /** Its heading. The first chapter is the page's title with the text below it. */
  title: string;
  parts: readonly ChapterPart[];
}

/** HTML, or an example: its board's name, and the text below it as HTML. */
export type ChapterPart = string | { board: string; words: string };

/** The same in every language, so that a link to a chapter can be sent to anybody. */
export function anchorOf(number: number): string {
  return `chapter-${number}`;
}

/** By number: the first chapter after the title is 1. */
export function chapterNow(view: View): number {
  switch (view.game) {
    case "masker":
      return 3;
    case "mascarade":
      return view.outcome ? 6 : 4;
    case "mask":
      return { place: 2, auction: 4, card: 5, over: 6 }[view.phase as string] ?? 3;
    case "carnaval":
      return carnavalChapter(view.phase);
    default: // a game that isn't ours
      return 1;
  }
}

function carnavalChapter(phase: string): number {
  if (phase === "dance" || phase === "invitation") return 3;
  if (phase === "over") return 6;
  return phase === "discussion" || phase === "hypnosis" ? 4 : 5;
}
