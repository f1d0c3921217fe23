/** The keyboard shortcuts of the table. */
import { t } from "../../../words/words.ts";
import { shortcutsSetting } from "../tools.tsx";

const KEYS = [
  ["h", "hint"],
  ["u", "undo"],
  ["c", "chat"],
  ["l", "log"],
  ["r", "rules"],
  ["m", "more"],
  ["?", "keys"],
] as const;

export function ShortcutKeys() {
  const on = shortcutsSetting.value === "on";
  return (
    <>
      <p>{t("page-keys-board")}</p>
      <dl class="keys">
        {KEYS.map(([key, word]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`page-tool-${word}`)}</dd>
          </div>
        ))}
      </dl>
      <label class="choice">
        <input type="checkbox" checked={on} onChange={() => (shortcutsSetting.value = on ? "off" : "on")} />
        {t("page-keys-on")}
      </label>
    </>
  );
}
