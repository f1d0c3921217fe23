/** Several of many things: a ready-made set, or a list of one's own, changed by taps. */
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { FormField, Select } from "../../components/form-field.tsx";
import { Icon } from "../../components/icon.tsx";
import { t } from "../../words/words.ts";
import { Advised, type OptionFieldProps } from "./option-field.tsx";
import { type Option, ownList, type Pick, picksOf, withCount } from "./picks.ts";
import "./picks-field.css";

interface PicksFieldProps extends Omit<OptionFieldProps, "choose"> {
  /** The list to begin with. */
  firstList(): Promise<readonly string[]>;
  /** Why the table refuses a value, as a sentence; undefined: it doesn't. */
  choose(value: unknown): Promise<string | undefined>;
  /** That sentence, as long as the list isn't complete: until then the game can't start. */
  refusal: Signal<string>;
  /** Shown between the ready-made sets and a list that the table accepts. */
  children?: ComponentChildren;
}

const OWN = "own";

export function PicksField(props: PicksFieldProps) {
  const { game, option, players, value, firstList, choose, refusal, children } = props;
  // A list that the table refuses is kept here until it's complete.
  const draft = useSignal<readonly string[] | null>(null);
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
      {!refusal.value && children}
      {list && <PickList option={option} list={list} players={players} change={(next) => void offer(next)} />}
      <p class="refused" role="status">
        {refusal}
      </p>
    </div>
  );
}

interface PickListProps {
  option: Option;
  list: readonly string[];
  players: number;
  change(list: readonly string[]): void;
}

function PickList({ option, list, players, change }: PickListProps) {
  const rest = players - list.length;
  return (
    <ul class="picks">
      {picksOf(option, list).map((pick) => (
        <li key={pick.thing}>
          <PickButtons
            pick={pick}
            name={t(`${option.words}-${pick.thing}`)}
            set={(count) => change(withCount(option, list, pick.thing, count))}
          />
        </li>
      ))}
      {option.filler && rest > 0 && (
        <li class="pick-rest">
          {t(`${option.words}-${option.filler}`)} × {rest}
        </li>
      )}
    </ul>
  );
}

function PickButtons({ pick, name, set }: { pick: Pick; name: string; set(count: number): void }) {
  const { count, most } = pick;
  if (most === 1)
    return (
      <button type="button" class="pick" aria-pressed={count > 0} onClick={() => set(1 - count)}>
        {name}
      </button>
    );
  return (
    <span class="pick-count" data-some={count > 0}>
      <button
        type="button"
        aria-label={t("page-pick-fewer", { thing: name })}
        disabled={count === 0}
        onClick={() => set(count - 1)}
      >
        <Icon name="minus" />
      </button>
      <span>
        {name} × {count}
      </span>
      <button
        type="button"
        aria-label={t("page-pick-more", { thing: name })}
        disabled={count === most}
        onClick={() => set(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
