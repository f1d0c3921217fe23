/** The tables that this person has taken off the list of this device. */
import { remembered } from "../look/remembered.ts";

const MOST = 100; // the oldest are forgotten: the house lists no more either

const hidden = remembered<string>("hidden", "");

export function isHidden(code: string): boolean {
  return hidden.value.split(" ").includes(code);
}

export function hideTable(code: string): void {
  hidden.value = [...hidden.value.split(" ").filter(Boolean), code].slice(-MOST).join(" ");
}
