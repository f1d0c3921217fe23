/** A choice of this person that survives a reload. */
import { effect, type Signal, signal } from "@preact/signals";

export function storedSignal<Value extends string>(name: string, initial: Value): Signal<Value> {
  const choice = signal((readStored(name) as Value | null) ?? initial);
  // The default may change, as when the browser changes its language, so only a choice that differs from it is stored.
  effect(() => (choice.value === initial ? removeStored(name) : writeStored(name, choice.value)));
  return choice;
}

// A browser may forbid storage (private windows, strict settings). Then the choice lasts as long as the page.
function readStored(name: string): string | null {
  try {
    return localStorage.getItem(`ridotto-${name}`);
  } catch {
    return null;
  }
}

function removeStored(name: string): void {
  try {
    localStorage.removeItem(`ridotto-${name}`);
  } catch {}
}

function writeStored(name: string, value: string): void {
  try {
    localStorage.setItem(`ridotto-${name}`, value);
  } catch {}
}
