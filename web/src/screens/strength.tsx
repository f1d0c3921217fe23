/** How strong bots play: a tap chooses it for every game of this device. */
import { useId } from "preact/hooks";
import { STRENGTHS, strength } from "../strength.ts";
import { t } from "../words/words.ts";

export function Strength() {
  const group = useId();
  return (
    <fieldset class="strength">
      <legend>{t("page-strength")}</legend>
      {STRENGTHS.map((kind) => (
        <label key={kind} title={t(`page-about-bot-${kind}`)}>
          <input
            type="radio"
            name={group}
            checked={strength.value === kind}
            onChange={() => {
              strength.value = kind;
            }}
          />
          <span>{t(`page-bot-${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
