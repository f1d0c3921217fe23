/** What is played and how. The host can change it, the others can read it. */

import { FormField, Select } from "../../components/form-field.tsx";
import { attempt } from "../../components/notice.tsx";
import type { Choices } from "../../wire/game.ts";
import type { Clock } from "../../wire/messages.ts";
import type { OfferedGame } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import type { NewCommand } from "../connection.ts";
import { leaderSeat, namesOf } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { CLOCKS, clockName } from "./clocks.ts";
import { OptionField } from "./option-field.tsx";

interface ArrangementProps extends TableProps {
  offered: OfferedGame;
}

export function Arrangement({ connection, table: { info }, offered }: ArrangementProps) {
  const arrange = (changes: Omit<Extract<NewCommand, { command: "arrange" }>, "command">) =>
    void attempt(connection.send({ command: "arrange", ...changes }));
  const chosen = info.options as Record<string, unknown>;
  const players = leaderSeat(info) ?? info.chairs.length;
  return (
    <section class="card">
      <h2>{t("page-arrangement")}</h2>
      <fieldset class="arrangement" disabled={!info.host}>
        <SeatCount offered={offered} seats={players} change={(seats) => arrange({ seats })} />
        <label class="choice">
          <input
            type="checkbox"
            checked={info.hints_allowed ?? false}
            onChange={() => arrange({ hints: !info.hints_allowed })}
          />
          {t("page-hints-allow")}
        </label>
        {offered.options.map((option) => (
          <OptionField
            key={option.name}
            game={offered.name}
            option={option}
            names={namesOf(info)}
            players={players}
            value={chosen[option.name]}
            choose={(value) => arrange({ options: { ...chosen, [option.name]: value } as Choices })}
          />
        ))}
        <ClockChoice clock={info.clock} choose={(clock) => arrange({ clock })} />
        <label class="choice">
          <input type="checkbox" checked={info.public} onChange={() => arrange({ public: !info.public })} />
          {t("page-public-table")}
        </label>
      </fieldset>
      {!info.host && <p class="soft">{t("page-host-arranges", { host: info.hosted_by ?? "" })}</p>}
    </section>
  );
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
