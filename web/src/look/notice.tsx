/** A sentence that appears for a while at the top of the page: why not, or what went wrong. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Refusal } from "../refusal.ts";
import { t } from "../words/words.ts";
import { play } from "./sound.ts";

const WORDS_A_SECOND = 3;
const SHORTEST = 4000; // milliseconds

const shown = signal("");
let timer: ReturnType<typeof setTimeout> | undefined;

export function notice(sentence: string): void {
  shown.value = sentence;
  clearTimeout(timer);
  const reading = (sentence.split(" ").length / WORDS_A_SECOND) * 1000;
  timer = setTimeout(dismiss, SHORTEST + reading);
}

export function dismiss(): void {
  shown.value = "";
}

/** Does something that the house may refuse, and says so if it does. */
export async function attempt<Result>(deed: Promise<Result>): Promise<Result | undefined> {
  try {
    return await deed;
  } catch (fault) {
    play("refuse");
    notice(fault instanceof Refusal ? fault.message : t("page-no-answer"));
    return undefined;
  }
}

/** Above all sheets, too: a refusal is often one of them. */
export function Notice() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.hidePopover?.();
    if (shown.value) place.current?.showPopover?.();
  }, [shown.value]);
  return (
    <div class="notice-place" role="alert" popover="manual" ref={place}>
      {shown.value && (
        <p class="notice">
          {shown.value}
          <button type="button" onClick={dismiss}>
            {t("page-understood")}
          </button>
        </p>
      )}
    </div>
  );
}
