/** A field with its label, and a choice of one among a few. */
import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";
import "./form-field.css";

export function FormField({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label class="field">
      <span>{label}</span>
      {children}
    </label>
  );
}

interface SelectProps<Value> {
  value: Value;
  /** What can be chosen, and its label. */
  choices: readonly (readonly [Value, string])[];
  choose(value: Value): void;
}

export function Select<Value extends string | number | boolean | null>({ value, choices, choose }: SelectProps<Value>) {
  const chosen = choices.findIndex(([known]) => known === value);
  const change = (index: number) => {
    const choice = choices[index];
    if (choice) choose(choice[0]);
  };
  return (
    <span class="select">
      <span class="chosen" aria-hidden="true">
        {choices[chosen]?.[1]}
      </span>
      <Icon name="unfold" />
      <select value={chosen} onChange={(select) => change(Number(select.currentTarget.value))}>
        {choices.map(([known, name], index) => (
          <option key={String(known)} value={index} selected={index === chosen}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
