/** Several of many things: a ready-made set, or a list of one's own, changed by taps. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { FormField, Select } from "../../components/form-field.tsx";
import { t } from "../../words/words.ts";
import { Advised, type OptionFieldProps } from "./option-field.tsx";
import { PickGuide, PickList, TouchedPick } from "./pick-list.tsx";
import { ownList } from "./picks.ts";
import "./picks-field.css";

interface PicksFieldProps extends Omit<OptionFieldProps, "choose"> {
  /** The list to begin with. */
  firstList(): Promise<readonly string[]>;
  /** Why the table refuses a value, as a sentence; undefined: it doesn't. */
  choose(value: unknown): Promise<string | undefined>;
  /** That sentence, as long as the list isn't complete: until then the game can't start. */
  refusal: Signal<string>;
  /** What the choice means, in short: it stays in sight while the list is changed. */
  summary?: ComponentChildren;
  /** … and in full. */
  children?: ComponentChildren;
}

const OWN = "own";

export function PicksField(props: PicksFieldProps) {
  const { game, option, players, value, firstList, choose, refusal, summary, children } = props;
  // A list that the table refuses is kept here until it's complete.
  const draft = useSignal<readonly string[] | null>(null);
  const touched = useSignal<string | null>(null);
  const settled = value ?? option.default;
  const list = draft.value ?? ownList(option, settled);
  const keep = (next: readonly string[] | null, refused = "") => {
    draft.value = next;
    refusal.value = refused;
  };
  useEffect(() => () => keep(null), []);
  const offer = async (next: readonly string[]) => {
    keep(next, refusal.value);
    const refused = await choose(next);
    if (draft.value === next) keep(refused ? next : null, refused);
  };
  const select = async (name: string) => {
    keep(null);
    await (name === OWN ? offer(await firstList()) : choose(name));
  };
  const touch = (thing: string) => {
    touched.value = thing;
  };
  const sets = option.values.map((set) => [String(set), t(`option-${game}-${option.name}-${set}`)] as const);
  return (
    <div class="picks-field">
      <FormField label={t(`option-${game}-${option.name}`)}>
        <Select
          value={list ? OWN : String(settled)}
          choices={[...sets, [OWN, t("page-own-picks")]]}
          choose={(name) => void select(name)}
        />
        <Advised game={game} option={option} players={players} />
      </FormField>
      {list && (
        <PickList option={option} list={list} players={players} change={(next) => void offer(next)} touch={touch} />
      )}
      <div class="picks-watch" data-own={list !== null}>
        {list && option.about && <TouchedPick option={option} thing={touched.value} />}
        <p class="refused" role="status">
          {refusal}
        </p>
        {!refusal.value && summary}
      </div>
      {!refusal.value && children}
      {option.about && <PickGuide option={option} />}
    </div>
  );
}
