/** What happened, in words: beside the board, or folded under it on a phone. */
import { useState } from "preact/hooks";
import { useNewest } from "../look/newest.ts";
import { t } from "../words/words.ts";
import type { Happening } from "./model.ts";
import type { Tell } from "./tell.ts";

interface LogProps {
  log: readonly Happening[];
  tell: Tell;
}

const BESIDE = "(min-width: 60rem)";

export function Log({ log, tell }: LogProps) {
  const [open, setOpen] = useState(() => matchMedia(BESIDE).matches);
  const last = log.map(tell).findLast((line) => line !== null);
  return (
    <details class="log card" open={open} onToggle={(fold) => setOpen(fold.currentTarget.open)}>
      <summary>
        <h2>{t("page-log")}</h2>
        {!open && last && <span class="soft">{last}</span>}
      </summary>
      <LogLines log={log} tell={tell} open={open} />
    </details>
  );
}

/** The newest is at the bottom, and in sight. */
export function LogLines({ log, tell, open = true }: LogProps & { open?: boolean }) {
  const lines = log.map(tell).filter((line) => line !== null);
  const box = useNewest<HTMLElement>(lines.length, open);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={box} class="log-lines" tabIndex={0} aria-label={t("page-log")}>
      {lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </section>
  );
}
