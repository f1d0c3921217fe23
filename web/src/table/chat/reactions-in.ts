/** Who has reacted, and how: people by a press, and bots to what everybody has seen. */
import type { BoardModule, BotReaction } from "../../boards/board.ts";
import type { GameEvent } from "../../wire/game.ts";
import { isGameEvent, type LoggedEvent, type TableState } from "../state.ts";

export interface Reaction extends Omit<BotReaction, "seat"> {
  name: string;
  /** Null: from the gallery. */
  seat: number | null;
}

type Told = Pick<TableState, "info" | "seatStates">;

/** In a lesson only the guide speaks. `board`: null until it's there. */
export function reactionsIn({ info, seatStates }: Told, board: BoardModule | null): Reaction[] {
  const bots = info.guide ? [] : info.chairs.flatMap(({ bot, guest }, seat) => (bot && !guest ? [seat] : []));
  const story: GameEvent[] = [];
  return (seatStates[0]?.log ?? []).flatMap((event) => {
    if (!isGameEvent(event)) {
      if (event.event === "took-back") story.splice(Math.max(0, story.length - Number(event.undone ?? 0)));
      return event.event === "reacted" ? [ofPerson(event)] : [];
    }
    const found = board?.reactionsTo?.(event, story, bots) ?? [];
    story.push(event);
    return found.map(({ seat, sign }) => ({ name: info.chairs[seat]?.name ?? "", sign, seat }));
  });
}

function ofPerson(event: LoggedEvent): Reaction {
  const { name, sign, seat } = event as unknown as Partial<Reaction>;
  return { name: String(name), sign: sign as Reaction["sign"], seat: seat ?? null };
}

/** Where they are shown there is room for one of each seat. */
export function lastOfEach<R extends Pick<Reaction, "seat">>(reactions: readonly R[]): R[] {
  return reactions.filter(({ seat }, n) => seat === null || !reactions.slice(n + 1).some((one) => one.seat === seat));
}
