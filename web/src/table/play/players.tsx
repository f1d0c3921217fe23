/** The people at the table: whose turn it is, who is away, and what the clocks show. */
import { ClockFace, formatTime, useNow } from "../../components/clock.tsx";
import { Icon } from "../../components/icon.tsx";
import { attempt } from "../../components/notice.tsx";
import type { View } from "../../wire/game.ts";
import type { ChairInfo, TableInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import type { TableConnection } from "../connection.ts";
import { isAway, isSomeoneAbsent, secondsLeft, secondsUntilBot, type TableState } from "../state.ts";

interface PlayersProps {
  table: TableState;
  /** As this screen's viewer knows it. */
  view: View;
  /** The host needs it to let a bot play for somebody who is away. */
  connection?: TableConnection;
}

export function Players({ table, view, connection }: PlayersProps) {
  const { info, watching } = table;
  const counting = info.clock.kind !== undefined || isSomeoneAbsent(table);
  const now = useNow(info.phase === "playing" && counting);
  const over = info.phase === "ended"; // a player who has moved on to the next table isn't missed here
  const acting = info.hush || over ? [] : view.to_act;
  return (
    <section class="players card">
      <h2>{t("page-players-here")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} aria-label={t("page-players-here")}>
        {info.chairs.map((chair, seat) => (
          <li key={seat} data-chair={seat} class={acting.includes(seat) ? "acting" : ""}>
            <Icon name={chair.bot ? "bot" : "person"} />
            <span class="player-name">{chair.name}</span>
            <span class={chair.bot && !chair.guest ? "soft kind" : "soft"}>
              {playerNote(chair, !over && isAway(table, seat, now), secondsUntilBot(table, seat, now))}
            </span>
            <ClockFace seconds={secondsLeft(table, seat, now)} />
            {connection && info.host && secondsUntilBot(table, seat, now) === 0 && (
              <button type="button" onClick={() => void attempt(connection.send({ command: "give-seat", seat }))}>
                {t("page-bot-for-absent")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {personCount(info) > 1 && <p class="soft">{t(info.hints ? "page-hints-on" : "page-hints-off")}</p>}
      {watching > 0 && <p class="soft">{t("page-watching-count", { count: watching })}</p>}
    </section>
  );
}

function personCount({ chairs }: TableInfo): number {
  return chairs.filter(({ guest }) => guest).length;
}

function playerNote(chair: ChairInfo, away: boolean, secondsUntilBot: number | null): string {
  if (chair.bot && chair.guest) return t("page-bot-plays-for");
  if (chair.bot) return t(`page-bot-${chair.bot}`);
  if (chair.mine) return t("page-you");
  if (!away) return "";
  return secondsUntilBot ? t("page-away-until", { time: formatTime(secondsUntilBot) }) : t("page-away");
}
