/** The seats around the table: a tap sits down, or shows what can be done with a seat. */
import { useSignal } from "@preact/signals";
import { useNow } from "../../components/clock.tsx";
import { Icon } from "../../components/icon.tsx";
import { attempt } from "../../components/notice.tsx";
import { hasPlayed } from "../../screens/game-sheet.tsx";
import { renameIfTaken } from "../../session.ts";
import type { ChairInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { isAway, isSomeoneAbsent, leaderSeat, namesOf, wasSeen } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { SeatSheet } from "./seat-sheet.tsx";

export interface SeatListProps extends TableProps {
  /** The kinds of bots that play this game. */
  bots: readonly string[];
}

export function SeatList({ connection, table, bots }: SeatListProps) {
  const chosen = useSignal<number | null>(null);
  const { info, seats } = table;
  const now = useNow(isSomeoneAbsent(table));
  const tap = (seat: number) => {
    // A guest's first seat needs no question.
    if (seats.length === 0 && !info.chairs[seat]?.name) {
      hasPlayed.value = "yes";
      void attempt(renameIfTaken(namesOf(info)).then((name) => connection.send({ command: "sit", seat, name })));
    } else chosen.value = seat;
  };
  const canSit = info.chairs.some(({ name }) => !name);
  const hint = seats.length > 0 ? "page-seat-hint" : canSit && "page-sit-hint";
  return (
    <section>
      <h2>{t("page-seats")}</h2>
      <ul class="seats">
        {info.chairs.map((chair, seat) => (
          <li key={seat} data-chair={seat}>
            <button type="button" class={`seat ${seatClass(chair)}`} onClick={() => tap(seat)}>
              <Icon name={chair.name ? (chair.bot ? "bot" : "person") : "plus"} />
              <span class="seat-name">{chair.name ?? t("page-seat-free")}</span>
              {seat === leaderSeat(info) && <span class="leads">{t("page-seat-leads")}</span>}
              <span class="soft">{chairNote(chair, isAway(table, seat, now), wasSeen(table, seat))}</span>
            </button>
          </li>
        ))}
      </ul>
      {hint && <p class="soft">{t(hint)}</p>}
      {chosen.value !== null && (
        <SeatSheet
          connection={connection}
          table={table}
          bots={bots}
          seat={chosen.value}
          close={() => (chosen.value = null)}
        />
      )}
    </section>
  );
}

function seatClass(chair: ChairInfo): string {
  if (!chair.name) return "seat-empty";
  return chair.mine ? "seat-mine" : "seat-taken";
}

/** At a next table, somebody who hasn't come over yet isn't gone. */
function chairNote(chair: ChairInfo, away: boolean, seen: boolean): string {
  if (!chair.name) return "";
  if (chair.bot) return t(`page-bot-${chair.bot}`);
  if (chair.mine) return t("page-seat-mine");
  if (away && !seen) return t("page-invited");
  return t(away ? "page-not-yet-here" : "page-here");
}
