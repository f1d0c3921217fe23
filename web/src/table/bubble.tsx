/** What was just said, for whoever has the chat out of sight: a few seconds, and nothing to press. */
import { inSight, saidAt } from "./chat.tsx";
import type { Standing } from "./model.ts";
import { useLatest } from "./use-latest.ts";

const SHOWN = 7000; // milliseconds
const MOST = 1; // at once: the line of the turn below stays in sight

export function LatestTalk({ standing }: { standing: Standing }) {
  const latest = useLatest(saidAt(standing), SHOWN, MOST);
  const fromOthers = latest.filter(({ seat }) => seat == null || !standing.seats.includes(Number(seat)));
  // Nothing stirs in a hush, and what stands in the chat already need not be said twice.
  if (standing.frame.hush || inSight.value) return null;
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
