/** Goes through a game: by dragging, by buttons, by arrow keys, or by itself. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon, type IconName } from "../../look/icon.tsx";
import { t } from "../../words/words.ts";

const PACE = 1200; // milliseconds between moves that go by themselves

interface ScrubberProps {
  at: number;
  last: number;
  move(at: number): void;
  /** From wherever the game is now: keys come faster than the page is drawn. */
  step(by: number): void;
}

export function Scrubber({ at, last, move, step }: ScrubberProps) {
  const running = useSignal(false);
  useArrows(step, move, last);
  useEffect(() => {
    if (!running.value) return;
    const timer = setTimeout(() => {
      if (at < last) step(1);
      else running.value = false;
    }, PACE);
    return () => clearTimeout(timer);
  }, [running.value, at]);
  return (
    <div class="scrubber">
      <Step icon="first" word="page-to-first" deed={() => move(0)} />
      <Step icon="back" word="page-step-back" deed={() => step(-1)} />
      <Step
        icon={running.value ? "pause" : "resume"}
        word={running.value ? "page-stop" : "page-run"}
        deed={() => (running.value = !running.value)}
      />
      <Step icon="next" word="page-step-on" deed={() => step(1)} />
      <Step icon="last" word="page-to-last" deed={() => move(last)} />
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("page-move-number", { at, last })}
        onInput={(input) => move(Number(input.currentTarget.value))}
      />
      <span class="soft">{t("page-move-number", { at, last })}</span>
    </div>
  );
}

/** Arrows step, Home and End jump, wherever the focus is but in a field or on a board that uses them itself. */
function useArrows(step: (by: number) => void, move: (at: number) => void, last: number): void {
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => step(-1),
      ArrowRight: () => step(1),
      Home: () => move(0),
      End: () => move(last),
    };
    const press = (key: KeyboardEvent) => {
      const inside = key.target instanceof Element && key.target.closest("input, select, .on-stage");
      if (!inside && !key.defaultPrevented) keys[key.key]?.();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function Step({ icon, word, deed }: { icon: IconName; word: string; deed(): void }) {
  return (
    <button type="button" class="sign" aria-label={t(word)} onClick={deed}>
      <Icon name={icon} />
    </button>
  );
}
