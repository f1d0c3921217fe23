/**
 * Lets the browser fetch the words of its language as soon as it sees the page. Else it would only find out which ones it
 * needs when the script is there and runs: on a long line that is a way there and back more.
 */
import type { IndexHtmlTransformContext, Plugin } from "vite";

const WORDS = /^\0virtual:words\/([a-z]{2})$/;

/** By language, the file of its words. */
function wordsIn(bundle: NonNullable<IndexHtmlTransformContext["bundle"]>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of Object.values(bundle)) {
    const language = part.type === "chunk" ? WORDS.exec(part.facadeModuleId ?? "")?.[1] : undefined;
    if (language !== undefined) found[language] = `/${part.fileName}`;
  }
  return found;
}

/** Stands in the page itself, where neither a module nor a type is known: the choice of `words.ts`, once more. */
function fetchWords(files: Record<string, string>): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("ridotto-language");
  } catch {}
  const wanted = [chosen ?? "", ...navigator.languages].map((tag) => tag.replace(/-.*/, "").toLowerCase());
  const link = document.createElement("link");
  // Not as a module: if one fails, a browser never asks for it again.
  link.rel = "preload";
  link.as = "fetch";
  link.crossOrigin = "";
  link.href = files[wanted.find((tag) => tag in files) ?? "en"] ?? "";
  document.head.append(link);
}

export function preloadWords(): Plugin {
  return {
    name: "preload-words",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle }) {
        const script = `(${fetchWords})(${JSON.stringify(wordsIn(bundle ?? {}))})`;
        // After the title, for what the page is written in has to be said first; before the style, for which it would wait.
        return page.replace("</title>", () => `</title>\n    <script>${script}</script>`);
      },
    },
  };
}
