/** Moves through a game: by dragging, by buttons, by keys, or automatically at a chosen speed. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { storedSignal } from "../../browser/stored-signal.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { t } from "../../words/words.ts";
import { isSpeed, moveDelay, nextSpeed, type Speed } from "./speed.ts";

/** This person's preferred speed. */
const chosenSpeed = storedSignal<Speed>("replay-speed", "1");

interface ScrubberProps {
  at: number;
  last: number;
  move(at: number): void;
  /** From wherever the game is now: keys come faster than the page is drawn. */
  step(by: number): void;
  /** What happened in this move. */
  children: ComponentChildren;
}

export function Scrubber({ at, last, move, step, children }: ScrubberProps) {
  const running = useSignal(false);
  const speed = isSpeed(chosenSpeed.value) ? chosenSpeed.value : "1";
  const run = () => {
    // At the end, start again from the beginning.
    if (!running.value && at === last) move(0);
    running.value = !running.value;
  };
  const changeSpeed = (by: number) => (chosenSpeed.value = nextSpeed(speed, by));
  useKeys({
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => move(0),
    End: () => move(last),
    " ": run,
    "+": () => changeSpeed(1),
    "-": () => changeSpeed(-1),
  });
  useEffect(() => {
    if (!running.value) return;
    const timer = setTimeout(() => {
      if (at < last) step(1);
      else running.value = false;
    }, moveDelay(speed));
    return () => clearTimeout(timer);
  }, [running.value, at, speed]);
  return (
    <div class="scrubber">
      {children}
      <StepButton icon="first" labelKey="page-to-first" action={() => move(0)} />
      <StepButton icon="back" labelKey="page-step-back" action={() => step(-1)} />
      <StepButton
        icon={running.value ? "pause" : "resume"}
        labelKey={running.value ? "page-stop" : "page-run"}
        action={run}
      />
      <StepButton icon="next" labelKey="page-step-on" action={() => step(1)} />
      <StepButton icon="last" labelKey="page-to-last" action={() => move(last)} />
      <button
        type="button"
        class="sign speed"
        aria-label={t("page-speed", { speed: Number(speed) })}
        onClick={() => (chosenSpeed.value = nextSpeed(speed, 1, true))}
      >
        {t("page-speed-short", { speed: Number(speed) })}
      </button>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={t("page-move-number", { at, last })}
        onInput={(input) => move(Number(input.currentTarget.value))}
      />
      <span class="soft">{t("page-move-number", { at, last })}</span>
      <p class="replay-keys soft">{t("page-replay-keys")}</p>
    </div>
  );
}

/** Anywhere, except where these keys already mean something: in a field, or on a board that uses them itself. */
function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      const action = key.ctrlKey || key.metaKey || key.altKey ? undefined : keys[key.key];
      if (!action || key.defaultPrevented || isTaken(key)) return;
      key.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function isTaken({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === " ") return target.closest("button, a, summary, input, select") !== null;
  return target.closest("input, select, .on-stage") !== null;
}

function StepButton({ icon, labelKey, action }: { icon: IconName; labelKey: string; action(): void }) {
  return (
    <button type="button" class="sign" aria-label={t(labelKey)} onClick={action}>
      <Icon name={icon} />
    </button>
  );
}
