/** Lets the page fetch the files of its parts itself (`src/look/files.ts`), instead of Vite's helper. */
import { join } from "node:path";
import type { Plugin } from "vite";

const VITES = "\0vite/preload-helper.js";
const OURS = join(import.meta.dirname, "../src/look/files.ts");

export function fetchedFiles(): Plugin {
  let replaced = false;
  return {
    name: "fetched-files",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out a file that needs no other.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === "html" || others.includes(file) ? others : [file, ...others],
        },
      },
    }),
    transform: {
      order: "pre",
      handler(_, id) {
        if (id !== VITES) return null;
        replaced = true;
        return { code: `export { __vitePreload } from ${JSON.stringify(OURS)};`, map: null };
      },
    },
    buildEnd(fault) {
      if (!fault && !replaced)
        this.error("Vite's helper has another name: parts of the page would not be fetched again");
    },
  };
}
