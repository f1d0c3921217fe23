/** A sentence shown for a while at the top of the page: why something isn't possible, or what went wrong. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { playSound } from "../browser/sound.ts";
import { RefusalError } from "../refusal-error.ts";
import { t } from "../words/words.ts";

const WORDS_A_SECOND = 3;
const MIN_SHOWN_MS = 4000;

const shown = signal("");
let isRefusal = false; // whether it says that something went wrong
let action: NoticeAction | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

interface NoticeOptions {
  /** Whether it stays until it's dismissed. */
  stays?: boolean;
  /** What can be done about it. */
  action?: NoticeAction | null;
}

interface NoticeAction {
  label: string;
  run(): void;
}

export function showNotice(sentence: string, { stays = false, action: offered = null }: NoticeOptions = {}): void {
  shown.value = sentence;
  action = offered;
  isRefusal = false;
  clearTimeout(timer);
  if (stays) return;
  const reading = (sentence.split(" ").length / WORDS_A_SECOND) * 1000;
  timer = setTimeout(dismissNotice, MIN_SHOWN_MS + reading);
}

export function dismissNotice(): void {
  shown.value = "";
}

function act(): void {
  const taken = action;
  dismissNotice();
  taken?.run();
}

/** Does something that the house may refuse, and shows the refusal if it does. Success clears an earlier refusal. */
export async function attempt<Result>(action: Promise<Result>): Promise<Result | undefined> {
  const before = shown.peek();
  try {
    const result = await action;
    if (isRefusal && shown.peek() === before) dismissNotice();
    return result;
  } catch (fault) {
    playSound("refuse");
    showNotice(fault instanceof RefusalError ? fault.message : t("page-no-answer"));
    isRefusal = true;
    return undefined;
  }
}

/** Above all sheets as well: a refusal is often caused in one of them. */
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
          <span>{shown.value}</span>
          {action && (
            <button type="button" class="gold" onClick={act}>
              {action.label}
            </button>
          )}
          <button type="button" onClick={dismissNotice}>
            {t("page-understood")}
          </button>
        </p>
      )}
    </div>
  );
}
