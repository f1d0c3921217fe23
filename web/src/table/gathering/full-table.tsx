/** When all seats are taken: whoever has none reads it first, and the host can add one. */
import { attempt } from "../../components/notice.tsx";
import type { OfferedGame } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import type { TableState } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { changeSeats, playersAt } from "./arrangement.tsx";

interface FullTableProps extends TableProps {
  offered: OfferedGame | undefined;
}

export function FullTable({ connection, table, offered }: FullTableProps) {
  const { info, seats } = table;
  const players = playersAt(info);
  const hasRoom = offered !== undefined && players < offered.most;
  if (info.chairs.some(({ name }) => !name)) return null;
  if (!info.host) return seats.length === 0 ? <NoSeat host={info.hosted_by ?? ""} hasRoom={hasRoom} /> : null;
  const count = withoutSeat(table);
  if (count === 0) return null;
  const add = () => hasRoom && void attempt(changeSeats(connection, info, offered, players + 1));
  return (
    <div class="card full-table" role="status">
      <p>{t("page-without-seat", { count })}</p>
      {hasRoom ? (
        <button type="button" class="gold" onClick={add}>
          {t("page-add-seat")}
        </button>
      ) : (
        <p class="soft">{t("page-no-more-seats")}</p>
      )}
    </div>
  );
}

function NoSeat({ host, hasRoom }: { host: string; hasRoom: boolean }) {
  return (
    <div class="card full-table" role="status">
      <h2>{t("page-table-full")}</h2>
      <p>{t(hasRoom ? "page-table-full-ask" : "page-table-full-watch", { host })}</p>
    </div>
  );
}

/** How many others are here without a seat. A host who has none doesn't count: they know. */
export function withoutSeat({ watching, seats }: Pick<TableState, "watching" | "seats">): number {
  return Math.max(0, watching - (seats.length === 0 ? 1 : 0));
}
