/** A game on its table: whose turn it is, the board, and what happened. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { BoardModule, BoardProps, Ended } from "../boards/board.ts";
import { boardOf } from "../boards/shelf.ts";
import { play } from "../look/sound.ts";
import { Waiting } from "../look/waiting.tsx";
import type { GameEvent, Outcome } from "../wire/views.ts";
import { listed, t } from "../words/words.ts";
import { Log } from "./log.tsx";
import { type Happening, isAwaited, isOfGame, victors } from "./model.ts";
import { useSentMark } from "./sent.ts";
import { type Tell, teller } from "./tell.ts";
import "./stage.css";

const MOST_NAMES = 3;

interface StageProps extends BoardProps {
  /** All that happened, as this seat saw it, the oldest first. */
  log: readonly Happening[];
  /** Whether a move of this seat is on its way to the house. */
  sending?: boolean;
  /** What stands above a game in which nobody decides any more, for it is only looked at; else whose turn it is. */
  heading?: string;
  /** How it ended, if the rulebook does not say it: somebody has resigned. */
  outcome?: Outcome | null;
  /** And how for whoever looks; without it the winners are named. */
  verdict?: string | null;
  /** What a lesson says: beside the board, or on a phone above it. */
  guide?: ComponentChildren;
  /** What stands between the line of the turn and the board. */
  children?: ComponentChildren;
  /** What stands beside the line of the turn. */
  tools?: ComponentChildren;
  /** What stands beside the board, after the log. */
  aside?: ComponentChildren;
}

export function Stage({
  log,
  sending = false,
  heading,
  outcome,
  verdict,
  guide,
  children,
  tools,
  aside,
  ...props
}: StageProps) {
  const board = useBoard(props.view.game);
  const ending = props.view.outcome ?? outcome ?? null;
  const story = useMemo(() => log.filter(isOfGame), [log]);
  const turn = ending
    ? endLine(board, { ...props, outcome: ending, verdict: verdict ?? null, log: story })
    : (heading ?? turnLine(props, board));
  useEffect(() => announce(props), [props.view, props.news]);
  useTabTitle(turn);
  // In a hush a decision and a mere tap look alike, so what was pressed is not marked.
  const note = useSentMark(sending && !props.hush);
  if (board === null) return <Waiting />;
  const { Board } = board;
  const tell = teller(board, props.names, props.view.seat, story);
  return (
    <div class={sending ? "stage sending" : "stage"} onClickCapture={note}>
      {ending && props.news.length > 0 && <div class="confetti" aria-hidden="true" />}
      <div class="stage-head">
        <h1 class={`whose-turn ${ending ? "" : lengthOf(turn)}`}>
          <span role="status">{sending ? t("page-on-its-way") : turn}</span>
        </h1>
        {tools}
      </div>
      {guide}
      <div class="on-stage">
        {children}
        <Board {...props} story={story} />
      </div>
      <aside class="beside">
        <Log log={log} tell={tell} />
        {aside}
      </aside>
      <News news={props.news} tell={tell} />
    </div>
  );
}

const LONG = 28; // letters: what is longer does not fit on a phone
const LONGER = 38;

/** A long line is written smaller, and a still longer one in two small ones: the board below must not jump. */
function lengthOf(turn: string): string {
  if (turn.length <= LONG) return "";
  return turn.length <= LONGER ? "long" : "longer";
}

/** The board of a game; null until it is here. */
export function useBoard(game: string): BoardModule | null {
  const board = useSignal<BoardModule | null>(null);
  useEffect(() => {
    void boardOf(game).then((found) => (board.value = found));
  }, [game]);
  return board.value;
}

/** Who looks at another tab sees whose turn it is. */
function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ridotto`;
    return () => {
      document.title = "Ridotto";
    };
  }, [title]);
}

/** What just happened, for ears. */
function News({ news, tell }: { news: readonly GameEvent[]; tell: Tell }) {
  const lines = news.map(tell).filter((line) => line !== null);
  return (
    <div class="unseen" aria-live="polite">
      {lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </div>
  );
}

/** A sound when it is this seat's turn, and at the end; none for what was already so when the page came up, or in a hush. */
function announce({ view, news, hush }: BoardProps): void {
  if (news.length === 0 || hush) return;
  if (view.outcome) play("win");
  else if (view.moves.length > 0 && isAwaited(view)) play("turn");
}

/** What it means for whoever looks, and why. Where so many win that they are a side, the reason names it. */
function endLine(board: BoardModule | null, ended: Ended): string {
  const { view, outcome, names, verdict } = ended;
  const told = view.outcome && board?.ending?.(ended);
  if (told) return told;
  const won = victors(outcome);
  const named = won.length > 0 && won.length <= MOST_NAMES;
  if (verdict !== null) return `${verdict} ${t(outcome.reason)}`;
  return named
    ? `${t(outcome.reason)} ${t("page-over", { count: won.length, who: called(won, names) })}`
    : t(outcome.reason);
}

/** Who has to decide; in a hush the same to all but to who leads, for whom nobody waits. */
function turnLine(props: BoardProps, board: BoardModule | null): string {
  const { view, names, moves, hush } = props;
  const own = board?.turn?.(view, props.quiet ?? false);
  if (own) return t(...own);
  const leads = moves.length > 0 && !isAwaited(view);
  if (hush) return hushLine(props, leads);
  if (props.awaited?.length) return tapsLine(props.awaited, names);
  if (moves.length > 0 && !leads) return t("page-your-turn");
  return t("page-turn-of", { count: view.to_act.length, who: fewCalled(view.to_act, names) });
}

/** Whoever leads is no bot's clerk: while people have not tapped, it is them that the dance waits for. */
function hushLine({ view, names, moves, hush, awaited = [] }: BoardProps, leads: boolean): string {
  const late = awaited.filter((seat) => seat !== view.seat || !hush?.tapped);
  if (late.length > 0 && (leads || hush?.tapped)) return tapsLine(late, names);
  if (leads) return t("page-turn-of", { count: 0, who: "" });
  if (hush?.alone) return t(moves.length > 1 && !hush.tapped ? "page-your-turn" : "page-hush-alone");
  return t(hush?.tapped ? "page-hush-tapped" : "page-hush");
}

function tapsLine(late: readonly number[], names: readonly string[]): string {
  return t("page-awaits-tap", { count: late.length, who: fewCalled(late, names) });
}

function called(seats: readonly number[], names: readonly string[]): string {
  return listed(seats.map((seat) => names[seat] ?? ""));
}

/** Of many only the first: the line is short. */
function fewCalled(seats: readonly number[], names: readonly string[]): string {
  if (seats.length <= MOST_NAMES) return called(seats, names);
  const first = seats.slice(0, MOST_NAMES - 1).map((seat) => names[seat] ?? "");
  return `${first.join(", ")} + ${seats.length - first.length}`;
}
