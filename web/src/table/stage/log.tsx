/** What happened, in words: beside the board, or folded below it on a phone that stands upright. */
import { useState } from "preact/hooks";
import { useScrollToEnd } from "../../components/use-scroll-to-end.ts";
import { t } from "../../words/words.ts";
import type { LoggedEvent } from "../state.ts";
import type { DescribeEvent } from "./event-text.ts";
import "./log.css";

interface LogProps {
  log: readonly LoggedEvent[];
  describe: DescribeEvent;
}

const BESIDE = "(min-width: 60rem), (min-width: 40.01rem) and (max-height: 34rem)";

export function Log({ log, describe }: LogProps) {
  const [open, setOpen] = useState(() => matchMedia(BESIDE).matches);
  const last = log.map(describe).findLast((line) => line !== null);
  return (
    <details class="log card" open={open} onToggle={(fold) => setOpen(fold.currentTarget.open)}>
      <summary>
        <h2>{t("page-log")}</h2>
        {!open && last && <span class="soft">{last}</span>}
      </summary>
      <LogEntries log={log} describe={describe} open={open} />
    </details>
  );
}

/** The newest line is at the bottom, and in view. */
export function LogEntries({ log, describe, open = true }: LogProps & { open?: boolean }) {
  const lines = log.map(describe).filter((line) => line !== null);
  const box = useScrollToEnd<HTMLElement>(lines.length, open);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={box} class="log-entries" tabIndex={0} aria-label={t("page-log")}>
      {lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </section>
  );
}
