/**
 * Fetches the files of a part of the page before the browser imports it. As long as the page is open, a browser
 * remembers that a module failed to load, and never tries again. A file that was fetched by hand is in its cache by
 * then.
 */
import { withRetry } from "./retry.ts";

const fetches = new Map<string, Promise<void>>();

/** Replaces Vite's own helper (tools/preload-helper.ts). Vite's output calls it. */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[] = []) {
  await Promise.all(files.map((file) => fetchOnce(`/${file}`)));
  return load();
}

function fetchOnce(path: string): Promise<void> {
  const known = fetches.get(path) ?? (isInitialFile(path) ? Promise.resolve() : withRetry(() => fetchFile(path)));
  fetches.set(path, known);
  return known;
}

/** Nothing on the page would run without these. */
function isInitialFile(path: string): boolean {
  const files = document.querySelectorAll<HTMLElement>("script[src], link[rel=modulepreload], link[rel=stylesheet]");
  return [...files].some((file) => (file.getAttribute("src") ?? file.getAttribute("href")) === path);
}

async function fetchFile(path: string): Promise<void> {
  if (path.endsWith(".css")) return fetchStyle(path);
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.arrayBuffer(); // only a response that is read to its end is cached
}

function fetchStyle(path: string): Promise<void> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", crossOrigin: "", href: path });
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(path));
    };
    document.head.append(link);
  });
}
