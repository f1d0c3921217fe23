/** What happened, as a line of the log: the board describes the game's own events, this file the others. */
import type { BoardModule, Sentence } from "../../boards/board.ts";
import type { GameEvent } from "../../wire/game.ts";
import type { TableEvent } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { isGameEvent, type LoggedEvent } from "../state.ts";

export type DescribeEvent = (event: LoggedEvent) => string | null;

type DescriberContext = [names: readonly string[], reader: number | null, story?: readonly GameEvent[]];

/** Names are known only at the time of describing. `story`: everything that has happened in the game. */
export function eventDescriber(
  board: BoardModule,
  names: readonly string[],
  reader: number | null,
  story: readonly GameEvent[] = [],
): DescribeEvent {
  return (event) => {
    const sentence = isGameEvent(event)
      ? board.describeEvent(event, names, reader, story)
      : describeTableEvent(event, names);
    return sentence && t(...sentence);
  };
}

/** For anyone who sees the board, as in the log beside it: shorter where it shows what is meant. */
export function seenEventDescriber(board: BoardModule, ...rest: DescriberContext): DescribeEvent {
  return eventDescriber({ ...board, describeEvent: board.describeSeenEvent ?? board.describeEvent }, ...rest);
}

/** What may be read in the log by now: while everybody still reads how something ended, nothing of what comes next. */
export function toldSoFar(log: readonly LoggedEvent[], board: BoardModule, quiet: boolean): readonly LoggedEvent[] {
  const later = (quiet && board.toldAfterQuiet) || [];
  const end = log.findLastIndex((event) => isGameEvent(event) && !later.includes(event.event));
  return log.filter((event, n) => n <= end || !later.includes(event.event));
}

/** Too frequent, or too obvious, to be worth reading. */
const NOT_LOGGED = new Set<TableEvent["event"]>([
  "opened",
  "arranged",
  "stood",
  "moved",
  "sealed",
  "nodded",
  "awaited",
  "lifted",
  "said",
  "recalled",
  "reacted",
]);

function describeTableEvent(event: TableEvent, names: readonly string[]): Sentence | null {
  if (NOT_LOGGED.has(event.event)) return null;
  const who = typeof event.name === "string" ? event.name : (names[Number(event.seat)] ?? "");
  if (event.event === "renamed") return ["told-renamed", { who, was: String(event.was) }];
  if (event.event === "hints-ruled") return ["told-hints-ruled", { allowed: event.allowed ? "yes" : "no" }];
  if (event.event === "undo-answered" && event.withdrawn) return ["told-undo-withdrawn", { who }];
  if (event.event === "undo-answered") return ["told-undo-answered", { who, yes: event.yes ? "yes" : "no" }];
  return event.event === "ended" ? [String(event.reason), {}] : [`told-${event.event}`, { who }];
}
