/** A choice of this person that is still there after a reload. */
import { effect, type Signal, signal } from "@preact/signals";

export function storedSignal<Value extends string>(name: string, initial: Value): Signal<Value> {
  const choice = signal((readStored(name) as Value | null) ?? initial);
  // What is usual may be another tomorrow, as when the browser changes its language: only another choice is kept.
  effect(() => (choice.value === initial ? removeStored(name) : writeStored(name, choice.value)));
  return choice;
}

// A browser may forbid the store (private windows, strict settings): then the choice lasts as long as the page.
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
