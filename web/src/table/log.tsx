/** What happened, in words: beside the board, or folded under it on a phone. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Sentence } from "../boards/board.ts";
import { t } from "../words/words.ts";

const BESIDE = "(min-width: 60rem)";

export function Log({ lines }: { lines: readonly Sentence[] }) {
  const [open, setOpen] = useState(() => matchMedia(BESIDE).matches);
  const last = lines.at(-1);
  return (
    <details class="log card" open={open} onToggle={(fold) => setOpen(fold.currentTarget.open)}>
      <summary>
        <h2>{t("page-log")}</h2>
        {!open && last && <span class="soft">{t(...last)}</span>}
      </summary>
      <Lines lines={lines} open={open} />
    </details>
  );
}

/** The newest is at the bottom, and in sight. */
function Lines({ lines, open }: { lines: readonly Sentence[]; open: boolean }) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.length, open]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class="lines" ref={box} tabIndex={0} aria-label={t("page-log")}>
      {lines.map((line, n) => (
        <p key={n}>{t(...line)}</p>
      ))}
    </section>
  );
}
