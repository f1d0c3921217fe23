/** A table before the start: the seats, the arrangement, and how to invite friends. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api.ts";
import { Emblem } from "../../art/emblem.tsx";
import { BotStrengthChoice } from "../../components/bot-strength-choice.tsx";
import { useNow } from "../../components/clock.tsx";
import { attempt } from "../../components/notice.tsx";
import { gameTitle } from "../../games.ts";
import { Link } from "../../router.tsx";
import { renameIfTaken } from "../../session.ts";
import type { OfferedGame } from "../../wire/routes.ts";
import type { TableInfo } from "../../wire/wire.ts";
import { formatList, t } from "../../words/words.ts";
import { Chat } from "../chat/chat.tsx";
import { isAway, isSomeoneAbsent, leaderSeat, namesOf } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { Arrangement } from "./arrangement.tsx";
import { Invite } from "./invite.tsx";
import { SeatList } from "./seat-list.tsx";
import { SitDown } from "./sit-down.tsx";
import "./gathering.css";

export function Gathering({ connection, table }: TableProps) {
  const { info } = table;
  const offered = useOfferedGame(info.game);
  useEffect(() => {
    // Whoever opens a table sits down at it, unless somebody is faster.
    if (info.host && info.chairs.every(({ name }) => !name)) void attempt(connection.send({ command: "sit", seat: 0 }));
    // A guest who comes by a link gets a name that nobody here has, if they haven't chosen one.
    else if (table.seats.length === 0) void attempt(renameIfTaken(namesOf(info)));
  }, []);
  return (
    <div class="gathering">
      <header class={`gathering-head door-${info.game}`}>
        <Emblem game={info.game} />
        <div>
          <h1>{gameTitle(info.game)}</h1>
          <p>
            {t(`${info.game}-summary`)} <Link to={`/rules/${info.game}`}>{t("page-rules")}</Link>
          </p>
        </div>
      </header>
      <div class="gathering-main">
        {!info.host && <SitDown connection={connection} table={table} />}
        <SeatList connection={connection} table={table} bots={offered?.bots ?? []} />
        <Start connection={connection} table={table} />
        {info.chairs.some(({ guest, mine }) => guest && !mine) && <Chat connection={connection} table={table} />}
      </div>
      <div class="gathering-side">
        <Invite info={info} />
        {offered && <Arrangement connection={connection} table={table} offered={offered} />}
      </div>
    </div>
  );
}

function useOfferedGame(game: string): OfferedGame | null {
  const offered = useSignal<OfferedGame | null>(null);
  useEffect(() => {
    void attempt(api.offeredGame(game)).then((found) => (offered.value = found ?? null));
  }, [game]);
  return offered.value;
}

function Start({ connection, table }: TableProps) {
  const { info } = table;
  const now = useNow(isSomeoneAbsent(table));
  const free = freeSeats(info);
  const start = async () => {
    const bots = free > 0 ? await attempt(api.botsFor(info.game)) : null;
    await attempt(connection.send({ command: "start", bots: bots ?? null }));
  };
  if (!info.host) return <p class="soft">{t("page-host-starts", { host: info.hosted_by ?? "" })}</p>;
  return (
    <div class="start">
      {free > 0 && <BotStrengthChoice />}
      <button type="button" class="gold" onClick={() => void start()}>
        {t("page-start")}
      </button>
      <p class="soft">{startHint(table, now)}</p>
    </div>
  );
}

function startHint(table: TableProps["table"], now: number): string {
  const { info, seats } = table;
  const leader = info.chairs[leaderSeat(info) ?? -1];
  if (leader && !leader.name) return t("page-start-leader");
  const missing = info.chairs.filter(({ guest, mine }, seat) => guest && !mine && isAway(table, seat, now));
  if (missing.length > 0)
    return t("page-start-missing", { count: missing.length, who: formatList(missing.map(({ name }) => name ?? "")) });
  return t(seats.length === 0 ? "page-start-watching" : "page-start-bots", { free: freeSeats(info) });
}

function freeSeats(info: TableInfo): number {
  return info.chairs.filter(({ name }) => !name).length;
}
