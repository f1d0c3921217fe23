/** Which move of a game is shown, and whose perspective. Both are in the address, so that a link shows the same. */
import type { TableInfo } from "../../wire/messages.ts";

export interface ReplayLocation {
  at: number;
  /** A seat, `watcher` or `truth`; null: the address doesn't say. */
  perspective: string | null;
}

export function parseReplayLocation(hash: string): ReplayLocation {
  const [at = "", perspective = ""] = hash.replace("#", "").split("/");
  return {
    at: /^\d{1,6}$/.test(at) ? Number(at) : 0,
    perspective: /^(\d{1,2}|truth|watcher)$/.test(perspective) ? perspective : null,
  };
}

export function formatReplayLocation({ at, perspective }: ReplayLocation): string {
  return perspective === null ? `#${at}` : `#${at}/${perspective}`;
}

/** Players see the game as they saw it. Everybody else sees all of it, because it is over. */
export function defaultPerspective({ chairs }: Pick<TableInfo, "chairs">): string {
  const own = chairs.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  return own.length === 1 ? String(own[0]) : "truth";
}
