/** How strong bots play. A tap sets it for every game on this device. */
import { useId } from "preact/hooks";
import { BOT_STRENGTHS, botStrength } from "../bot-strength.ts";
import { t } from "../words/words.ts";

export function BotStrengthChoice() {
  const group = useId();
  return (
    <fieldset class="strength">
      <legend>{t("page-strength")}</legend>
      {BOT_STRENGTHS.map((kind) => (
        <label key={kind} title={t(`page-about-bot-${kind}`)}>
          <input
            type="radio"
            name={group}
            checked={botStrength.value === kind}
            onChange={() => {
              botStrength.value = kind;
            }}
          />
          <span>{t(`page-bot-${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
