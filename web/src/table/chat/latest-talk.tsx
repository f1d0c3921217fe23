/** What was just said, for whoever has the chat out of sight: a few seconds, and nothing to press. */

import type { TableState } from "../state.ts";
import { chatEvents, isChatVisible } from "./chat.tsx";
import { useLatest } from "./use-latest.ts";

const SHOWN_MS = 7000; // milliseconds
const MAX_SHOWN = 1; // at once: the line of the turn below stays in sight

export function LatestTalk({ table }: { table: TableState }) {
  const latest = useLatest(chatEvents(table), SHOWN_MS, MAX_SHOWN);
  const fromOthers = latest.filter(({ seat }) => seat == null || !table.seats.includes(Number(seat)));
  // Nothing stirs in a hush, and what stands in the chat already need not be said twice.
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
