/** Every word that a person reads, from the same Fluent files as terminal and server. */

import files from "virtual:words";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { remembered } from "../look/remembered.ts";

export type Facts = Record<string, string | number>;

export const LANGUAGES: readonly string[] = Object.keys(files);

/** The language that was chosen: the browser's until somebody chooses another. */
export const language = remembered("language", preferred(navigator.languages));

const bundle = signal<FluentBundle | null>(null);

/** Whether there are words to speak with. */
export const spoken: ReadonlySignal<FluentBundle | null> = bundle;

/** The sentence of that key in the language of the moment: who draws it is drawn again when the language changes. */
export function t(key: string, facts: Facts = {}): string {
  return bundle.value === null ? "" : sentence(bundle.value, key, facts);
}

/** Whether there is such a sentence. */
export function knows(key: string): boolean {
  return bundle.value?.hasMessage(key) ?? false;
}

/** A sentence from a bundle. A key without one is a fault of ours: loud while we work, the bare key for a player. */
export function sentence(bundle: FluentBundle, key: string, facts: Facts): string {
  const pattern = bundle.getMessage(key)?.value;
  const faults: Error[] = [];
  const text = pattern ? bundle.formatPattern(pattern, facts, faults) : key;
  if (!pattern) faults.push(new Error("there is no such sentence"));
  if (faults[0]) complain(`${key}: ${faults[0].message}`);
  return text;
}

function complain(fault: string): void {
  if (import.meta.env.DEV) throw new Error(fault);
  console.error(fault);
}

/** The first of these languages that we speak; English if none is. */
export function preferred(wanted: readonly string[]): string {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return short.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

export function bundleOf(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const faults = made.addResource(new FluentResource(text));
  if (faults[0]) complain(faults[0].message);
  return made;
}

/** The name of a language in that language itself. */
export function nameOf(tag: string): string {
  return new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
}

async function speak(tag: string): Promise<void> {
  const known = files[tag] ? tag : "en";
  const text = await files[known]?.();
  // Somebody may have chosen again while this one was on its way.
  if (text === undefined || language.peek() !== tag) return;
  bundle.value = bundleOf(known, text.default);
  document.documentElement.lang = known;
}

effect(() => void speak(language.value));
