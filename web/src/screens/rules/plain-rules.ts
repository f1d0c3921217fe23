/**
 * The rules of a game that isn't ours: its page comes from the house as Markdown, and only headings, paragraphs and
 * lists of it are understood.
 */
import type { Chapter } from "./chapter.ts";

const LIST_ITEM = /^[-*] /m;

export function parsePlainRules(page: string): Chapter[] {
  const chapters: { title: string; parts: string[] }[] = [];
  for (const block of page.split(/\n\s*\n/)) {
    const heading = /^#+ (.*)/.exec(block.trim());
    if (heading) chapters.push({ title: heading[1] ?? "", parts: [] });
    else if (block.trim()) chapters.at(-1)?.parts.push(blockText(escapeHtml(block.trim())));
  }
  return chapters;
}

function blockText(block: string): string {
  if (!block.match(LIST_ITEM)) return `<p>${block}</p>`;
  const items = block.split(/^[-*] /m).filter((item) => item.trim());
  return `<ul>${items.map((item) => `<li>${item.trim()}</li>`).join("")}</ul>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
