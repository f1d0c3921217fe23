/** The parts of a game, to jump to: those that its board knows, or rounds around the table. */
import type { BoardModule } from "../../boards/board.ts";
import type { ReplayStep } from "../../wire/routes.ts";

export interface ReplayChapter {
  at: number;
  key: string;
  number: number;
}

type Moment = Pick<ReplayStep, "view">;
type StartedChapter = NonNullable<BoardModule["replayChapter"]>;

/** The first one is the start, whatever else begins there. */
export function chaptersOf(moments: readonly Moment[], board: Pick<BoardModule, "replayChapter">): ReplayChapter[] {
  const started = board.replayChapter ?? rounds(moments);
  const counts: Record<string, number> = {};
  const chapters = moments.flatMap(({ view }, at) => {
    const key = started(moments[at - 1]?.view ?? null, view);
    if (key === null) return [];
    counts[key] = (counts[key] ?? 0) + 1;
    return [{ at, key, number: counts[key] }];
  });
  return [{ at: 0, key: "page-chapter-start", number: 0 }, ...chapters.filter(({ at }) => at > 0)];
}

/** A round begins whenever it is the first player's turn again. */
function rounds(moments: readonly Moment[]): StartedChapter {
  const first = turnOf(moments[0]?.view);
  return (before, now) => {
    const turn = turnOf(now);
    return turn === first && (before === null || turn !== turnOf(before)) ? "page-chapter-round" : null;
  };
}

function turnOf(view: object | undefined): unknown {
  return view && "turn" in view ? view.turn : null;
}

/** The chapter that contains a moment. */
export function chapterAt(chapters: readonly ReplayChapter[], at: number): ReplayChapter | undefined {
  return chapters.findLast((chapter) => chapter.at <= at);
}
