/** What is played and how; the host changes it, the others read it. */
import { attempt } from "../../look/notice.tsx";
import type { OfferedGame } from "../../wire/routes.ts";
import type { Choices } from "../../wire/views.ts";
import type { Clock } from "../../wire/wire.ts";
import { t } from "../../words/words.ts";
import type { Wish } from "../line.ts";
import { leadersSeat, namesOf } from "../model.ts";
import type { RoomProps } from "../room.ts";
import { CLOCKS, clockName } from "./clocks.ts";
import { OptionField } from "./option-field.tsx";
import { Field, Select } from "./select.tsx";

interface ArrangementProps extends RoomProps {
  offered: OfferedGame;
}

export function Arrangement({ line, standing: { frame }, offered }: ArrangementProps) {
  const arrange = (changes: Omit<Extract<Wish, { ask: "arrange" }>, "ask">) =>
    void attempt(line.ask({ ask: "arrange", ...changes }));
  const chosen = frame.options as Record<string, unknown>;
  const players = leadersSeat(frame) ?? frame.chairs.length;
  return (
    <section class="card">
      <h2>{t("page-arrangement")}</h2>
      <fieldset class="arrangement" disabled={!frame.host}>
        <SeatCount offered={offered} seats={players} change={(seats) => arrange({ seats })} />
        <label class="choice">
          <input
            type="checkbox"
            checked={frame.hints_allowed ?? false}
            onChange={() => arrange({ hints: !frame.hints_allowed })}
          />
          {t("page-hints-allow")}
        </label>
        {offered.options.map((option) => (
          <OptionField
            key={option.name}
            game={offered.name}
            option={option}
            names={namesOf(frame)}
            players={players}
            value={chosen[option.name]}
            choose={(value) => arrange({ options: { ...chosen, [option.name]: value } as Choices })}
          />
        ))}
        <ClockChoice clock={frame.clock} choose={(clock) => arrange({ clock })} />
        <label class="choice">
          <input type="checkbox" checked={frame.public} onChange={() => arrange({ public: !frame.public })} />
          {t("page-public-table")}
        </label>
      </fieldset>
      {!frame.host && <p class="soft">{t("page-host-arranges", { host: frame.hosted_by ?? "" })}</p>}
    </section>
  );
}

function SeatCount({ offered, seats, change }: { offered: OfferedGame; seats: number; change(n: number): void }) {
  const counts = Array.from({ length: offered.most - offered.fewest + 1 }, (_, n) => offered.fewest + n);
  return (
    <Field label={t("page-how-many")}>
      <Select
        value={seats}
        choices={counts.map((count) => [count, t("page-count-players", { count })] as const)}
        choose={change}
      />
    </Field>
  );
}

function ClockChoice({ clock, choose }: { clock: Clock; choose(clock: Clock): void }) {
  const now = clockName(clock);
  const named = CLOCKS.map((known) => [clockName(known), t(`page-clock-${clockName(known)}`)] as const);
  return (
    <Field label={t("page-clock")}>
      <Select
        value={now}
        choices={named}
        choose={(name) => choose(CLOCKS.find((known) => clockName(known) === name) ?? {})}
      />
    </Field>
  );
}
