/** What is played and how. The host can change it, the others can read it. */

import type { Signal } from "@preact/signals";
import { FormField, Select } from "../../components/form-field.tsx";
import { attempt } from "../../components/notice.tsx";
import { RefusalError } from "../../refusal-error.ts";
import type { Choices } from "../../wire/game.ts";
import type { Clock, TableInfo } from "../../wire/messages.ts";
import type { OfferedGame } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import type { NewCommand, TableConnection } from "../connection.ts";
import { leaderSeat, namesOf } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { BalanceDetails, BalanceSummary } from "./balance-card.tsx";
import { CLOCKS, clockName } from "./clocks.ts";
import { OptionField } from "./option-field.tsx";
import { canBeListed } from "./picks.ts";
import { PicksField } from "./picks-field.tsx";
import { fetchBalance, strengthAt, useBalance } from "./use-balance.ts";

interface ArrangementProps extends TableProps {
  offered: OfferedGame;
  /** Why what the host is working on can't be played yet, as a sentence. */
  refusal: Signal<string>;
}

type Changes = Omit<Extract<NewCommand, { command: "arrange" }>, "command">;

export function Arrangement(props: ArrangementProps) {
  const { info } = props.table;
  if (!info.host) return <FoldedArrangement {...props} />;
  return (
    <section class="card">
      <h2>{t("page-arrangement")}</h2>
      <ArrangementFields {...props} />
    </section>
  );
}

const ROOM_BESIDE = "(min-width: 60rem)"; // beside the seats, as in gathering.css

/** For everybody else: on a phone, one tap away. */
function FoldedArrangement(props: ArrangementProps) {
  const { info } = props.table;
  return (
    <details class="card folded" open={matchMedia(ROOM_BESIDE).matches}>
      <summary>
        <h2>{t("page-arrangement")}</h2>
        <span class="soft">{t("page-count-players", { count: playersAt(info) })}</span>
      </summary>
      <ArrangementFields {...props} />
    </details>
  );
}

/** Without the leader. */
export function playersAt(info: TableInfo): number {
  return leaderSeat(info) ?? info.chairs.length;
}

function sendArrangement(connection: TableConnection, changes: Changes): Promise<unknown> {
  return connection.send({ command: "arrange", ...changes });
}

/** A list that suits one number of players seldom suits another. Then the ready-made set comes back. */
export async function changeSeats(
  connection: TableConnection,
  info: TableInfo,
  offered: OfferedGame,
  seats: number,
): Promise<void> {
  const options = () => withoutLists(offered, info.options as Choices);
  await sendArrangement(connection, { seats }).catch(() => sendArrangement(connection, { seats, options: options() }));
}

function ArrangementFields({ connection, table, offered, refusal }: ArrangementProps) {
  const { info, measurement } = table;
  const send = (changes: Changes) => sendArrangement(connection, changes);
  const arrange = (changes: Changes) => void attempt(send(changes));
  const chosen = info.options as Choices;
  const players = playersAt(info);
  const balance = useBalance(info, offered);
  return (
    <fieldset class="arrangement" disabled={!info.host}>
      <SeatCount
        offered={offered}
        seats={players}
        change={(seats) => void attempt(changeSeats(connection, info, offered, seats))}
      />
      <label class="choice">
        <input
          type="checkbox"
          checked={info.hints_allowed ?? false}
          onChange={() => arrange({ hints: !info.hints_allowed })}
        />
        {t("page-hints-allow")}
      </label>
      {offered.options.map((option) => {
        const field = { game: offered.name, option, names: namesOf(info), players, value: chosen[option.name] };
        const withValue = (value: unknown) => ({ options: { ...chosen, [option.name]: value } });
        if (!canBeListed(option))
          return <OptionField key={option.name} {...field} choose={(value) => arrange(withValue(value))} />;
        const card = balance &&
          option.name === offered.balanced_option && {
            game: offered.name,
            balance,
            strength: strengthAt(info, offered),
            measurement,
            isHost: info.host ?? false,
            send: (command: NewCommand) => void attempt(connection.send(command)),
          };
        return (
          <PicksField
            key={`${option.name} ${players}`}
            {...field}
            refusal={refusal}
            firstList={async () => (balance ?? (await fetchBalance(info, offered)))?.sets?.[0]?.picks ?? []}
            choose={(value) => refusalOf(send(withValue(value)))}
            summary={card && <BalanceSummary {...card} />}
          >
            {card && <BalanceDetails {...card} />}
          </PicksField>
        );
      })}
      <ClockChoice clock={info.clock} choose={(clock) => arrange({ clock })} />
      <label class="choice">
        <input type="checkbox" checked={info.public} onChange={() => arrange({ public: !info.public })} />
        {t("page-public-table")}
      </label>
    </fieldset>
  );
}

/** The sentence of a refusal, for whoever shows it in its place; undefined: it was not refused. */
async function refusalOf(sending: Promise<unknown>): Promise<string | undefined> {
  try {
    await sending;
    return undefined;
  } catch (fault) {
    return fault instanceof RefusalError ? fault.message : t("page-no-answer");
  }
}

function withoutLists({ options }: OfferedGame, chosen: Choices): Choices {
  const kept = options.filter((option) => !(canBeListed(option) && Array.isArray(chosen[option.name])));
  return Object.fromEntries(kept.filter(({ name }) => name in chosen).map(({ name }) => [name, chosen[name]]));
}

function SeatCount({ offered, seats, change }: { offered: OfferedGame; seats: number; change(n: number): void }) {
  const counts = Array.from({ length: offered.most - offered.fewest + 1 }, (_, n) => offered.fewest + n);
  return (
    <FormField label={t("page-how-many")}>
      <Select
        value={seats}
        choices={counts.map((count) => [count, t("page-count-players", { count })] as const)}
        choose={change}
      />
    </FormField>
  );
}

function ClockChoice({ clock, choose }: { clock: Clock; choose(clock: Clock): void }) {
  const now = clockName(clock);
  const named = CLOCKS.map((known) => [clockName(known), t(`page-clock-${clockName(known)}`)] as const);
  return (
    <FormField label={t("page-clock")}>
      <Select
        value={now}
        choices={named}
        choose={(name) => choose(CLOCKS.find((known) => clockName(known) === name) ?? {})}
      />
    </FormField>
  );
}
