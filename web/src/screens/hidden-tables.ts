/** The tables that this person has removed from the list on this device. */
import { storedSignal } from "../browser/stored-signal.ts";

const MAX_HIDDEN = 100; // the oldest are forgotten: the house doesn't list more either

const hidden = storedSignal<string>("hidden", "");

export function isHidden(code: string): boolean {
  return hidden.value.split(" ").includes(code);
}

export function hideTable(code: string): void {
  hidden.value = [...hidden.value.split(" ").filter(Boolean), code].slice(-MAX_HIDDEN).join(" ");
}
