import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { preloadHelper } from "./tools/preload-helper.ts";
import { preloadWords } from "./tools/preload-words.ts";
import { rulesPages } from "./tools/rules.ts";
import { words } from "./tools/words.ts";

const house = process.env.RIDOTTO_HOUSE ?? "http://localhost:8000";

export default defineConfig({
  plugins: [words(), preloadWords(), preloadHelper(), rulesPages()],
  oxc: { jsx: { importSource: "preact" } },
  build: {
    outDir: "../src/ridotto/house/page",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [join(import.meta.dirname, "..")] },
    proxy: { "/api": { target: house, ws: true } },
  },
  test: { testTimeout: 60_000, include: ["{src,tests}/**/*.test.{ts,tsx}"] },
});
