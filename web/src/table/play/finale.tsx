/** The end: who has won and was what, the story of the game, the seal opened, and what comes next. */
import { useSignal } from "@preact/signals";
import { AfterLesson, RealGame } from "../../learn/after.tsx";
import { Icon } from "../../look/icon.tsx";
import { attempt } from "../../look/notice.tsx";
import { allowNotifications, canBeAllowed } from "../../look/notification.ts";
import { go, Link } from "../../router.tsx";
import type { Following } from "../../wire/routes.ts";
import type { Outcome } from "../../wire/views.ts";
import type { Frame } from "../../wire/wire.ts";
import { t } from "../../words/words.ts";
import { isOfGame, namesOf, ranked, type Standing, type Verdict, victors } from "../model.ts";
import type { RoomProps } from "../room.ts";
import { useBoard } from "../stage.tsx";
import { callerOf, useCall } from "./call.ts";
import type { AsSeatProps } from "./play.tsx";

interface FinaleProps extends AsSeatProps {
  outcome: Outcome;
}

/** In words: “You won!” */
export function verdictText(verdict: Verdict | null, names: readonly string[]): string | null {
  if (verdict === null) return null;
  const { end, others } = verdict;
  const [other] = others;
  if (end === "won" && other !== undefined && others.length === 1) {
    return t("page-you-won-with", { who: names[other] ?? "" });
  }
  return t(`page-end-${end}`);
}

/** Above the board, and no more than one thing: the board is what everybody looks at. */
export function WhatNext(props: RoomProps) {
  useCall(props.standing);
  return (
    <div class="what-next" aria-live="polite">
      <Next {...props} />
    </div>
  );
}

function Next({ line, standing }: RoomProps) {
  const { frame, seats } = standing;
  const busy = useSignal(false);
  const rematch = async () => {
    busy.value = true;
    const next = (await attempt(line.ask({ ask: "rematch" }))) as Following | undefined;
    busy.value = false;
    if (next) go(`/t/${next.code}`);
  };
  if (frame.guide) return <RealGame game={frame.game} />;
  if (frame.rematch)
    return (
      <Link to={`/t/${frame.rematch}`} class="button gold">
        {callText(standing)}
      </Link>
    );
  if (seats.length === 0) return null;
  return (
    <button type="button" class="gold" aria-busy={busy.value} onClick={() => void rematch()}>
      {t("page-rematch")}
    </button>
  );
}

/** “Ada wants to play again: join”, to all but her. */
function callText(standing: Standing): string {
  const who = callerOf(standing);
  return who === null ? t("page-next-table") : t("page-rematch-join", { who });
}

/** Where there are friends who might ask. */
function AskToBeNotified({ standing: { frame, seats } }: { standing: Standing }) {
  const friends = frame.chairs.some(({ guest, mine }) => guest && !mine);
  if (!friends || seats.length === 0 || frame.rematch || !canBeAllowed()) return null;
  return (
    <button type="button" onClick={() => void allowNotifications()}>
      {t("page-rematch-notify")}
    </button>
  );
}

/** Beside the board, or on a phone below it. */
export function Finale(props: FinaleProps) {
  const { frame } = props.standing;
  return (
    <section class="finale card">
      <Results {...props} />
      <Story {...props} />
      <div class="row">
        {frame.guide && <AfterLesson game={frame.game} />}
        <Link to={`/r/${frame.code}`} class="button">
          {t("page-see-replay")}
        </Link>
        <AskToBeNotified standing={props.standing} />
      </div>
      <Seal frame={frame} />
    </section>
  );
}

/** Who is where, the best first, each with what matters in this game. */
function Results({ standing: { frame, seats }, view, outcome }: FinaleProps) {
  const board = useBoard(view.game);
  const won = victors(outcome);
  const names = namesOf(frame);
  if (board === null) return null;
  return (
    <ol class="scores" aria-label={t("page-results")}>
      {ranked(outcome).map((seat) => (
        <li key={seat} class={won.includes(seat) ? "winner" : ""}>
          <span class="who">
            {names[seat]}
            {seats.length === 1 && seats.includes(seat) && <small> ({t("page-you")})</small>}
          </span>
          {won.includes(seat) && <span class="wins">{t("page-winner")}</span>}
          <strong>{board.result ? board.result(seat, view, outcome) : outcome.scores[seat]}</strong>
        </li>
      ))}
    </ol>
  );
}

/** What the game was like, where its board can tell it. */
function Story({ standing: { frame }, sight, view, outcome }: FinaleProps) {
  const board = useBoard(view.game);
  const log = sight.log.filter(isOfGame);
  const lines = board?.story?.({ view, outcome, log, names: namesOf(frame) }) ?? [];
  if (lines.length === 0) return null;
  return (
    <section class="story">
      <h2>{t("page-story")}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** What was promised at the deal and can be proved now. */
function Seal({ frame }: { frame: Frame }) {
  const fits = useSignal<boolean | null>(null);
  const { seed, salt, seal } = frame;
  if (!seed || !salt || !seal) return null;
  const verify = async () => {
    fits.value = (await sha256(`${seed}/${salt}`)) === seal;
  };
  return (
    <details class="seal">
      <summary>{t("page-seal")}</summary>
      <p>{t("page-seal-why")}</p>
      <dl>
        <dt>{t("page-seal-seed")}</dt>
        <dd>{`${seed}/${salt}`}</dd>
        <dt>{t("page-seal-was")}</dt>
        <dd>{seal}</dd>
      </dl>
      <div class="row">
        {/* Without https a browser does not compute it: the record can be verified elsewhere. */}
        {crypto.subtle && (
          <button type="button" onClick={() => void verify()}>
            <Icon name="seal" />
            {t("page-verify")}
          </button>
        )}
        <a class="button" href={`/api/tables/${frame.code}/record`}>
          {t("page-record")}
        </a>
      </div>
      <p role="status">{fits.value !== null && t(fits.value ? "page-seal-fits" : "page-seal-broken")}</p>
    </details>
  );
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
