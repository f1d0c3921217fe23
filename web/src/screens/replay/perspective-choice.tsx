/** Whose perspective of the game is shown. */
import { FormField, Select } from "../../components/form-field.tsx";
import { t } from "../../words/words.ts";

interface PerspectiveChoiceProps {
  names: readonly string[];
  perspective: string;
  choose(perspective: string): void;
}

export function PerspectiveChoice({ names, perspective, choose }: PerspectiveChoiceProps) {
  const seats = names.map((name, seat) => [String(seat), t("page-as-player", { name })] as const);
  const choices = [["watcher", t("page-as-watcher")] as const, ["truth", t("page-as-truth")] as const, ...seats];
  return (
    <FormField label={t("page-whose-eyes")}>
      <Select value={perspective} choices={choices} choose={choose} />
    </FormField>
  );
}
