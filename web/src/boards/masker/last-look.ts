/** Before the result is shown, everybody sees the last turn once more, one capture after the other, and what it meant. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps, Sentence } from "../board.ts";
import { type Captures, isCapture } from "./story.ts";
import type { Event, Preview, View } from "./wire.ts";

const BEFORE_MS = 1500;
const CAPTURE_MS = 1800;
const MEANING_MS = 8000; // whoever has understood it goes on with a press
const MOST_VIEWS = 12; // that are remembered: more than a turn has

type Props = BoardProps<View, Event, Preview>;

export interface Look {
  /** The table as it stood then. */
  view: View;
  news: readonly Event[];
  /** What has been captured in this turn by then. */
  captures: readonly Captures[];
  ms: number;
}

/** Whether it's over, and the result still waits. */
export function isLastLook({ to_act, outcome }: View): boolean {
  return outcome === null && to_act.length === 0;
}

export function turnHeading(view: View): Sentence | null {
  return isLastLook(view) ? ["masker-ending", {}] : null;
}

/** The captures of the turn that was played last, oldest first. */
export function lastTurn(story: readonly Event[]): readonly Captures[] {
  const last = story.findLastIndex(isCapture);
  const captor = story[last]?.seat;
  const isOver = (event: Event) =>
    event.event === "stops" || event.event === "passes" || (isCapture(event) && event.seat !== captor);
  return story.slice(story.slice(0, last + 1).findLastIndex(isOver) + 1, last + 1).filter(isCapture);
}

/** `seen`: the views that came before, oldest first. Whoever has captured knows how they did. */
export function looksOf(
  seen: readonly View[],
  view: View,
  news: readonly Event[],
  story: readonly Event[],
): readonly Look[] {
  const turn = news.some(isCapture) ? lastTurn(story) : [];
  const [first] = turn;
  if (!first) return [];
  const ending = { view, news, captures: turn, ms: CAPTURE_MS + MEANING_MS };
  return first.seat === view.seat ? [ending] : [...looksBack(seen, view, turn), ending];
}

/** Before the turn, and after each capture but the last, as far as this page was there. */
function looksBack(seen: readonly View[], view: View, turn: readonly Captures[]): Look[] {
  return turn.flatMap((_, count) => {
    const then = seen.findLast((one) => capturedIn(one) === capturedIn(view) - turn.length + count);
    if (!then) return [];
    const captures = turn.slice(0, count);
    return [{ view: then, news: captures.slice(-1), captures, ms: count === 0 ? BEFORE_MS : CAPTURE_MS }];
  });
}

/** How many crosses have been captured by then; whose pile they are in doesn't matter. */
function capturedIn({ captured }: View): number {
  return captured.join("").length;
}

/** For how long the result waits at most. */
export function lookMs(view: View, news: readonly Event[], story: readonly Event[]): number {
  if (!view.outcome || !news.some(isCapture)) return 0;
  return BEFORE_MS + lastTurn(story).length * CAPTURE_MS + MEANING_MS;
}

interface Shown {
  /** What is looked at now. Null: the game as it stands. */
  look: Look | null;
  /** What the board draws meanwhile. */
  props: Props;
  /** Goes on to the result at once. */
  skip(): void;
}

export function useLastLook(props: Props): Shown {
  const { news } = props;
  const looks = useLooks(props);
  const [, redraw] = useState(0);
  const look = looks.current[0] ?? null;
  const skip = (to = looks.current.length) => {
    looks.current = looks.current.slice(to);
    if (looks.current.length === 0) props.shown?.(news);
    redraw((count) => count + 1);
  };
  useEffect(() => {
    if (look === null) return;
    const timer = setTimeout(() => skip(1), look.ms);
    return () => clearTimeout(timer);
  }, [look]);
  if (look === null) return { look, props, skip };
  return { look, skip, props: { ...props, view: look.view, news: look.news, moves: [], previews: {}, hinted: [] } };
}

/** What is still to be looked at: decided while drawing, so that nothing flashes up before its time. */
function useLooks({ view, news, story }: Props) {
  const looks = useRef<readonly Look[]>([]);
  const seen = useRef<readonly View[]>([]);
  const known = useRef<readonly Event[] | null>(null);
  if (!isLastLook(view)) {
    looks.current = [];
    if (seen.current.at(-1) !== view) seen.current = [...seen.current, view].slice(-MOST_VIEWS);
  } else if (known.current !== news) {
    known.current = news;
    looks.current = looksOf(seen.current, view, news, story ?? news);
  }
  return looks;
}
