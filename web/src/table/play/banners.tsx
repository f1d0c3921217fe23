/** What has to be known or answered before the next move. */
import type { ComponentChildren } from "preact";
import type { BoardModule } from "../../boards/board.ts";
import { ClockFace, useNow } from "../../components/clock.tsx";
import { attempt } from "../../components/notice.tsx";
import type { TableInfo } from "../../wire/messages.ts";
import { formatList, t } from "../../words/words.ts";
import type { NewCommand, TableConnection } from "../connection.ts";
import { seenEventDescriber } from "../stage/event-text.ts";
import { useBoard } from "../stage/stage.tsx";
import { type LoggedEvent, namesOf, secondsLeft } from "../state.ts";
import { Absence } from "./absence.tsx";
import type { SeatScreenProps } from "./play.tsx";
import { useUndoRefusal } from "./undo-refusal.ts";

export function Banners(props: SeatScreenProps) {
  const { connection, table, seatState } = props;
  const { info } = table;
  const send = (command: NewCommand) => () => void attempt(connection.send(command));
  const playing = info.phase === "playing";
  const { seat } = seatState;
  return (
    <>
      {seat === null && playing && <p class="soft banner">{t("page-you-watch")}</p>}
      {playing && info.paused && (
        <Banner text={t("page-paused")}>
          {seat !== null && <BannerButton labelKey="page-resume" gold action={send({ command: "resume" })} />}
        </Banner>
      )}
      {playing && seat !== null && info.chairs[seat]?.bot && (
        <Banner text={t("page-bot-for-you")}>
          <BannerButton labelKey="page-take-seat" gold action={send({ command: "take-seat", seat })} />
        </Banner>
      )}
      <Absence table={table} view={props.view} />
      <UndoQuestion {...props} />
      <ClockRow {...props} />
    </>
  );
}

/** Somebody wants to take back a move: everybody else is asked. */
function UndoQuestion({ connection, table, seatState, view }: SeatScreenProps) {
  const { info, seats } = table;
  const board = useBoard(view.game);
  useUndoRefusal(table, seatState.log);
  if (info.undo == null) return null;
  const who = namesOf(info)[info.undo] ?? "";
  const mine = seats.find((seat) => info.answers?.includes(seat));
  const later = <LaterMoves info={info} own={seats} />;
  if (seats.includes(info.undo))
    return (
      <OwnUndoQuestion connection={connection} seat={info.undo}>
        {later}
      </OwnUndoQuestion>
    );
  if (mine === undefined)
    return (
      <Banner over text={t("page-undo-waits", { who })}>
        {later}
      </Banner>
    );
  const answer = (yes: boolean) => () => void attempt(connection.send({ command: "answer-undo", seat: mine, yes }));
  return (
    <Banner over text={t("page-undo-asked", { who })}>
      {board && <UndoneMove board={board} info={info} reader={mine} />}
      {later}
      {info.undo_revealed && <p>{t("page-undo-revealed")}</p>}
      <BannerButton labelKey="page-yes" gold action={answer(true)} />
      <BannerButton labelKey="page-no" action={answer(false)} />
    </Banner>
  );
}

interface UndoneMoveProps {
  board: BoardModule;
  info: TableInfo;
  reader: number;
}

/** What would be taken back, in the words of the log. */
function UndoneMove({ board, info, reader }: UndoneMoveProps) {
  const tell = seenEventDescriber(board, namesOf(info), reader);
  const what = (info.undo_events as LoggedEvent[] | undefined)?.map(tell).find((line) => line !== null);
  return what ? <p class="soft">{t("page-undo-what", { what })}</p> : null;
}

/** Whose moves would go together with it. */
export function LaterMoves({ info, own }: { info: TableInfo; own: readonly number[] }) {
  const names = namesOf(info);
  const moves = (info.undo_later ?? []).flatMap((count, seat) => {
    if (count === 0) return [];
    // Around a shared device, "yours" would be several people's.
    const isReader = own.length === 1 && own[0] === seat;
    return t(isReader ? "page-undo-later-yours" : "page-undo-later-moves", { count, who: names[seat] ?? "" });
  });
  return moves.length > 0 ? <p>{t("page-undo-later", { moves: formatList(moves) })}</p> : null;
}

interface OwnUndoQuestionProps {
  connection: TableConnection;
  seat: number;
  children: ComponentChildren;
}

/** The player who asked can change their mind. */
function OwnUndoQuestion({ connection, seat, children }: OwnUndoQuestionProps) {
  const withdraw = () => void attempt(connection.send({ command: "answer-undo", seat, yes: false }));
  return (
    <Banner over text={t("page-undo-yours")}>
      {children}
      <BannerButton labelKey="page-undo-cancel" action={withdraw} />
    </Banner>
  );
}

/** On a phone the visible clocks stand above the board. */
function ClockRow({ table }: SeatScreenProps) {
  const { info } = table;
  const on = info.phase === "playing" && info.clock.kind !== undefined && info.clock.kind !== "none";
  const now = useNow(on);
  const faces = namesOf(info).map((name, seat) => ({ name, seat, seconds: secondsLeft(table, seat, now) }));
  const shown = faces.filter(({ seconds }) => on && seconds !== null);
  if (shown.length === 0) return null;
  return (
    <ul class="clocks-line only-small">
      {shown.map(({ name, seat, seconds }) => (
        <li key={seat}>
          {name} <ClockFace seconds={seconds} />
        </li>
      ))}
    </ul>
  );
}

interface BannerProps {
  text: string;
  /** Whether it lies over the page header: it comes and goes within a turn, and the board must not jump. */
  over?: boolean;
  children?: ComponentChildren;
}

function Banner({ text, over = false, children }: BannerProps) {
  return (
    <div class={over ? "banner card over" : "banner card"} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}

function BannerButton({ labelKey, action, gold }: { labelKey: string; action(): void; gold?: boolean }) {
  return (
    <button type="button" class={gold ? "gold" : ""} onClick={action}>
      {t(labelKey)}
    </button>
  );
}
