/** What bots make of what everybody sees. */
import type { BotReaction } from "../board.ts";
import { nextBot } from "../next-bot.ts";
import type { Event } from "./wire.ts";

const MANY = 8; // points for a mask …
const VERY_MANY = 10;

export function reactionsTo(event: Event, _before: readonly Event[], bots: readonly number[]): BotReaction[] {
  if (event.event === "passes") return bots.includes(event.seat) ? [{ seat: event.seat, sign: "ouch" }] : [];
  if (event.event !== "lays" || event.points < MANY) return [];
  const sign = event.points < VERY_MANY ? "bravo" : "wow";
  return nextBot(bots, event.seat).map((seat) => ({ seat, sign }));
}
