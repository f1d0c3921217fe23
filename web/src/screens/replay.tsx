/** A finished game, move by move. The address says which move and whose perspective: /r/CODE#12/truth */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { api } from "../api.ts";
import { BotSeats } from "../components/bot-mark.tsx";
import { Icon } from "../components/icon.tsx";
import { findGame, gameTitle } from "../games.ts";
import { Link } from "../router.tsx";
import { me } from "../session.ts";
import { CopyButton, ShareButton } from "../table/gathering/invite.tsx";
import { RematchCall } from "../table/play/next-game.tsx";
import { Stage, useBoard } from "../table/stage/stage.tsx";
import { botSeats, namesOf } from "../table/state.ts";
import { useTableConnection } from "../table/use-connection.ts";
import type { TableInfo } from "../wire/messages.ts";
import type { Invitation, ReplayStep } from "../wire/routes.ts";
import { t } from "../words/words.ts";
import { ChapterChoice } from "./replay/chapter-choice.tsx";
import { MoveText } from "./replay/move-text.tsx";
import { PerspectiveChoice } from "./replay/perspective-choice.tsx";
import {
  defaultPerspective,
  formatReplayLocation,
  parseReplayLocation,
  type ReplayLocation,
} from "./replay/replay-location.ts";
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
  if (moments.value.length === 0 || !table.value || perspective === null || !findGame(table.value.info.game))
    return <Waiting />;
  return (
    <LoadedReplay code={code} info={table.value.info} moments={moments.value} perspective={perspective} spot={spot} />
  );
}

function Waiting() {
  return <p class="narrow soft">{t("page-waiting")}</p>;
}

interface LoadedReplayProps {
  code: string;
  info: TableInfo;
  moments: readonly ReplayStep[];
  perspective: string;
  spot: Signal<ReplayLocation>;
}

function LoadedReplay({ code, info, moments, perspective, spot }: LoadedReplayProps) {
  const board = useBoard(info.game);
  const last = moments.length - 1;
  const at = Math.min(spot.value.at, last);
  const moment = moments[at];
  if (!board || !moment) return <Waiting />;
  const move = (to: number) => {
    spot.value = { ...spot.value, at: Math.max(0, Math.min(last, to)) };
  };
  const past = moments.slice(0, at).map(({ events }) => events);
  const story = [...past.flat(), ...moment.events];
  const names = namesOf(info);
  const title = gameTitle(info.game);
  const link = `${location.origin}${location.pathname}${formatReplayLocation({ at, perspective })}`;
  return (
    <div class="replay">
      <header class="replay-head">
        <Link to={`/t/${code}`} class="button to-table">
          <Icon name="return" />
          <span>{t("page-to-table")}</span>
        </Link>
        <ChapterChoice board={board} moments={moments} at={at} move={move} />
        <PerspectiveChoice
          names={names}
          perspective={perspective}
          choose={(perspective) => (spot.value = { at, perspective })}
        />
        <CopyButton text={link} />
        <ShareButton link={link} title={title} />
      </header>
      <BotSeats.Provider value={botSeats(info)}>
        <Stage
          key={perspective}
          heading={t("page-replay-of", { game: title })}
          view={moment.truth ? (board.reveal?.(moment.view, moment.truth) ?? moment.view) : moment.view}
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
      {me.value !== null && <NextGame code={code} />}
      <Scrubber at={at} last={last} move={move} step={(by) => move(Math.min(spot.value.at, last) + by)}>
        <MoveText board={board} events={moment.events} story={story} names={names} reader={moment.view.seat} />
      </Scrubber>
    </div>
  );
}

/** Whoever looks back is still at the table: the others may call for another game. */
function NextGame({ code }: { code: string }) {
  const table = useTableConnection(code).table.value;
  return table && <RematchCall table={table} />;
}
