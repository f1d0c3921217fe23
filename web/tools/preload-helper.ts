/** Lets the page fetch the files of its parts itself (`src/browser/preload.ts`), instead of Vite's helper. */
import { join } from "node:path";
import type { Plugin } from "vite";

const VITE_HELPER = "\0vite/preload-helper.js";
const OWN_HELPER = join(import.meta.dirname, "../src/browser/preload.ts");

export function preloadHelper(): Plugin {
  let replaced = false;
  return {
    name: "preload-helper",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite omits the call for a file that needs no other.
          resolveDependencies: (file, others, { hostType }) =>
            hostType === "html" || others.includes(file) ? others : [file, ...others],
        },
      },
    }),
    transform: {
      order: "pre",
      handler(_, id) {
        if (id !== VITE_HELPER) return null;
        replaced = true;
        return { code: `export { __vitePreload } from ${JSON.stringify(OWN_HELPER)};`, map: null };
      },
    },
    buildEnd(fault) {
      if (!fault && !replaced)
        this.error("Vite's helper has another name: parts of the page would not be fetched again");
    },
  };
}
