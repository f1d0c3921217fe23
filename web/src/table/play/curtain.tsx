/** Between two people on one device: nothing is shown until the next one holds it. */
import { useEffect, useRef } from "preact/hooks";
import { HOUSE_EMBLEM } from "../../art/house-emblem.ts";
import { t } from "../../words/words.ts";

export function Curtain({ name, lift }: { name: string; lift(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <section class="curtain" aria-label={t("page-curtain", { name })}>
      <svg viewBox="4 28 88 46" aria-hidden="true">
        <path d={HOUSE_EMBLEM} fill="currentColor" fill-rule="evenodd" />
      </svg>
      <h1>
        <span role="status">{t("page-curtain", { name })}</span>
      </h1>
      <p>{t("page-curtain-hint")}</p>
      <button ref={button} type="button" class="gold" onClick={lift}>
        {t("page-curtain-lift", { name })}
      </button>
    </section>
  );
}
