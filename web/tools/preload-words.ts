/**
 * Lets the browser fetch the words of its language as soon as it sees the page. Otherwise it would find out which ones
 * it needs only once the script has loaded and runs: one more round trip, which is long on a slow connection.
 */
import type { IndexHtmlTransformContext, Plugin } from "vite";

const WORDS = /^\0virtual:words\/([a-z]{2})$/;

/** By language, the file with its words. */
function wordsIn(bundle: NonNullable<IndexHtmlTransformContext["bundle"]>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of Object.values(bundle)) {
    const language = part.type === "chunk" ? WORDS.exec(part.facadeModuleId ?? "")?.[1] : undefined;
    if (language !== undefined) found[language] = `/${part.fileName}`;
  }
  return found;
}

/** Inlined into the page, where no module or type exists: the language choice of `words.ts`, repeated. */
function fetchWords(files: Record<string, string>): void {
  let chosen: string | null = null;
  try {
    chosen = localStorage.getItem("ridotto-language");
  } catch {}
  const wanted = [chosen ?? "", ...navigator.languages].map((tag) => tag.replace(/-.*/, "").toLowerCase());
  const link = document.createElement("link");
  // Not as a module: if one fails, a browser never requests it again.
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
        // After the title, because the page's encoding has to come first; before the stylesheets, which would delay it.
        return page.replace("</title>", () => `</title>\n    <script>${script}</script>`);
      },
    },
  };
}
