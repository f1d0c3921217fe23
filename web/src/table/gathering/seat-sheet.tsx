/** What can be done with one seat. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../components/icon.tsx";
import { NameField } from "../../components/name-field.tsx";
import { attempt } from "../../components/notice.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { inventName } from "../../session.ts";
import { t } from "../../words/words.ts";
import type { NewCommand } from "../connection.ts";
import { leaderSeat, namesOf } from "../state.ts";
import type { SeatListProps } from "./seat-list.tsx";

interface SeatSheetProps extends SeatListProps {
  seat: number;
  close(): void;
}

/** Sends a command, and closes the sheet when it is done. */
type SendCommand = (command: NewCommand) => void;

export function SeatSheet({ connection, table, bots, seat, close }: SeatSheetProps) {
  const { info, seats } = table;
  const chair = info.chairs[seat];
  const send: SendCommand = (command) => void attempt(connection.send(command).then(close));
  if (!chair) return null;
  const own = info.chairs[seats[0] ?? -1]?.name;
  return (
    <Sheet title={chair.name ?? t(seat === leaderSeat(info) ? "page-seat-for-leader" : "page-seat-free")} close={close}>
      {chair.name ? (
        <TakenSeat
          seat={seat}
          mine={chair.mine ?? false}
          bot={Boolean(chair.bot)}
          host={info.host ?? false}
          send={send}
        />
      ) : (
        <>
          {own && (
            <button type="button" class="wide" onClick={() => send({ command: "sit", seat, name: own })}>
              <Icon name="person" />
              {t("page-move-here")}
            </button>
          )}
          <Neighbour seat={seat} others={namesOf(info)} send={send} />
          {info.host && seat !== leaderSeat(info) && <BotChoice seat={seat} bots={bots} send={send} />}
        </>
      )}
    </Sheet>
  );
}

interface TakenSeatProps {
  seat: number;
  mine: boolean;
  bot: boolean;
  host: boolean;
  send: SendCommand;
}

function TakenSeat({ seat, mine, bot, host, send }: TakenSeatProps) {
  if (!mine && !host) return <p>{t("page-seat-of-other")}</p>;
  return (
    <div class="ways-in">
      <button type="button" onClick={() => send({ command: "stand", seat })}>
        {t(mine ? "page-stand" : "page-free-seat")}
      </button>
      {!mine && !bot && (
        <button type="button" onClick={() => send({ command: "kick", seat })}>
          {t("page-kick")}
        </button>
      )}
    </div>
  );
}

/** Another person on the same device. */
function Neighbour({ seat, others, send }: { seat: number; others: readonly string[]; send: SendCommand }) {
  const name = useSignal(inventName(others));
  const sit = (submit: Event) => {
    submit.preventDefault();
    send({ command: "sit", seat, name: name.value });
  };
  return (
    <form class="neighbour" onSubmit={sit}>
      <h3>{t("page-neighbour")}</h3>
      <p class="soft">{t("page-neighbour-hint")}</p>
      <div class="join">
        <NameField label={t("page-neighbour-name")} name={name} unseen />
        <button type="submit">{t("page-sit-down")}</button>
      </div>
    </form>
  );
}

function BotChoice({ seat, bots, send }: { seat: number; bots: readonly string[]; send: SendCommand }) {
  return (
    <section>
      <h3>{t("page-seat-bot")}</h3>
      <div class="ways-in">
        {bots.map((kind) => (
          <button key={kind} type="button" class="explained" onClick={() => send({ command: "seat-bot", seat, kind })}>
            <strong>{t(`page-bot-${kind}`)}</strong>
            <span class="soft">{t(`page-about-bot-${kind}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
