/** One thing after the other: what deserves a look is looked at first, and only then does the board show what follows. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board.ts";
import type { Event, Preview, View } from "../wire.ts";
import { type Moment, momentsOf, msOf } from "./moments.ts";

/** With fewer seconds than this on the clock, nothing is held up. */
const HURRY_SECONDS = 20;

type Props = BoardProps<View, Event, Preview>;

interface Shown {
  /** What is looked at now. Null: the game as it stands. */
  moment: Moment | null;
  /** What the board draws meanwhile. */
  props: Props;
  skip(): void;
}

export function useMoments(props: Props): Shown {
  const { queue, rest } = useQueue(props);
  const [, redraw] = useState(0);
  const moment = queue.current[0] ?? null;
  const skip = () => {
    queue.current = queue.current.slice(1);
    redraw((count) => count + 1);
  };
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(skip, msOf(moment));
    return () => clearTimeout(timer);
  }, [moment]);
  useEffect(() => {
    if (moment === null) props.shown?.(props.news);
  }, [moment, props.news]);
  if (moment === null) return { moment, skip, props: { ...props, news: rest.current } };
  return {
    moment,
    skip,
    props: { ...props, view: moment.view, news: moment.news, moves: [], previews: {}, hinted: [] },
  };
}

/** The moments to come, and what else is new: decided while drawing, so that nothing flashes up before its time. */
function useQueue({ view, news, story, past, due }: Props) {
  const queue = useRef<readonly Moment[]>([]);
  const rest = useRef<readonly Event[]>(news);
  const known = useRef<readonly Event[] | null>(null);
  if (known.current !== news) {
    known.current = news;
    const fresh = isTimeShort(due) ? [] : momentsOf(view, news, story);
    // After a jump in a replay, or a new start, nothing waits any longer.
    queue.current = past || news.length === 0 ? fresh : [...queue.current, ...fresh];
    const shown = fresh.flatMap((moment) => moment.news);
    rest.current = shown.length > 0 ? news.filter((event) => !shown.includes(event)) : news;
  }
  return { queue, rest };
}

function isTimeShort(due: number | null): boolean {
  return due !== null && due - Date.now() / 1000 < HURRY_SECONDS;
}
