// Unpacks the browser, and the libraries that a machine may lack, into the folder that TMPDIR names.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

await chromium.executablePath();
const build = dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")));
await inflate(join(build, "..", "bin", "al2023.tar.br"));
