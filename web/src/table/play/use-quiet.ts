/** After something that everybody has to read, a game may be quiet for a moment: nobody is asked for anything. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

/** Whether that moment is still to come, by our own clock. Null: there is nothing to wait for. */
export function useQuiet(until: number | null): boolean {
  const over = useSignal(0); // the moment that has passed
  const left = until === null ? 0 : until * 1000 - Date.now();
  useLayoutEffect(() => {
    if (until === null || left <= 0) return;
    const timer = setTimeout(() => (over.value = until), left);
    return () => clearTimeout(timer);
  }, [until]);
  return until !== null && left > 0 && over.value !== until;
}
