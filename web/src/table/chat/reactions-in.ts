/** Who has reacted, and how: people by a press, and bots to what everybody has seen. */
import type { BoardModule, BotReaction } from "../../boards/board.ts";
import type { GameEvent } from "../../wire/game.ts";
import { isGameEvent, type TableState } from "../state.ts";

export interface Reaction extends Omit<BotReaction, "seat"> {
  name: string;
  /** Null: from the gallery. */
  seat: number | null;
}

type Told = Pick<TableState, "info" | "seatStates">;

/** Of people, as they come. */
export function reactionsOfPeople({ seatStates }: Told): Reaction[] {
  const reacted = (seatStates[0]?.log ?? []).filter(({ event }) => event === "reacted");
  return (reacted as unknown as Partial<Reaction>[]).map(({ name, sign, seat }) => ({
    name: String(name),
    sign: sign as Reaction["sign"],
    seat: seat ?? null,
  }));
}

/** Of bots, as their game's board has it. In a lesson only the guide speaks. */
export function reactionsOfBots({ info, seatStates }: Told, board: BoardModule): Reaction[] {
  const bots = info.guide ? [] : info.chairs.flatMap(({ bot, guest }, seat) => (bot && !guest ? [seat] : []));
  if (bots.length === 0) return [];
  const story: GameEvent[] = [];
  return (seatStates[0]?.log ?? []).flatMap((event) => {
    if (!isGameEvent(event)) {
      if (event.event === "took-back") story.splice(Math.max(0, story.length - Number(event.undone ?? 0)));
      return [];
    }
    const found = board.reactionsTo?.(event, story, bots) ?? [];
    story.push(event);
    return found.map(({ seat, sign }) => ({ name: info.chairs[seat]?.name ?? "", sign, seat }));
  });
}

/** Where they are shown there is room for one of each seat. */
export function lastOfEach<R extends Pick<Reaction, "seat">>(reactions: readonly R[]): R[] {
  return reactions.filter(({ seat }, n) => seat === null || !reactions.slice(n + 1).some((one) => one.seat === seat));
}
