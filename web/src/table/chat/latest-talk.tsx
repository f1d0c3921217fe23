/** The latest message, for anyone who has the chat out of sight: for a few seconds, and without controls. */

import type { TableState } from "../state.ts";
import { chatEvents, isChatVisible } from "./chat.tsx";
import { useLatest } from "./use-latest.ts";

const SHOWN_MS = 7000;
const MAX_SHOWN = 1; // at once: the turn heading below stays in view

export function LatestTalk({ table }: { table: TableState }) {
  const latest = useLatest(chatEvents(table), SHOWN_MS, MAX_SHOWN);
  const fromOthers = latest.filter(({ seat }) => seat == null || !table.seats.includes(Number(seat)));
  // Nothing moves in a hush, and what the chat already shows isn't shown twice.
  if (table.info.hush || isChatVisible.value) return null;
  return (
    <ul class="latest-talk" aria-live="polite">
      {fromOthers.map(({ key, name, text }) => (
        <li key={key}>
          <strong>{String(name)}</strong> {String(text)}
        </li>
      ))}
    </ul>
  );
}
