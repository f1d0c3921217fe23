/** Stands where a part of the page will be. If it takes too long, it says so and offers to try again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../words/words.ts";
import { tryAgain } from "./patience.ts";

const TOO_LONG = 8000; // milliseconds: by then a request that failed has been made four times

export function Waiting() {
  const tooLong = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (tooLong.value = true), TOO_LONG);
    return () => clearTimeout(timer);
  }, []);
  if (!tooLong.value) return <div class="waiting" aria-busy="true" />;
  return (
    <div class="waiting narrow" role="alert">
      <p>{t("page-part-missing")}</p>
      <button type="button" class="gold" onClick={() => void again()}>
        {t("page-try-again")}
      </button>
    </div>
  );
}

/**
 * If the house answers, the page is fetched anew: a newer house has no parts of an older page any more, and some browsers
 * remember that a script could not be had. Else the page stays, for there would be nothing in its place.
 */
async function again(): Promise<void> {
  tryAgain();
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
