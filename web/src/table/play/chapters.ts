/** The chapters of a rules page, and which of them applies at a moment. Pages have the same chapters in all languages. */
import type { View } from "../../wire/views.ts";

/** The page cut before every heading; the first piece is its title. */
export function chaptersOf(html: string): string[] {
  return html.split(/(?=<h2)/);
}

/** By number: the first chapter after the title is 1. */
export function chapterNow(view: View): number {
  switch (view.game) {
    case "masker":
      return 3;
    case "mascarade":
      return view.outcome ? 6 : 4;
    case "mask":
      return chapterOfMask(view.phase);
    case "carnaval":
      return 2;
  }
}

function chapterOfMask(phase: string): number {
  const chapters: Record<string, number> = { place: 2, auction: 4, card: 5, over: 6 };
  return chapters[phase] ?? 3;
}
