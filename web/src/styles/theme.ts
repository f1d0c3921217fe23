/** Night or day: as the system says, until somebody chooses. */
import { computed, effect, signal } from "@preact/signals";
import { storedSignal } from "../browser/stored-signal.ts";

export type Theme = "night" | "day";

const dark = matchMedia("(prefers-color-scheme: dark)");
const system = signal<Theme>(systemTheme());
const chosen = storedSignal<Theme | "system">("theme", "system");

export const theme = computed(() => (chosen.value === "system" ? system.value : chosen.value));

export function toggleTheme(): void {
  chosen.value = theme.value === "night" ? "day" : "night";
}

function systemTheme(): Theme {
  return dark.matches ? "night" : "day";
}

dark.addEventListener("change", () => {
  system.value = systemTheme();
});
effect(() => {
  document.documentElement.dataset.theme = theme.value;
});
