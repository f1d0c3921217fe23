/**
 * Fails when the first load of the page has grown too heavy: everything that the home screen needs. Fonts come later.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

// At 400 kbit/s with a round trip of 400 ms, the page should be usable after 2.5 seconds. Two round trips take 0.8,
// this many bytes 1.5. Gzipped, because browsers accept brotli only over https.
const BUDGET = 75_000;
const PAGE = join(import.meta.dirname, "../../src/ridotto/house/page");
// Besides what the entry imports: one language, which it requests at once.
const FIRST_LOAD = ["index.html", "virtual:words/en"];

const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(PAGE, ".vite/manifest.json"), "utf8"));

function filesOf(key: string, found = new Set<string>()): Set<string> {
  const chunk = chunks[key];
  if (chunk === undefined) throw new Error(`The build has no ${key}`);
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const other of chunk.imports ?? []) filesOf(other, found);
  return found;
}

const files = new Set(["index.html", ...FIRST_LOAD.flatMap((key) => [...filesOf(key)])]);
const weight = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(PAGE, file))).length, 0);
console.log(`first load: ${(weight / 1000).toFixed(1)} kB of ${BUDGET / 1000} kB, gzipped, in ${files.size} files`);
if (weight > BUDGET) process.exit(1);
