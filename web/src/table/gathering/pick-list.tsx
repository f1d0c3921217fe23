/** The things of a list as chips: a tap takes one in or leaves it out. What each one does can be read below. */
import { Icon } from "../../components/icon.tsx";
import { t } from "../../words/words.ts";
import { type Option, type Pick, picksOf, withCount } from "./picks.ts";

interface PickListProps {
  option: Option;
  list: readonly string[];
  players: number;
  change(list: readonly string[]): void;
  /** Somebody is looking at this thing. */
  touch(thing: string): void;
}

export function PickList({ option, list, players, change, touch }: PickListProps) {
  const rest = players - list.length;
  return (
    <ul class="picks">
      {picksOf(option, list).map((pick) => (
        <li key={pick.thing}>
          <PickButtons
            pick={pick}
            name={pickName(option, pick.thing)}
            explainedBy={option.about && guideId(option, pick.thing)}
            touch={() => touch(pick.thing)}
            set={(count) => change(withCount(option, list, pick.thing, count))}
          />
        </li>
      ))}
      {option.filler && rest > 0 && (
        <li class="pick-rest">
          {pickName(option, option.filler)} × {rest}
        </li>
      )}
    </ul>
  );
}

interface PickButtonsProps {
  pick: Pick;
  name: string;
  /** The id of its explanation. */
  explainedBy: string | undefined;
  touch(): void;
  set(count: number): void;
}

function PickButtons({ pick, name, explainedBy, touch, set }: PickButtonsProps) {
  const { count, most } = pick;
  // Some browsers don't focus what is tapped.
  const button = (next: number) => ({
    "aria-describedby": explainedBy || undefined,
    onFocus: touch,
    onClick: () => {
      touch();
      set(next);
    },
  });
  if (most === 1)
    return (
      <button type="button" class="pick" aria-pressed={count > 0} {...button(1 - count)}>
        {name}
      </button>
    );
  return (
    <span class="pick-count" data-some={count > 0}>
      <button
        type="button"
        aria-label={t("page-pick-fewer", { thing: name })}
        disabled={count === 0}
        {...button(count - 1)}
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
        {...button(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}

/** What the thing last touched does. Screen readers have it with its button. */
export function TouchedPick({ option, thing }: { option: Option; thing: string | null }) {
  if (thing === null) return <p class="pick-about soft">{t("page-pick-hint")}</p>;
  return (
    <p class="pick-about" aria-hidden="true">
      <strong>{pickName(option, thing)}</strong> {pickText(option, thing)}
    </p>
  );
}

/** What all of them do: for guests too, who can't tap, and for ready-made sets. */
export function PickGuide({ option }: { option: Option }) {
  const things = (option.things ?? []).filter((thing): thing is string => typeof thing === "string");
  return (
    <details class="pick-guide">
      <summary>{t("page-pick-guide")}</summary>
      <dl>
        {things.map((thing) => (
          <div key={thing}>
            <dt>{pickName(option, thing)}</dt>
            <dd id={guideId(option, thing)}>{pickText(option, thing)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function pickName(option: Option, thing: string): string {
  return t(`${option.words}-${thing}`);
}

function pickText(option: Option, thing: string): string {
  return t(`${option.about}-${thing}`);
}

function guideId(option: Option, thing: string): string {
  return `guide-${option.name}-${thing}`;
}
