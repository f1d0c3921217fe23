/** Stamps the service worker with this build's name: a browser treats a worker as new if any byte of it has changed. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const PAGE = join(import.meta.dirname, "../../src/ridotto/house/page");
const WORKER = join(PAGE, "sw.js");

// Whatever changes in the page changes the file names in its entrance.
const build = createHash("sha256")
  .update(readFileSync(join(PAGE, "index.html")))
  .digest("hex")
  .slice(0, 12);
const worker = readFileSync(WORKER, "utf8");
if (!worker.includes('"BUILD"')) throw new Error("The service worker has no place for the name of the build");
writeFileSync(WORKER, worker.replace('"BUILD"', JSON.stringify(build)));
