/** A finished game, move by move. The address says which move and whose perspective: /r/CODE#12/truth */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { api } from "../api.ts";
import { BotSeats } from "../components/bot-mark.tsx";
import { Icon } from "../components/icon.tsx";
import { findGame, gameTitle } from "../games.ts";
import { Link } from "../router.tsx";
import { CopyButton, ShareButton } from "../table/gathering/invite.tsx";
import { Stage } from "../table/stage/stage.tsx";
import { botSeats, namesOf } from "../table/state.ts";
import type { Invitation, ReplayStep } from "../wire/routes.ts";
import { t } from "../words/words.ts";
import { ChapterChoice } from "./replay/chapter-choice.tsx";
import { MoveText } from "./replay/move-text.tsx";
import { PerspectiveChoice } from "./replay/perspective-choice.tsx";
import { defaultPerspective, formatReplayLocation, parseReplayLocation } from "./replay/replay-location.ts";
import { revealView } from "./replay/reveal.ts";
import { Scrubber } from "./replay/scrubber.tsx";
import "./replay/replay.css";

const NO_PREVIEWS = {};
const nothing = () => {};

export function Replay({ code }: { code: string }) {
  const spot = useSignal(parseReplayLocation(location.hash));
  const table = useSignal<Invitation | null>(null);
  const moments = useSignal<ReplayStep[]>([]);
  const fault = useSignal("");
  const { at, perspective } = spot.value;
  useEffect(() => {
    const load = async () => {
      table.value ??= await api.invitation(code);
      if (perspective === null) spot.value = { ...spot.value, perspective: defaultPerspective(table.value.info) };
      else moments.value = await api.replay(code, perspective);
    };
    void load().catch((refusal: Error) => (fault.value = refusal.message));
  }, [code, perspective]);
  // Updated together with what is shown, so that an immediate reload comes back to it.
  useLayoutEffect(() => history.replaceState(null, "", formatReplayLocation(spot.value)), [at, perspective]);
  if (fault.value) return <p class="narrow">{fault.value}</p>;
  const last = moments.value.length - 1;
  const moment = moments.value[Math.min(at, last)];
  if (!moment || !table.value || perspective === null || !findGame(table.value.info.game))
    return <p class="narrow soft">{t("page-waiting")}</p>;
  const move = (to: number) => {
    spot.value = { ...spot.value, at: Math.max(0, Math.min(last, to)) };
  };
  const past = moments.value.slice(0, Math.min(at, last)).map(({ events }) => events);
  const story = [...past.flat(), ...moment.events];
  const names = namesOf(table.value.info);
  const title = gameTitle(table.value.info.game);
  const link = `${location.origin}${location.pathname}${formatReplayLocation(spot.value)}`;
  return (
    <div class="replay">
      <header class="replay-head">
        <Link to={`/t/${code}`} class="button to-table">
          <Icon name="return" />
          <span>{t("page-to-table")}</span>
        </Link>
        <ChapterChoice moments={moments.value} at={Math.min(at, last)} move={move} />
        <PerspectiveChoice
          names={names}
          perspective={perspective}
          choose={(perspective) => (spot.value = { at, perspective })}
        />
        <CopyButton text={link} />
        <ShareButton link={link} title={title} />
      </header>
      <BotSeats.Provider value={botSeats(table.value.info)}>
        <Stage
          key={perspective}
          heading={t("page-replay-of", { game: title })}
          view={revealView(moment.view, moment.truth)}
          names={names}
          moves={[]}
          play={nothing}
          news={moment.events}
          past={past}
          log={story}
          previews={NO_PREVIEWS}
          hinted={[]}
          hush={null}
          due={null}
        />
      </BotSeats.Provider>
      <Scrubber at={Math.min(at, last)} last={last} move={move} step={(by) => move(Math.min(spot.value.at, last) + by)}>
        <MoveText
          game={moment.view.game}
          events={moment.events}
          story={story}
          names={names}
          reader={moment.view.seat}
        />
      </Scrubber>
    </div>
  );
}
