/** The seats around the table: a tap sits down, or shows what can be done with a seat. */
import { useSignal } from "@preact/signals";
import { useNow } from "../../look/clock.tsx";
import { Icon } from "../../look/icon.tsx";
import { attempt } from "../../look/notice.tsx";
import { toldApart } from "../../me.ts";
import { hasPlayed } from "../../screens/game-sheet.tsx";
import type { Chair } from "../../wire/wire.ts";
import { t } from "../../words/words.ts";
import { isAway, leadersSeat, namesOf, someAbsent } from "../model.ts";
import type { RoomProps } from "../room.ts";
import { SeatSheet } from "./seat-sheet.tsx";

export interface SeatsProps extends RoomProps {
  /** The kinds of bots that play this game. */
  bots: readonly string[];
}

export function Seats({ line, standing, bots }: SeatsProps) {
  const chosen = useSignal<number | null>(null);
  const { frame, seats } = standing;
  const now = useNow(someAbsent(standing));
  const tap = (seat: number) => {
    // The first seat of a guest needs no question.
    if (seats.length === 0 && !frame.chairs[seat]?.name) {
      hasPlayed.value = "yes";
      void attempt(toldApart(namesOf(frame)).then((name) => line.ask({ ask: "sit", seat, name })));
    } else chosen.value = seat;
  };
  return (
    <section>
      <h2>{t("page-seats")}</h2>
      <ul class="seats">
        {frame.chairs.map((chair, seat) => (
          <li key={seat} data-chair={seat}>
            <button type="button" class={`seat ${kindOf(chair)}`} onClick={() => tap(seat)}>
              <Icon name={chair.name ? (chair.bot ? "bot" : "person") : "plus"} />
              <span class="seat-name">{chair.name ?? t("page-seat-free")}</span>
              {seat === leadersSeat(frame) && <span class="leads">{t("page-seat-leads")}</span>}
              <span class="soft">{aboutChair(chair, isAway(standing, seat, now))}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="soft">{t(seats.length === 0 ? "page-sit-hint" : "page-seat-hint")}</p>
      {chosen.value !== null && (
        <SeatSheet
          line={line}
          standing={standing}
          bots={bots}
          seat={chosen.value}
          close={() => (chosen.value = null)}
        />
      )}
    </section>
  );
}

function kindOf(chair: Chair): string {
  if (!chair.name) return "seat-empty";
  return chair.mine ? "seat-mine" : "seat-taken";
}

function aboutChair(chair: Chair, away: boolean): string {
  if (!chair.name) return "";
  if (chair.bot) return t(`page-bot-${chair.bot}`);
  if (chair.mine) return t("page-seat-mine");
  return t(away ? "page-not-yet-here" : "page-here");
}
