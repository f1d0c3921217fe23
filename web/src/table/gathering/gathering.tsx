/** A table before the start: the seats, the arrangement, and how to invite friends. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { doorClass } from "../../art/door.tsx";
import { Emblem } from "../../art/emblem.tsx";
import { preferredBot } from "../../bot-strength.ts";
import { BotStrengthChoice } from "../../components/bot-strength-choice.tsx";
import { useNow } from "../../components/clock.tsx";
import { attempt } from "../../components/notice.tsx";
import { findGame, gameTitle } from "../../games.ts";
import { Link } from "../../router.tsx";
import { renameIfTaken } from "../../session.ts";
import { formatList, t } from "../../words/words.ts";
import { Chat } from "../chat/chat.tsx";
import { isSomeoneAbsent, namesOf } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { Arrangement } from "./arrangement.tsx";
import { FullTable } from "./full-table.tsx";
import { HostName } from "./host-name.tsx";
import { Invite } from "./invite.tsx";
import { SeatList } from "./seat-list.tsx";
import { SitDown } from "./sit-down.tsx";
import { freeSeats, missingNames, startHint } from "./start-hint.ts";
import "./gathering.css";

export function Gathering({ connection, table }: TableProps) {
  const { info } = table;
  const offered = findGame(info.game);
  const refusal = useSignal("");
  useEffect(() => {
    // Whoever opens a table sits down at it, unless somebody is faster: perhaps another device of theirs.
    if (info.host && info.chairs.every(({ name }) => !name))
      connection.send({ command: "sit", seat: 0 }).catch(() => {});
    // A guest who comes by a link gets a name that nobody here has, if they haven't chosen one.
    else if (table.seats.length === 0) void attempt(renameIfTaken(namesOf(info)));
  }, []);
  return (
    <div class={info.host ? "gathering hosts" : "gathering"}>
      <header class={`gathering-head ${offered ? doorClass(offered) : ""}`}>
        <Emblem board={offered?.board ?? null} />
        <div>
          <h1>{gameTitle(info.game)}</h1>
          <p>
            {t(`${info.game}-summary`)} <Link to={`/rules/${info.game}`}>{t("page-rules")}</Link>
          </p>
        </div>
      </header>
      <div class="gathering-main">
        {info.host && <HostName />}
        <FullTable connection={connection} table={table} offered={offered} />
        {!info.host && <HostStarts table={table} />}
        {!info.host && <SitDown connection={connection} table={table} />}
        <SeatList connection={connection} table={table} bots={offered?.bots ?? []} />
        {info.host && <Start connection={connection} table={table} refusal={refusal.value} />}
        {info.chairs.some(({ guest, mine }) => guest && !mine) && <Chat connection={connection} table={table} />}
      </div>
      <div class="gathering-side">
        {info.host && <Invite info={info} />}
        {offered && <Arrangement connection={connection} table={table} offered={offered} refusal={refusal} />}
        {!info.host && <Invite info={info} />}
      </div>
    </div>
  );
}

/** What a guest wants to know first: who decides, and for whom everybody waits. */
function HostStarts({ table }: Pick<TableProps, "table">) {
  const now = useNow(isSomeoneAbsent(table));
  const missing = missingNames(table, now);
  return (
    <p class="host-starts">
      {table.info.starts_itself
        ? t("page-starts-by-itself")
        : t("page-host-starts", { host: table.info.hosted_by ?? "" })}{" "}
      {missing.length > 0 && t("page-still-missing", { who: formatList(missing) })}
    </p>
  );
}

/** What can't be played yet isn't started: the host would get another game than the one they see. */
function Start({ connection, table, refusal }: TableProps & { refusal: string }) {
  const { info } = table;
  const now = useNow(isSomeoneAbsent(table));
  const free = freeSeats(info);
  const start = async () => {
    const game = findGame(info.game);
    await attempt(connection.send({ command: "start", bots: free > 0 && game ? preferredBot(game) : null }));
  };
  return (
    <div class="start">
      {/* Its place is kept: the button must not move under a finger when a friend takes the last seat. */}
      <div class={free > 0 ? "for-bots" : "for-bots none"}>
        <BotStrengthChoice />
      </div>
      <button type="button" class="gold" disabled={refusal !== ""} onClick={() => void start()}>
        {t("page-start")}
      </button>
      <p class="soft">{refusal || startHint(table, now)}</p>
      {info.starts_itself && (
        // Whoever arranges something starts the game themselves, even if they have changed nothing yet.
        <button type="button" onClick={() => void attempt(connection.send({ command: "arrange" }))}>
          {t("page-rematch-change")}
        </button>
      )}
    </div>
  );
}
