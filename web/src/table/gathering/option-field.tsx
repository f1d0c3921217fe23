/** One option of a game, described by the game. The page knows the kinds of options, not the games. */

import { FormField, Select } from "../../components/form-field.tsx";
import type { ContentRef } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import type { Option } from "./picks.ts";

type Value = string | number | boolean | null;

export interface OptionFieldProps {
  game: string;
  option: Option;
  /** By seat. */
  names: readonly string[];
  /** How many play, not counting a leader. */
  players: number;
  value: unknown;
  choose(value: unknown): void;
}

export function OptionField(props: OptionFieldProps) {
  const { option } = props;
  if (option.kind === "flag") return <FlagField {...props} />;
  return option.kind === "file" ? <FileField {...props} /> : <ChoiceField {...props} />;
}

function FlagField({ game, option, value, choose }: OptionFieldProps) {
  const on = (value ?? option.default) === true;
  return (
    <label class="choice">
      <input type="checkbox" checked={on} onChange={() => choose(!on)} />
      {t(`option-${game}-${option.name}`)}
    </label>
  );
}

function ChoiceField({ game, option, names, players, value, choose }: OptionFieldProps) {
  const usual: Value[] = option.kind === "number" ? [null] : [];
  const values = [...usual, ...option.values].filter((each) => option.kind !== "starter" || isSeat(each, names));
  return (
    <FormField label={t(`option-${game}-${option.name}`)}>
      <Select
        value={(value ?? option.default) as Value}
        choices={values.map((each) => [each, valueLabel(each, game, option, names)] as const)}
        choose={choose}
      />
      <Advised game={game} option={option} players={players} />
    </FormField>
  );
}

/** How many of these suit that many players; if it is only advice, within which bounds. */
export function Advised({ game, option, players }: Pick<OptionFieldProps, "game" | "option" | "players">) {
  const advice = option.advised?.find(({ seats }) => seats === players);
  if (!advice) return null;
  const kind = advice.fewest === advice.most ? "needed" : "advised";
  return <span class="soft">{t(`option-${game}-${option.name}-${kind}`, { ...advice })}</span>;
}

/** Only the seats that this table has. */
function isSeat(value: Value, names: readonly string[]): boolean {
  return typeof value !== "number" || value < names.length;
}

function valueLabel(value: Value, game: string, option: Option, names: readonly string[]): string {
  if (value === null) return t("page-as-rules");
  if (option.kind === "starter" && typeof value === "number")
    return names[value] || t("page-seat-number", { seat: value + 1 });
  return typeof value === "number" ? String(value) : t(`option-${game}-${option.name}-${value}`);
}

/** The players' own content, read from a file on this device. */
function FileField({ game, option, value, choose }: OptionFieldProps) {
  const read = async (file: File | undefined) => choose(file ? nonEmptyLines(await file.text()) : null);
  return (
    <FormField label={t(`option-${game}-${option.name}`)}>
      <input type="file" accept=".txt,text/plain" onChange={(change) => void read(change.currentTarget.files?.[0])} />
      {isMark(value) && <span class="soft">{t("page-lines-read", { lines: value.lines })}</span>}
    </FormField>
  );
}

/** The table says how much there is, not all of it. */
function isMark(value: unknown): value is ContentRef {
  return typeof value === "object" && value !== null && "lines" in value;
}

function nonEmptyLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim());
}
