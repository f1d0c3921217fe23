/** A choice of this person that is still there after a reload. */
import { effect, type Signal, signal } from "@preact/signals";

export function remembered<Value extends string>(name: string, usual: Value): Signal<Value> {
  const choice = signal((kept(name) as Value | null) ?? usual);
  // What is usual may be another tomorrow, as when the browser changes its language: only another choice is kept.
  effect(() => (choice.value === usual ? forget(name) : keep(name, choice.value)));
  return choice;
}

// A browser may forbid the store (private windows, strict settings): then the choice lasts as long as the page.
function kept(name: string): string | null {
  try {
    return localStorage.getItem(`ridotto-${name}`);
  } catch {
    return null;
  }
}

function forget(name: string): void {
  try {
    localStorage.removeItem(`ridotto-${name}`);
  } catch {}
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`ridotto-${name}`, value);
  } catch {}
}
