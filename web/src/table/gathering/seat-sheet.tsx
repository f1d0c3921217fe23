/** What can be done with one seat. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../look/icon.tsx";
import { NameField } from "../../look/name-field.tsx";
import { attempt } from "../../look/notice.tsx";
import { Sheet } from "../../look/sheet.tsx";
import { inventedName } from "../../me.ts";
import { t } from "../../words/words.ts";
import type { Wish } from "../line.ts";
import { leadersSeat, namesOf } from "../model.ts";
import type { SeatsProps } from "./seats.tsx";

interface SeatSheetProps extends SeatsProps {
  seat: number;
  close(): void;
}

/** Asks, and closes the sheet when it is done. */
type Asks = (wish: Wish) => void;

export function SeatSheet({ line, standing, bots, seat, close }: SeatSheetProps) {
  const { frame, seats } = standing;
  const chair = frame.chairs[seat];
  const ask: Asks = (wish) => void attempt(line.ask(wish).then(close));
  if (!chair) return null;
  const own = frame.chairs[seats[0] ?? -1]?.name;
  return (
    <Sheet title={chair.name ?? t("page-seat-free")} close={close}>
      {chair.name ? (
        <Taken seat={seat} mine={chair.mine ?? false} bot={Boolean(chair.bot)} host={frame.host ?? false} ask={ask} />
      ) : (
        <>
          {own && (
            <button type="button" class="wide" onClick={() => ask({ ask: "sit", seat, name: own })}>
              <Icon name="person" />
              {t("page-move-here")}
            </button>
          )}
          <Neighbour seat={seat} others={namesOf(frame)} ask={ask} />
          {frame.host && seat !== leadersSeat(frame) && <BotChoice seat={seat} bots={bots} ask={ask} />}
        </>
      )}
    </Sheet>
  );
}

interface TakenProps {
  seat: number;
  mine: boolean;
  bot: boolean;
  host: boolean;
  ask: Asks;
}

function Taken({ seat, mine, bot, host, ask }: TakenProps) {
  if (!mine && !host) return <p>{t("page-seat-of-other")}</p>;
  return (
    <div class="ways-in">
      <button type="button" onClick={() => ask({ ask: "stand", seat })}>
        {t(mine ? "page-stand" : "page-free-seat")}
      </button>
      {!mine && !bot && (
        <button type="button" onClick={() => ask({ ask: "kick", seat })}>
          {t("page-kick")}
        </button>
      )}
    </div>
  );
}

/** Another person at the same device. */
function Neighbour({ seat, others, ask }: { seat: number; others: readonly string[]; ask: Asks }) {
  const name = useSignal(inventedName(others));
  const sit = (submit: Event) => {
    submit.preventDefault();
    ask({ ask: "sit", seat, name: name.value });
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

function BotChoice({ seat, bots, ask }: { seat: number; bots: readonly string[]; ask: Asks }) {
  return (
    <section>
      <h3>{t("page-seat-bot")}</h3>
      <div class="ways-in">
        {bots.map((kind) => (
          <button key={kind} type="button" class="explained" onClick={() => ask({ ask: "seat-bot", seat, kind })}>
            <strong>{t(`page-bot-${kind}`)}</strong>
            <span class="soft">{t(`page-about-bot-${kind}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
