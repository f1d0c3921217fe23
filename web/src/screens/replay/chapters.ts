/** The parts of a game, to jump to: dances and votes, masks, or rounds around the table. */
import type { ReplayStep } from "../../wire/routes.ts";
import type { View } from "../../wire/views.ts";

export interface ReplayChapter {
  at: number;
  kind: "start" | "dance" | "vote" | "mask" | "round";
  number: number;
}

export function chaptersOf(moments: readonly Pick<ReplayStep, "view">[]): ReplayChapter[] {
  const chapters: ReplayChapter[] = [{ at: 0, kind: "start", number: 0 }];
  const first = moments[0]?.view;
  // A carnival may begin with its first dance, as a table does with its first round.
  const counts = { dance: first?.game === "carnaval" && first.phase === "dance" ? 1 : 0, vote: 0, mask: 0, round: 1 };
  for (const [at, { view }] of moments.entries()) {
    const before = moments[at - 1]?.view;
    const kind = before && first && startedChapter(before, view, first);
    if (!kind) continue;
    counts[kind] += 1;
    chapters.push({ at, kind, number: counts[kind] });
  }
  return chapters;
}

/** The chapter that begins with this move, if any. */
function startedChapter(before: View, now: View, first: View): Exclude<ReplayChapter["kind"], "start"> | null {
  if (now.game === "carnaval" && before.game === "carnaval") {
    if (now.phase === before.phase) return null;
    if (now.phase === "vote" && now.round === 1) return "vote";
    return now.phase === "dance" ? "dance" : null;
  }
  if (now.game === "mask" && before.game === "mask") return now.masks_left < before.masks_left ? "mask" : null;
  const turn = turnOf(now);
  return turn !== turnOf(before) && turn === turnOf(first) ? "round" : null;
}

function turnOf(view: View): number | null {
  return "turn" in view ? view.turn : null;
}

/** The chapter that contains a moment. */
export function chapterAt(chapters: readonly ReplayChapter[], at: number): ReplayChapter | undefined {
  return chapters.findLast((chapter) => chapter.at <= at);
}
