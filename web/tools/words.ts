/** Turns the package's words into modules, so that page, terminal and server share one set of files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = join(import.meta.dirname, "../../src/ridotto");
const GAMES = join(PACKAGE, "games");
const FOLDER = join(PACKAGE, "words");

/** The languages: every folder of the words that has sentences. */
function languages(): string[] {
  return readdirSync(FOLDER).filter((name) => /^[a-z]{2}$/.test(name));
}

/** The words of the house, then those of each game. */
function wordFolders(): string[] {
  const games = readdirSync(GAMES).map((game) => join(GAMES, game, "words"));
  return [FOLDER, ...games.filter((folder) => existsSync(folder)).sort()];
}

function filesOf(language: string): string[] {
  return wordFolders().flatMap((words) => {
    const folder = join(words, language);
    const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
    return names.sort().map((name) => join(folder, name));
  });
}

/** What has to be said if the words themselves can't be loaded. */
const FALLBACK_KEYS = ["page-part-missing", "page-try-again"];

/** Those sentences as they are in the files; each is one line. */
function fallbackWords(files: readonly string[]): string {
  const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.filter((line) => FALLBACK_KEYS.some((key) => line.startsWith(`${key} =`))).join("\n");
}

/** Translators' comments aren't shipped. */
function withoutComments(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/^#.*\n/gm, "");
}

/** `virtual:words` knows the languages; `virtual:words/en` is all of English, one chunk that is loaded on demand. */
function moduleOf(id: string, watch: (file: string) => void): string {
  const language = id.split("/")[1];
  if (language === undefined) {
    const entries = languages().map((name) => `${name}: () => import("virtual:words/${name}")`);
    const few = Object.fromEntries(languages().map((name) => [name, fallbackWords(filesOf(name))]));
    return `export default { ${entries.join(", ")} }; export const fallback = ${JSON.stringify(few)};`;
  }
  const files = filesOf(language);
  for (const file of files) watch(file);
  return `export default ${JSON.stringify(files.map(withoutComments).join("\n"))};`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : null),
    load(id) {
      return id.startsWith("\0virtual:words") ? moduleOf(id.slice(1), (file) => this.addWatchFile(file)) : null;
    },
  };
}
