/** Compresses each text file of the built page: once, as small as possible, so that no house has to do it. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = join(import.meta.dirname, "../../src/ridotto/house/page");
const TEXT = /\.(html|js|css|svg|webmanifest)$/; // fonts and images are compressed already

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
}

const ENCODINGS = { br: brotli, gz: (content: Buffer) => gzipSync(content, { level: 9 }) };

function compress(file: string): void {
  const content = readFileSync(file);
  for (const [suffix, smaller] of Object.entries(ENCODINGS)) {
    const compressed = smaller(content);
    if (compressed.length < content.length) writeFileSync(`${file}.${suffix}`, compressed);
  }
}

for (const name of readdirSync(PAGE, { recursive: true, encoding: "utf8" })) {
  if (TEXT.test(name)) compress(join(PAGE, name));
}
