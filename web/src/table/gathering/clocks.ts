/** The clocks that a host can choose from. */
import type { Clock } from "../../wire/messages.ts";

const DAY = 86_400;

export const CLOCKS: readonly Clock[] = [
  {},
  { kind: "move", seconds: 30 },
  { kind: "move", seconds: 90 },
  { kind: "bank", seconds: 300, increment: 5 },
  { kind: "bank", seconds: 900, increment: 10 },
  { kind: "days", seconds: DAY },
  { kind: "days", seconds: 3 * DAY },
];

/** Its name in message keys: `none`, `move-30`, `bank-300`, `days-1`. */
export function clockName({ kind = "none", seconds = 0 }: Clock): string {
  return kind === "none" ? kind : `${kind}-${kind === "days" ? Math.round(seconds / DAY) : seconds}`;
}
