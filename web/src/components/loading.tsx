/** Shown where a part of the page will be. If that takes too long, it says so and offers to try again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { retryNow } from "../browser/retry.ts";
import { t } from "../words/words.ts";

const SLOW_LOAD_MS = 8000; // milliseconds: by then a failed request has been made four times

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
 * If the house answers, the page is reloaded: a newer house no longer has the parts of an older page, and some browsers
 * remember that a script failed to load. Otherwise the page stays, since there would be nothing to replace it.
 */
async function retryOrReload(): Promise<void> {
  retryNow();
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
