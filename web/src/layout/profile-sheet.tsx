/** Name and title, changed in passing. */
import { useSignal } from "@preact/signals";
import { Icon } from "../components/icon.tsx";
import { NameField } from "../components/name-field.tsx";
import { attempt } from "../components/notice.tsx";
import { Sheet } from "../components/sheet.tsx";
import { changeMe, inventName, me } from "../session.ts";
import type { Me } from "../wire/routes.ts";
import { t } from "../words/words.ts";

const TITLES = ["lady", "lord", null] as const;

export function ProfileSheet({ close }: { close(): void }) {
  const name = useSignal(me.value?.name ?? "");
  const keep = async (submit: Event) => {
    submit.preventDefault();
    const taken = await attempt(changeMe({ name: name.value }).then(() => true));
    if (taken) close();
  };
  return (
    <Sheet title={t("page-me")} close={close}>
      <form class="me-form" onSubmit={keep}>
        <NameField label={t("page-my-name")} name={name} />
        <div class="row">
          <button type="button" onClick={() => (name.value = inventName([name.value]))}>
            <Icon name="dice" />
            {t("page-another-name")}
          </button>
          <button type="submit" class="gold">
            {t("page-keep-name")}
          </button>
        </div>
      </form>
      <Titles chosen={me.value?.title ?? null} />
    </Sheet>
  );
}

/** The carnival has ladies and lords. Anyone who doesn't choose takes turns. */
function Titles({ chosen }: { chosen: Me["title"] }) {
  return (
    <fieldset class="choices">
      <legend>{t("page-title")}</legend>
      {TITLES.map((title) => (
        <label key={title} class="choice">
          <input
            type="radio"
            name="title"
            checked={title === chosen}
            onChange={() => void attempt(changeMe({ title: title ?? null }))}
          />
          {t(`page-title-${title ?? "none"}`)}
        </label>
      ))}
    </fieldset>
  );
}
