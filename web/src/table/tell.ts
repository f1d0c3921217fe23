/** What happened, as a line of the log: the game's own events by its board, the others here. */
import type { BoardModule, Sentence } from "../boards/board.ts";
import type { GameEvent } from "../wire/views.ts";
import type { Heard } from "../wire/wire.ts";
import { t } from "../words/words.ts";
import { type Happening, isOfGame } from "./model.ts";

export type Tell = (happening: Happening) => string | null;

/** Who is called by which name is known only while it is told. `story`: all of the game that has happened. */
export function teller(
  board: BoardModule,
  names: readonly string[],
  reader: number | null,
  story: readonly GameEvent[] = [],
): Tell {
  return (happening) => {
    const told = isOfGame(happening) ? board.tell(happening, names, reader, story) : around(happening, names);
    return told && t(...told);
  };
}

/** What happens so often, or is seen so plainly, that nobody wants to read it. */
const SILENT = new Set<Heard["event"]>([
  "opened",
  "arranged",
  "stood",
  "moved",
  "sealed",
  "nodded",
  "awaited",
  "lifted",
  "said",
  "reacted",
]);

function around(heard: Heard, names: readonly string[]): Sentence | null {
  if (SILENT.has(heard.event)) return null;
  const who = typeof heard.name === "string" ? heard.name : (names[Number(heard.seat)] ?? "");
  if (heard.event === "renamed") return ["told-renamed", { who, was: String(heard.was) }];
  if (heard.event === "hints-ruled") return ["told-hints-ruled", { allowed: heard.allowed ? "yes" : "no" }];
  if (heard.event === "undo-answered" && heard.withdrawn) return ["told-undo-withdrawn", { who }];
  if (heard.event === "undo-answered") return ["told-undo-answered", { who, yes: heard.yes ? "yes" : "no" }];
  return heard.event === "ended" ? [String(heard.reason), {}] : [`told-${heard.event}`, { who }];
}
