/** Gives the service worker the name of this build: a browser takes a worker for a new one if a byte of it is another. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = join(import.meta.dirname, "../../src/ridotto/house/page");
const WORKER = join(PAGE, "sw.js");

// Whatever changes in the page changes the names in its entrance.
const build = createHash("sha256")
  .update(readFileSync(join(PAGE, "index.html")))
  .digest("hex")
  .slice(0, 12);
const worker = readFileSync(WORKER, "utf8");
if (!worker.includes('"BUILD"')) throw new Error("The service worker has no place for the name of the build");
writeFileSync(WORKER, worker.replace('"BUILD"', JSON.stringify(build)));
