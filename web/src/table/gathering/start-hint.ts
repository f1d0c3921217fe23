/** What the host reads below the button that starts the game. */
import type { TableInfo } from "../../wire/messages.ts";
import { formatList, t } from "../../words/words.ts";
import { isAway, leaderSeat, type TableState } from "../state.ts";
import { withoutSeat } from "./full-table.tsx";

export function startHint(table: TableState, now: number): string {
  const { info, seats } = table;
  const leader = info.chairs[leaderSeat(info) ?? -1];
  if (leader && !leader.name) return t("page-start-leader");
  const missing = missingNames(table, now);
  const who = formatList(missing);
  if (info.starts_itself)
    return `${t("page-starts-by-itself")} ${missing.length ? t("page-still-missing", { who }) : ""}`;
  if (missing.length > 0) return t("page-start-missing", { count: missing.length, who });
  if (freeSeats(info) === 0 && withoutSeat(table) > 0) return ""; // not everybody has a seat, and the card above says so
  return t(seats.length === 0 ? "page-start-watching" : "page-start-bots", { free: freeSeats(info) });
}

export function missingNames(table: TableState, now: number): string[] {
  const missing = table.info.chairs.filter(({ guest, mine }, seat) => guest && !mine && isAway(table, seat, now));
  return missing.map(({ name }) => name ?? "");
}

export function freeSeats(info: TableInfo): number {
  return info.chairs.filter(({ name }) => !name).length;
}
