/** A field for a name, which shows its length when it gets close to the limit. */
import type { Signal } from "@preact/signals";
import { useId } from "preact/hooks";
import { t } from "../words/words.ts";

const MAX_NAME_LENGTH = 12;
const COUNTED_FROM = 8; // letters from which on the length is shown

interface NameFieldProps {
  label: string;
  name: Signal<string>;
  /** Whether the label is only for screen readers. */
  unseen?: boolean;
  placeholder?: string | undefined;
}

export function NameField({ label, name, unseen, placeholder }: NameFieldProps) {
  const counter = useId();
  const length = name.value.length;
  return (
    <label class="name-field">
      <span class={unseen ? "unseen" : ""}>{label}</span>
      <input
        value={name.value}
        maxLength={MAX_NAME_LENGTH}
        placeholder={placeholder}
        autocomplete="nickname"
        aria-describedby={counter}
        onInput={(input) => (name.value = input.currentTarget.value)}
      />
      <span id={counter} class="soft counter" aria-live="polite">
        {length >= COUNTED_FROM && (
          <>
            <span aria-hidden="true">
              {length}/{MAX_NAME_LENGTH}
            </span>
            <span class="unseen">{t("page-name-length", { length, most: MAX_NAME_LENGTH })}</span>
          </>
        )}
      </span>
    </label>
  );
}
