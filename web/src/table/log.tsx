/** What happened, in words; the newest line is always in sight. */
import { useEffect, useRef } from "preact/hooks";
import { t } from "../words/words.ts";
import type { Happening } from "./model.ts";
import type { Tell } from "./tell.ts";

interface LogProps {
  log: readonly Happening[];
  tell: Tell;
}

export function Log(props: LogProps) {
  return (
    <section class="log card">
      <h2>{t("page-log")}</h2>
      <LogLines {...props} />
    </section>
  );
}

export function LogLines({ log, tell }: LogProps) {
  const lines = log.map(tell).filter((line) => line !== null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollTo(0, box.current.scrollHeight), [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section ref={box} class="log-lines" tabIndex={0} aria-label={t("page-log")}>
      {lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </section>
  );
}
