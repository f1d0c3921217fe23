/**
 * A sheet at the side, or at the bottom on a phone. Escape, its close button and a tap beside it close it. It stands
 * still from the first moment, so that a quick finger presses what it aims at.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { t } from "../words/words.ts";
import { Icon } from "./icon.tsx";

interface SheetProps {
  title: string;
  close(): void;
  children: ComponentChildren;
}

export function Sheet({ title, close, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // Whoever opened it continues where they were.
    return () => opener instanceof HTMLElement && opener.focus();
  }, []);
  const closeBeside = (click: MouseEvent) => click.target === dialog.current && close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes by Escape by itself
    <dialog ref={dialog} class="sheet" aria-labelledby={heading} onClose={close} onClick={closeBeside}>
      <div class="sheet-head">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="sign" aria-label={t("page-close")} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}
