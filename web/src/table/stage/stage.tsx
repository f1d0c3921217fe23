/** A game on its table: whose turn it is, the board, and what happened. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { BoardModule, BoardProps, EndingForViewer } from "../../boards/board.ts";
import { loadBoard } from "../../boards/load-board.ts";
import { playSound } from "../../browser/sound.ts";
import { Loading } from "../../components/loading.tsx";
import type { GameEvent, Outcome } from "../../wire/game.ts";
import { formatList, t } from "../../words/words.ts";
import { isAwaited, isGameEvent, type LoggedEvent, storyOf, victors } from "../state.ts";
import { Confetti } from "./confetti.tsx";
import { type DescribeEvent, eventDescriber, seenEventDescriber } from "./event-text.ts";
import { Log } from "./log.tsx";
import { useSentMark } from "./use-sent-mark.ts";
import "./stage.css";

const MAX_NAMES = 3;

interface StageProps extends BoardProps {
  /** Everything that happened, as this seat saw it, oldest first. */
  log: readonly LoggedEvent[];
  /** Whether a move of this seat is being sent. */
  sending?: boolean;
  /** The heading of a game that is only being looked at. Otherwise it says whose turn it is. */
  heading?: string;
  /** How it ended, if the rulebook doesn't say: somebody resigned. */
  outcome?: Outcome | null;
  /** The same for the viewer; without it the winners are named. */
  ownResult?: string | null;
  /** Whether somebody at this device has won. */
  won?: boolean;
  /** What a lesson says: beside the board, or above it on a phone. */
  guide?: ComponentChildren;
  /** What stands between the turn heading and the board. */
  children?: ComponentChildren;
  /** What stands beside the turn heading. */
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
  won = false,
  guide,
  children,
  tools,
  aside,
  ...props
}: StageProps) {
  const board = useBoard(props.view.game);
  const ending = props.view.outcome ?? outcome ?? null;
  const story = useMemo(() => storyOf(log), [log]);
  const turn = ending
    ? endHeading(board, { ...props, outcome: ending, ownResult: ownResult ?? null, log: story })
    : (heading ?? turnHeading(props, board));
  useEffect(() => playEventSound(props), [props.view, props.news]);
  useTabTitle(turn);
  // In a hush a decision and a mere tap look alike, so a pressed button isn't marked.
  const note = useSentMark(sending && !props.hush);
  if (board === null) return <Loading />;
  const { Board } = board;
  const context = [props.names, props.view.seat, log.filter(isGameEvent)] as const;
  return (
    <div class={sending ? "stage sending" : "stage"} onClickCapture={note}>
      {won && props.news.length > 0 && <Confetti />}
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
        <Log log={log} describe={seenEventDescriber(board, ...context)} />
        {aside}
      </aside>
      <Announcements news={props.news} describe={eventDescriber(board, ...context)} />
    </div>
  );
}

const LONG = 28; // letters: anything longer doesn't fit on a phone
const LONGER = 38;

/** A long heading is set smaller, and a still longer one on two small lines: the board below must not jump. */
function lengthClass(turn: string): string {
  if (turn.length <= LONG) return "";
  return turn.length <= LONGER ? "long" : "longer";
}

/** The board of a game; null until it is loaded. */
export function useBoard(game: string): BoardModule | null {
  const board = useSignal<BoardModule | null>(null);
  useEffect(() => {
    void loadBoard(game).then((found) => (board.value = found));
  }, [game]);
  return board.value;
}

/** Anyone looking at another tab can see whose turn it is. */
function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Ridotto`;
    return () => {
      document.title = "Ridotto";
    };
  }, [title]);
}

/** What just happened, for screen readers. */
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

/** A sound when it is this seat's turn, and at the end. None for what was already so on loading, nor in a hush. */
function playEventSound({ view, news, hush }: BoardProps): void {
  if (news.length === 0 || hush) return;
  if (view.outcome) playSound("win");
  else if (view.moves.length > 0 && isAwaited(view)) playSound("turn");
}

/** What it means for the viewer, and why. If there are so many winners that they are a side, the reason names it. */
function endHeading(board: BoardModule | null, ended: EndingForViewer): string {
  const { view, outcome, names, ownResult } = ended;
  const ownText = view.outcome && board?.describeEnding?.(ended);
  if (ownText) return ownText;
  const won = victors(outcome);
  const named = won.length > 0 && won.length <= MAX_NAMES;
  if (ownResult !== null) return `${ownResult} ${t(outcome.reason)}`;
  return named
    ? `${t(outcome.reason)} ${t("page-over", { count: won.length, who: joinNames(won, names) })}`
    : t(outcome.reason);
}

/** Whose decision it is. In a hush everybody reads the same, except the leader, whom nobody waits for. */
function turnHeading(props: BoardProps, board: BoardModule | null): string {
  const { view, names, moves, hush } = props;
  const own = board?.turnHeading?.(view, props.quiet ?? false);
  if (own) return t(...own);
  const leads = moves.length > 0 && !isAwaited(view);
  if (hush) return hushHeading(props, leads);
  if (props.awaited?.length) return missedHeading(props.awaited, names);
  if (moves.length > 0 && !leads) return t("page-your-turn");
  return t("page-turn-of", { count: view.to_act.length, who: joinFewNames(view.to_act, names) });
}

/** The leader doesn't tap for bots. While people haven't tapped, the dance waits for them. */
function hushHeading({ view, names, moves, hush, awaited = [] }: BoardProps, leads: boolean): string {
  const late = awaited.filter((seat) => seat !== view.seat || !hush?.tapped);
  if (late.length > 0 && leads) return tapsHeading(late, names);
  if (late.length > 0 && hush?.tapped) return missedHeading(late, names);
  if (leads) return t("page-turn-of", { count: 0, who: "" });
  if (hush?.alone) return t(moves.length > 1 && !hush.tapped ? "page-your-turn" : "page-hush-alone");
  return t(hush?.tapped ? "page-hush-tapped" : "page-hush");
}

/** For anyone who doesn't lead: the house names them only from time to time, so they may have tapped since. */
function missedHeading(late: readonly number[], names: readonly string[]): string {
  return t("page-missed-tap", { who: joinFewNames(late, names) });
}

function tapsHeading(late: readonly number[], names: readonly string[]): string {
  return t("page-awaits-tap", { count: late.length, who: joinFewNames(late, names) });
}

function joinNames(seats: readonly number[], names: readonly string[]): string {
  return formatList(seats.map((seat) => names[seat] ?? ""));
}

/** With many names, only the first few: the heading is short. */
function joinFewNames(seats: readonly number[], names: readonly string[]): string {
  if (seats.length <= MAX_NAMES) return joinNames(seats, names);
  const first = seats.slice(0, MAX_NAMES - 1).map((seat) => names[seat] ?? "");
  return `${first.join(", ")} + ${seats.length - first.length}`;
}
