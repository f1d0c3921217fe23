/** What bots make of what everybody sees: a card that's read out, a stick that's moved, a rich payday. */
import type { BotReaction } from "../board.ts";
import { nextBot } from "../next-bot.ts";
import type { Buys, Event, Goes } from "./wire.ts";

const COSTLY: readonly string[] = ["fine", "ruin", "largesse", "alms"];
const RICH = 8; // points on one payday

export function reactionsTo(event: Event, before: readonly Event[], bots: readonly number[]): BotReaction[] {
  switch (event.event) {
    case "buys":
      return toASale(event, bots);
    case "walks":
    case "leaps":
    case "puts":
      return isNewInjury(event, before) ? suffering([event.owner], bots) : [];
    case "swaps":
      return suffering(
        event.owners.filter((owner) => owner !== event.seat),
        bots,
      );
    case "payday":
      return toAPayday(event.gains, bots);
    default:
      return [];
  }
}

/** Whoever has sold a bad card may be glad of it. */
function toASale({ card, seat, seller }: Buys, bots: readonly number[]): BotReaction[] {
  if (!COSTLY.includes(card)) return [];
  return [...suffering([seat], bots), ...(bots.includes(seller) ? [{ seat: seller, sign: "laugh" } as const] : [])];
}

/** Somebody else's stick, and not another step of it. */
function isNewInjury({ seat, owner, from }: Goes, before: readonly Event[]): boolean {
  const last = before.at(-1);
  return seat !== owner && !(last?.event === "walks" && last.to === from);
}

function toAPayday(gains: readonly number[], bots: readonly number[]): BotReaction[] {
  const rich = gains.findIndex((gain) => gain >= RICH);
  return rich < 0 ? [] : nextBot(bots, rich).map((seat) => ({ seat, sign: "wow" }));
}

function suffering(seats: readonly number[], bots: readonly number[]): BotReaction[] {
  return bots.filter((bot) => seats.includes(bot)).map((seat) => ({ seat, sign: "ouch" }));
}
