// Unpacks the browser, and libraries that the machine may not have, into the folder named by TMPDIR.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

await chromium.executablePath();
const build = dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")));
await inflate(join(build, "..", "bin", "al2023.tar.br"));
