/** With whose eyes the game is seen. */
import { Field, Select } from "../../table/gathering/select.tsx";
import { t } from "../../words/words.ts";

interface WhoseProps {
  names: readonly string[];
  whose: string;
  choose(whose: string): void;
}

export function Whose({ names, whose, choose }: WhoseProps) {
  const seats = names.map((name, seat) => [String(seat), t("page-as-player", { name })] as const);
  const choices = [["watcher", t("page-as-watcher")] as const, ["truth", t("page-as-truth")] as const, ...seats];
  return (
    <Field label={t("page-whose-eyes")}>
      <Select value={whose} choices={choices} choose={choose} />
    </Field>
  );
}
