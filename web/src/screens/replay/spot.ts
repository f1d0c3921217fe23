/** Where in a game one looks, and with whose eyes; both stand in the address, so that a link shows the same. */
import type { Frame } from "../../wire/wire.ts";

export interface Spot {
  at: number;
  /** A seat, `watcher` or `truth`; null: the address leaves it open. */
  whose: string | null;
}

export function spotIn(hash: string): Spot {
  const [at = "", whose = ""] = hash.replace("#", "").split("/");
  return {
    at: /^\d{1,6}$/.test(at) ? Number(at) : 0,
    whose: /^(\d{1,2}|truth|watcher)$/.test(whose) ? whose : null,
  };
}

export function spotText({ at, whose }: Spot): string {
  return whose === null ? `#${at}` : `#${at}/${whose}`;
}

/** Whoever played sees the game as they saw it; everybody else sees all of it, for it is over. */
export function usualEyes({ chairs }: Pick<Frame, "chairs">): string {
  const own = chairs.flatMap(({ mine }, seat) => (mine ? [seat] : []));
  return own.length === 1 ? String(own[0]) : "truth";
}
