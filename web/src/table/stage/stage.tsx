/** A game on its table: whose turn it is, the board, and what happened. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { BoardModule, BoardProps, EndingForViewer } from "../../boards/board.ts";
import { loadBoard } from "../../boards/load-board.ts";
import { playSound } from "../../browser/sound.ts";
import { Loading } from "../../components/loading.tsx";
import type { GameEvent, Outcome } from "../../wire/views.ts";
import { formatList, t } from "../../words/words.ts";
import { isAwaited, isGameEvent, type LoggedEvent, victors } from "../state.ts";
import { type DescribeEvent, eventDescriber } from "./event-text.ts";
import { Log } from "./log.tsx";
import { useSentMark } from "./use-sent-mark.ts";
import "./stage.css";

const MAX_NAMES = 3;

interface StageProps extends BoardProps {
  /** All that happened, as this seat saw it, the oldest first. */
  log: readonly LoggedEvent[];
  /** Whether a move of this seat is on its way to the house. */
  sending?: boolean;
  /** What stands above a game in which nobody decides any more, for it is only looked at; else whose turn it is. */
  heading?: string;
  /** How it ended, if the rulebook does not say it: somebody has resigned. */
  outcome?: Outcome | null;
  /** And how for whoever looks; without it the winners are named. */
  ownResult?: string | null;
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
  ownResult,
  guide,
  children,
  tools,
  aside,
  ...props
}: StageProps) {
  const board = useBoard(props.view.game);
  const ending = props.view.outcome ?? outcome ?? null;
  const story = useMemo(() => log.filter(isGameEvent), [log]);
  const turn = ending
    ? endHeading(board, { ...props, outcome: ending, ownResult: ownResult ?? null, log: story })
    : (heading ?? turnHeading(props, board));
  useEffect(() => playEventSound(props), [props.view, props.news]);
  useTabTitle(turn);
  // In a hush a decision and a mere tap look alike, so what was pressed is not marked.
  const note = useSentMark(sending && !props.hush);
  if (board === null) return <Loading />;
  const { Board } = board;
  const tell = eventDescriber(board, props.names, props.view.seat, story);
  return (
    <div class={sending ? "stage sending" : "stage"} onClickCapture={note}>
      {ending && props.news.length > 0 && <div class="confetti" aria-hidden="true" />}
      <div class="stage-head">
        <h1 class={`whose-turn ${ending ? "" : lengthClass(turn)}`}>
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
        <Log log={log} describe={tell} />
        {aside}
      </aside>
      <Announcements news={props.news} describe={tell} />
    </div>
  );
}

const LONG = 28; // letters: what is longer does not fit on a phone
const LONGER = 38;

/** A long line is written smaller, and a still longer one in two small ones: the board below must not jump. */
function lengthClass(turn: string): string {
  if (turn.length <= LONG) return "";
  return turn.length <= LONGER ? "long" : "longer";
}

/** The board of a game; null until it is here. */
export function useBoard(game: string): BoardModule | null {
  const board = useSignal<BoardModule | null>(null);
  useEffect(() => {
    void loadBoard(game).then((found) => (board.value = found));
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
function Announcements({ news, describe }: { news: readonly GameEvent[]; describe: DescribeEvent }) {
  const lines = news.map(describe).filter((line) => line !== null);
  return (
    <div class="unseen" aria-live="polite">
      {lines.map((line, n) => (
        <p key={n}>{line}</p>
      ))}
    </div>
  );
}

/** A sound when it is this seat's turn, and at the end; none for what was already so when the page came up, or in a hush. */
function playEventSound({ view, news, hush }: BoardProps): void {
  if (news.length === 0 || hush) return;
  if (view.outcome) playSound("win");
  else if (view.moves.length > 0 && isAwaited(view)) playSound("turn");
}

/** What it means for whoever looks, and why. Where so many win that they are a side, the reason names it. */
function endHeading(board: BoardModule | null, ended: EndingForViewer): string {
  const { view, outcome, names, ownResult } = ended;
  const told = view.outcome && board?.describeEnding?.(ended);
  if (told) return told;
  const won = victors(outcome);
  const named = won.length > 0 && won.length <= MAX_NAMES;
  if (ownResult !== null) return `${ownResult} ${t(outcome.reason)}`;
  return named
    ? `${t(outcome.reason)} ${t("page-over", { count: won.length, who: joinNames(won, names) })}`
    : t(outcome.reason);
}

/** Who has to decide; in a hush the same to all but to who leads, for whom nobody waits. */
function turnHeading(props: BoardProps, board: BoardModule | null): string {
  const { view, names, moves, hush } = props;
  const own = board?.turnHeading?.(view, props.quiet ?? false);
  if (own) return t(...own);
  const leads = moves.length > 0 && !isAwaited(view);
  if (hush) return hushHeading(props, leads);
  if (props.awaited?.length) return tapsHeading(props.awaited, names);
  if (moves.length > 0 && !leads) return t("page-your-turn");
  return t("page-turn-of", { count: view.to_act.length, who: joinFewNames(view.to_act, names) });
}

/** Whoever leads is no bot's clerk: while people have not tapped, it is them that the dance waits for. */
function hushHeading({ view, names, moves, hush, awaited = [] }: BoardProps, leads: boolean): string {
  const late = awaited.filter((seat) => seat !== view.seat || !hush?.tapped);
  if (late.length > 0 && (leads || hush?.tapped)) return tapsHeading(late, names);
  if (leads) return t("page-turn-of", { count: 0, who: "" });
  if (hush?.alone) return t(moves.length > 1 && !hush.tapped ? "page-your-turn" : "page-hush-alone");
  return t(hush?.tapped ? "page-hush-tapped" : "page-hush");
}

function tapsHeading(late: readonly number[], names: readonly string[]): string {
  return t("page-awaits-tap", { count: late.length, who: joinFewNames(late, names) });
}

function joinNames(seats: readonly number[], names: readonly string[]): string {
  return formatList(seats.map((seat) => names[seat] ?? ""));
}

/** Of many only the first: the line is short. */
function joinFewNames(seats: readonly number[], names: readonly string[]): string {
  if (seats.length <= MAX_NAMES) return joinNames(seats, names);
  const first = seats.slice(0, MAX_NAMES - 1).map((seat) => names[seat] ?? "");
  return `${first.join(", ")} + ${seats.length - first.length}`;
}
