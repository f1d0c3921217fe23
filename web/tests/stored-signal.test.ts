import { expect, test, vi } from "vitest";
import { storedSignal } from "../src/browser/stored-signal.ts";

/** A browser's storage, as far as a choice needs it. */
function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
}

test("a choice survives a reload; until there is one, the default follows the browser", () => {
  vi.stubGlobal("localStorage", store());
  storedSignal<string>("language", "en");
  const language = storedSignal<string>("language", "fr");
  expect(language.value).toBe("fr");
  language.value = "en";
  expect(storedSignal<string>("language", "fr").value).toBe("en");
  vi.unstubAllGlobals();
});

test("in a browser without storage, choices last as long as the page", () => {
  vi.stubGlobal("localStorage", undefined);
  const language = storedSignal<string>("language", "fr");
  language.value = "en";
  expect(language.value).toBe("en");
  vi.unstubAllGlobals();
});
