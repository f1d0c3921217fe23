/** The desk of the person who leads (CV-34): a drawer with his powers, each asked for once more before it happens. */
import { useSignal } from "@preact/signals";
import { t } from "../../words/words.ts";
import type { Words } from "./choice.ts";

const DRAWERS = [
  ["masks", ["unmask", "mask", "mark"]],
  ["blocks", ["block", "free"]],
  ["law", ["vote", "end"]],
] as const;

export function Desk({ deeds, choose }: { deeds: Words; choose(deed: string): void }) {
  const open = useSignal(true);
  return (
    <div class="desk">
      <button type="button" class="drawer-front" aria-expanded={open.value} onClick={() => (open.value = !open.value)}>
        {t("carnaval-desk")}
      </button>
      {open.value && (
        <div class="drawers">
          {DRAWERS.map(([drawer, powers]) => (
            <fieldset key={drawer}>
              <legend>{t(`carnaval-drawer-${drawer}`)}</legend>
              {powers
                .filter((power) => deeds.includes(power))
                .map((power) => (
                  <button key={power} type="button" onClick={() => choose(power)}>
                    {t(`carnaval-verb-${power}`)}
                  </button>
                ))}
            </fieldset>
          ))}
        </div>
      )}
    </div>
  );
}
