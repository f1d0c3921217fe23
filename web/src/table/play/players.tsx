/** Who sits at the table, who decides, who is away, and what the clocks show. */
import { ClockFace, timeText, useNow } from "../../look/clock.tsx";
import { Icon } from "../../look/icon.tsx";
import { attempt } from "../../look/notice.tsx";
import type { View } from "../../wire/views.ts";
import type { Chair, Frame } from "../../wire/wire.ts";
import { t } from "../../words/words.ts";
import type { Line } from "../line.ts";
import { clockOf, isAway, type Standing, someAbsent, untilBot } from "../model.ts";

interface PlayersProps {
  standing: Standing;
  /** As the one knows it who looks at this screen. */
  view: View;
  /** With it the host can let a bot play for somebody who is away. */
  line?: Line;
}

export function Players({ standing, view, line }: PlayersProps) {
  const { frame, watching } = standing;
  const counting = frame.clock.kind !== undefined || someAbsent(standing);
  const now = useNow(frame.phase === "playing" && counting);
  const over = frame.phase === "ended"; // whoever has gone on to the next table isn't missed at this one
  const acting = frame.hush || over ? [] : view.to_act;
  return (
    <section class="players card">
      <h2>{t("page-players-here")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul tabIndex={0} aria-label={t("page-players-here")}>
        {frame.chairs.map((chair, seat) => (
          <li key={seat} data-chair={seat} class={acting.includes(seat) ? "acting" : ""}>
            <Icon name={chair.bot ? "bot" : "person"} />
            <span class="player-name">{chair.name}</span>
            <span class={chair.bot && !chair.guest ? "soft kind" : "soft"}>
              {aboutPlayer(chair, !over && isAway(standing, seat, now), untilBot(standing, seat, now))}
            </span>
            <ClockFace seconds={clockOf(standing, seat, now)} />
            {line && frame.host && untilBot(standing, seat, now) === 0 && (
              <button type="button" onClick={() => void attempt(line.ask({ ask: "give-seat", seat }))}>
                {t("page-bot-for-absent")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {people(frame) > 1 && <p class="soft">{t(frame.hints ? "page-hints-on" : "page-hints-off")}</p>}
      {watching > 0 && <p class="soft">{t("page-watching-count", { count: watching })}</p>}
    </section>
  );
}

function people({ chairs }: Frame): number {
  return chairs.filter(({ guest }) => guest).length;
}

function aboutPlayer(chair: Chair, away: boolean, untilBot: number | null): string {
  if (chair.bot && chair.guest) return t("page-bot-plays-for");
  if (chair.bot) return t(`page-bot-${chair.bot}`);
  if (chair.mine) return t("page-you");
  if (!away) return "";
  return untilBot ? t("page-away-until", { time: timeText(untilBot) }) : t("page-away");
}
