/** Somebody has lost their connection: nobody should wait for them without knowing why. */
import { useNow } from "../../components/clock.tsx";
import type { View } from "../../wire/game.ts";
import { formatList, t } from "../../words/words.ts";
import { isAway, isSomeoneAbsent, type TableState } from "../state.ts";

const NEWS_SECONDS = 60; // for so long it's mentioned even if the game doesn't wait for them

interface AbsenceProps {
  table: TableState;
  view: View;
}

export function Absence({ table, view }: AbsenceProps) {
  const now = useNow(table.info.phase === "playing" && isSomeoneAbsent(table));
  const names = unconnected(table, view, now);
  return (
    <p class="connection-notice absence" role="status" hidden={names.length === 0}>
      {names.length > 0 && t("page-unconnected", { count: names.length, who: formatList(names) })}
    </p>
  );
}

/** Whom this device has seen go. Who is here is no secret; in a hush, nothing depends on who has to decide. */
export function unconnected(table: TableState, view: View, now: number): string[] {
  const { info, leftAt } = table;
  // A game that is played over days doesn't expect anybody to stay.
  if (info.phase !== "playing" || info.clock.kind === "days") return [];
  const acting = info.hush ? [] : view.to_act;
  const isTold = (seat: number) => {
    const left = leftAt[seat] ?? 0;
    return left > 0 && isAway(table, seat, now) && (acting.includes(seat) || now - left < NEWS_SECONDS);
  };
  const chairs = info.chairs.filter(({ guest, bot, mine }, seat) => guest && !bot && !mine && isTold(seat));
  return chairs.map(({ name }) => name ?? "");
}
