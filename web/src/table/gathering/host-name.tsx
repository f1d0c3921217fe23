/**
 * For hosts whose name was made up: before friends come, they may say what those call them. It is offered once, and
 * nothing waits for an answer. Guests are asked when they sit down.
 */
import { useSignal } from "@preact/signals";
import { storedSignal } from "../../browser/stored-signal.ts";
import { Icon } from "../../components/icon.tsx";
import { NameField } from "../../components/name-field.tsx";
import { attempt } from "../../components/notice.tsx";
import { changeMe, isNameInvented, me } from "../../session.ts";
import { t } from "../../words/words.ts";

/** Whether this person has been asked, and has answered or not wanted to. */
export const nameOffer = storedSignal<"open" | "done">("name-offer", "open");

export function HostName() {
  const name = useSignal("");
  if (nameOffer.value === "done" || !isNameInvented()) return null;
  const dismiss = () => {
    nameOffer.value = "done";
  };
  const keep = (submit: Event) => {
    submit.preventDefault();
    if (name.value.trim()) void attempt(changeMe({ name: name.value }).then(dismiss));
    else dismiss();
  };
  return (
    <form class="card host-name" onSubmit={keep}>
      <NameField label={t("page-friends-call")} name={name} placeholder={me.value?.name} />
      <button type="submit">{t("page-keep-name")}</button>
      <button type="button" class="sign" aria-label={t("page-close")} onClick={dismiss}>
        <Icon name="close" />
      </button>
    </form>
  );
}
