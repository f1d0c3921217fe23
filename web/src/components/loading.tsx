/** Stands where a part of the page will be. If it takes too long, it says so and offers to try again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { retryNow } from "../browser/retry.ts";
import { t } from "../words/words.ts";

const SLOW_LOAD_MS = 8000; // milliseconds: by then a request that failed has been made four times

export function Loading() {
  const tooLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (tooLong.value = true), SLOW_LOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!tooLong.value) return <div class="waiting" aria-busy="true" />;
  return (
    <div class="waiting narrow" role="alert">
      <p>{t("page-part-missing")}</p>
      <button type="button" class="gold" onClick={() => void retryOrReload()}>
        {t("page-try-again")}
      </button>
    </div>
  );
}

/**
 * If the house answers, the page is fetched anew: a newer house has no parts of an older page any more, and some browsers
 * remember that a script could not be had. Else the page stays, for there would be nothing in its place.
 */
async function retryOrReload(): Promise<void> {
  retryNow();
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
