/** What happened, as a line of the log. */
import type { Event } from "../../wire/mascarade.ts";
import type { Sentence } from "../board.ts";
import { maskName } from "./card.ts";

/** Nobody who sees the masks calls them by their signs. */
export const refusals = {
  "mascarade-no-match": "mascarade-why-no-match",
  "mascarade-touches-nothing": "mascarade-why-touches-nothing",
};

export function tell(event: Event, names: readonly string[]): Sentence | null {
  const who = names[event.seat ?? -1] ?? "";
  switch (event.event) {
    case "lays":
      return ["mascarade-lays-mask", { who, at: event.at, points: event.points, mask: maskName(event.card) }];
    case "draws":
      return ["mascarade-draws", { who, count: event.count }];
    case "passes":
      return ["mascarade-passes", { who }];
    case "ends":
      return [event.reason, {}];
  }
}
