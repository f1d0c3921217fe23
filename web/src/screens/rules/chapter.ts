/** A rules page as the build provides it. All languages have the same chapters. */

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
