/** The end: the winners and everybody's role, the story of the game, the opened seal, and what comes next. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Tally } from "../../boards/board.ts";
import { askPermission, canAskPermission } from "../../browser/notification.ts";
import { Icon } from "../../components/icon.tsx";
import { longestWord } from "../../components/longest-word.ts";
import { AfterLesson, RealGame } from "../../learn/after-lesson.tsx";
import { Link } from "../../router.tsx";
import type { Outcome } from "../../wire/game.ts";
import type { TableInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { useBoard } from "../stage/stage.tsx";
import { isAlone, namesOf, type OwnResult, rankedSeats, storyOf, type TableState, victors } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { goToRematch, OtherGames } from "./next-game.tsx";
import type { SeatScreenProps } from "./play.tsx";
import { useRematchNotice } from "./rematch-notice.ts";
import { rematchCaller, rematchText } from "./rematch-text.ts";

interface FinaleProps extends SeatScreenProps {
  outcome: Outcome;
}

/** In words: “You won!” */
export function ownResultText(ownResult: OwnResult | null, names: readonly string[]): string | null {
  if (ownResult === null) return null;
  const { end, others } = ownResult;
  const [other] = others;
  if (end === "won" && other !== undefined && others.length === 1) {
    return t("page-you-won-with", { who: names[other] ?? "" });
  }
  return t(`page-end-${end}`);
}

/** Above the board, in one row: the board is what everybody is looking at. */
export function WhatNext(props: TableProps) {
  const place = useRef<HTMLDivElement>(null);
  useRematchNotice(props.table, place);
  return (
    <div ref={place} class="what-next" aria-live="polite">
      <NextButton {...props} />
    </div>
  );
}

function NextButton({ connection, table }: TableProps) {
  const { info, seats } = table;
  const busy = useSignal(false);
  const rematch = async () => {
    busy.value = true;
    await goToRematch(connection, "by itself");
    busy.value = false;
  };
  if (info.guide) return <RealGame game={info.game} />;
  if (info.rematch)
    return (
      <Link to={`/t/${info.rematch}`} class="button gold">
        {nextTableText(table)}
      </Link>
    );
  if (seats.length === 0) return null;
  return (
    <>
      <button type="button" class="gold" aria-busy={busy.value} onClick={() => void rematch()}>
        {t("page-rematch")}
      </button>
      {isAlone(info) && <ChangeSomething connection={connection} />}
    </>
  );
}

function ChangeSomething({ connection }: Pick<TableProps, "connection">) {
  return (
    <button type="button" onClick={() => void goToRematch(connection, "by hand")}>
      {t("page-rematch-change")}
    </button>
  );
}

/** With friends, the row above the board has no room for it. */
function mayChangeSomething({ info, seats }: TableState): boolean {
  return info.host === true && seats.length > 0 && !info.guide && !isAlone(info);
}

/** “Ada wants to play again: join”, for everybody but her. */
function nextTableText(table: TableState): string {
  const who = rematchCaller(table);
  return who === null ? t("page-next-table") : rematchText("page-rematch-join", who, table.info);
}

/** If there are friends who might ask for a rematch. */
function AskToBeNotified({ table: { info, seats } }: { table: TableState }) {
  const friends = info.chairs.some(({ guest, mine }) => guest && !mine);
  if (!friends || seats.length === 0 || info.rematch || !canAskPermission()) return null;
  return (
    <button type="button" onClick={() => void askPermission()}>
      {t("page-rematch-notify")}
    </button>
  );
}

/** Beside the board, or below it on a phone. */
export function Finale(props: FinaleProps) {
  const { info } = props.table;
  return (
    <section class="finale card">
      <Results {...props} />
      <Recap {...props} />
      <div class="row">
        {info.guide && <AfterLesson game={info.game} />}
        <Link to={`/r/${info.code}`} class="button">
          {t("page-see-replay")}
        </Link>
        {mayChangeSomething(props.table) && <ChangeSomething connection={props.connection} />}
        <AskToBeNotified table={props.table} />
      </div>
      <OtherGames {...props} legend={t("page-rematch-other")} />
      <Seal info={info} />
    </section>
  );
}

/** The ranking, best first, each with what matters in this game. */
function Results({ table: { info, seats }, view, outcome }: FinaleProps) {
  const board = useBoard(view.game);
  const won = victors(outcome);
  const names = namesOf(info);
  if (board === null) return null;
  return (
    <ol class="scores" aria-label={t("page-results")}>
      {rankedSeats(outcome).map((seat) => (
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

/** The story of the game, if its board can tell it. */
function Recap({ table: { info }, seatState, view, outcome }: FinaleProps) {
  const board = useBoard(view.game);
  const ending = { view, outcome, log: storyOf(seatState.log), names: namesOf(info) };
  const lines = board?.recap?.(ending) ?? [];
  const tally = board?.tally?.(ending) ?? null;
  if (lines.length === 0 && tally === null) return null;
  return (
    <section class="story">
      <h2>{t("page-story")}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tally && <TallyTable tally={tally} names={ending.names} ranked={rankedSeats(outcome)} />}
    </section>
  );
}

/** Players in the order of the ranking above it. */
function TallyTable({ tally, names, ranked }: { tally: Tally; names: readonly string[]; ranked: readonly number[] }) {
  return (
    <table class="tally" style={{ "--seats": ranked.length }}>
      <caption>{tally.title}</caption>
      <thead>
        <tr>
          <td />
          {ranked.map((seat) => (
            <th key={seat} scope="col" style={{ "--longest": longestWord(names[seat] ?? "") }}>
              {names[seat]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tally.rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {ranked.map((seat) => (
              <td key={seat}>{cells[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The commitment made at the deal, which can be verified now. */
function Seal({ info }: { info: TableInfo }) {
  const fits = useSignal<boolean | null>(null);
  const { seed, salt, seal } = info;
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
        {/* Without https a browser can't compute it. The record can be verified elsewhere. */}
        {crypto.subtle && (
          <button type="button" onClick={() => void verify()}>
            <Icon name="seal" />
            {t("page-verify")}
          </button>
        )}
        <a class="button" href={`/api/tables/${info.code}/record`}>
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
