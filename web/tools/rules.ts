/** The rules pages, parsed when the page is built: the browser doesn't parse Markdown. */
import { Marked, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Chapter, ChapterPart } from "../src/screens/rules/chapter.ts";

/** Notes for people at a terminal only. */
const TERMINAL_ONLY = /<!--.*?-->/gs;

const reader = new Marked({
  renderer: {
    /** Text in emphasised brackets is a ruling of ours. */
    em({ tokens, text }) {
      const words = this.parser.parseInline(tokens);
      if (!/^\(.*\)$/s.test(text)) return `<em>${words}</em>`;
      return ` <small class="ruling">${words.slice(1, -1)}</small>`;
    },
  },
});

/** The page split before every heading; its title is the first chapter's. */
export function parseChapters(page: string): Chapter[] {
  const chapters: { title: string; parts: ChapterPart[] }[] = [];
  for (const token of reader.lexer(page.replaceAll(TERMINAL_ONLY, ""))) {
    if (token.type === "heading") chapters.push({ title: token.text, parts: [] });
    else if (token.type !== "space") chapters.at(-1)?.parts.push(parsePart(token));
  }
  return chapters;
}

function parsePart(token: Token): ChapterPart {
  const [kind, board] = token.type === "code" ? (token.lang ?? "").split(" ") : [];
  if (kind === "board" && board) return { board, words: captionOf(token as Tokens.Code) };
  // Whatever may have to be scrolled sideways on a phone can be reached by keyboard.
  return reader.parser([token]).replaceAll(/<(pre|table)>/g, '<$1 tabindex="0">');
}

function captionOf({ text }: Tokens.Code): string {
  return reader.parseInline(text, { async: false });
}

export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    transform(text, id) {
      return id.endsWith(".md") ? { code: `export default ${JSON.stringify(parseChapters(text))};`, map: null } : null;
    },
  };
}
