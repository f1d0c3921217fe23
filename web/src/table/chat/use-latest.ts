/** Items that arrived while somebody was looking, each shown for a moment. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

export type Latest<Thing> = Thing & { key: number };

/** `shown`: for how many milliseconds; `most`: how many at once. */
export function useLatest<Thing>(all: readonly Thing[], milliseconds: number, limit: number): readonly Latest<Thing>[] {
  const seen = useRef(all.length);
  const latest = useSignal<readonly Latest<Thing>[]>([]);
  useEffect(() => {
    const fresh = all.slice(seen.current).map((each, n) => ({ ...each, key: seen.current + n }));
    seen.current = all.length;
    if (fresh.length === 0) return;
    latest.value = [...latest.value, ...fresh].slice(-limit);
    const last = fresh.at(-1)?.key ?? 0;
    // Not cleared when the next one comes: each disappears by itself.
    setTimeout(() => (latest.value = latest.value.filter(({ key }) => key > last)), milliseconds);
  }, [all.length]);
  return latest.value;
}
