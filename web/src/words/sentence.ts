/** Sentences from Fluent files, as `ridotto.words` reads them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Facts = Record<string, string | number>;

export function createBundle(language: string, text: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const faults = bundle.addResource(new FluentResource(text));
  if (faults[0]) reportFault(faults[0].message);
  return bundle;
}

/** A key without a sentence is our own mistake: an error in development, the bare key for a player. */
export function formatSentence(bundle: FluentBundle, key: string, facts: Facts): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    reportFault(`${key}: there is no such sentence`);
    return key;
  }
  const faults: Error[] = [];
  const text = bundle.formatPattern(pattern, facts, faults);
  if (faults[0]) reportFault(`${key}: ${faults[0].message}`);
  return text;
}

function reportFault(fault: string): void {
  if (import.meta.env.DEV) throw new Error(fault);
  console.error(fault);
}

/** The first of the wanted languages that is available; English if none is. */
export function preferredLanguage(wanted: readonly string[], spoken: readonly string[]): string {
  const short = wanted.map((tag) => tag.replace(/-.*/, "").toLowerCase());
  return short.find((tag) => spoken.includes(tag)) ?? "en";
}
