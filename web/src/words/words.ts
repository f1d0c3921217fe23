/** Every word that a person reads, from the same Fluent files as the terminal and the server. */

import files, { fallback } from "virtual:words";
import type { FluentBundle } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import { withRetry } from "../browser/retry.ts";
import { storedSignal } from "../browser/stored-signal.ts";
import { createBundle, type Facts, formatSentence, preferredLanguage } from "./sentence.ts";

export type { Facts } from "./sentence.ts";

export const LANGUAGES: readonly string[] = Object.keys(files);

/** The chosen language: the browser's until somebody chooses another. */
export const language = storedSignal("language", preferredLanguage(navigator.languages, LANGUAGES));
// A house may no longer have a language that an older one had.
if (!LANGUAGES.includes(language.value)) language.value = preferredLanguage(navigator.languages, LANGUAGES);

/** The current words; null until the first ones are loaded. */
const bundle = signal<FluentBundle | null>(null);

/** The sentence for that key in the current language. Components that use it render again when the language changes. */
export function t(key: string, facts: Facts = {}): string {
  return bundle.value === null ? fallbackSentence(key) : formatSentence(bundle.value, key, facts);
}

/** Until the words are loaded, only the message that they are missing can be shown. */
function fallbackSentence(key: string): string {
  const known = createBundle(language.value, fallback[language.value] ?? fallback.en ?? "");
  return known.hasMessage(key) ? formatSentence(known, key, {}) : "";
}

/** Whether there is such a sentence. */
export function hasSentence(key: string): boolean {
  return bundle.value?.hasMessage(key) ?? false;
}

/** Whether the first words are loaded. */
export function areWordsLoaded(): boolean {
  return bundle.value !== null;
}

let markWordsLoaded = () => {};
/** Resolved once the first words are loaded. */
export const wordsLoaded = new Promise<void>((kept) => {
  markWordsLoaded = kept;
});

/** The words of a game that doesn't come with the page, in a language. */
type WordsLoader = (language: string) => Promise<string>;
let moreWords: readonly WordsLoader[] = [];

/** From now on the words of these games belong to ours. Resolved once they are loaded. */
export async function addWords(loaders: readonly WordsLoader[]): Promise<void> {
  moreWords = loaders;
  await loadLanguage(language.peek());
}

/** Fetches the words of a language. */
export async function loadLanguage(tag: string): Promise<void> {
  const known = tag in files ? tag : "en";
  const load = files[known];
  if (!load) return;
  const [own, ...more] = await Promise.all([withRetry(load), ...moreWords.map((words) => words(known))]);
  // Somebody may have chosen again while this one was loading.
  if (language.peek() !== tag) return;
  bundle.value = createBundle(known, [own.default, ...more].join("\n"));
  markWordsLoaded();
}

/** From now on the page follows the chosen language. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    void loadLanguage(language.value);
  });
}

/** The name of a language in that language, capitalised as in any menu: “Français”. */
export function languageName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Names joined as in speech: “Ada, Bruno and Chiara”. */
export function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(names);
}
