/** The desk of the person who leads (CV-34): his powers, each asked for once more before it happens. */
import { t } from "../../words/words.ts";
import { deedKey, type Words } from "./choice.ts";

/** Each has its place, whether it can be used now or not. To end the carnival is further away from the finger. */
const POWERS = ["unmask", "mask", "mark", "block", "free", "vote"];

interface DeskProps {
  deeds: Words;
  choose(deed: string): void;
}

export function Desk({ deeds, choose }: DeskProps) {
  // The missing invitation is named once, before the first dance (CV-32).
  const powers = deeds.includes("give") ? ["give", ...POWERS] : POWERS;
  return (
    <fieldset class="desk offers by-deed" aria-label={t("carnaval-desk")}>
      {powers.map((power) => (
        <button key={power} type="button" disabled={!deeds.includes(power)} onClick={() => choose(power)}>
          {t(`carnaval-verb-${deedKey(power, true)}`)}
        </button>
      ))}
    </fieldset>
  );
}

export function EndIt({ deeds, choose }: DeskProps) {
  if (!deeds.includes("end")) return null;
  return (
    <button type="button" onClick={() => choose("end")}>
      {t("carnaval-verb-end")}
    </button>
  );
}
