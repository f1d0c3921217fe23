/** What bots make of what everybody sees. They know nothing here but the captures, so they can't betray a colour. */
import type { BotReaction } from "../board.ts";
import { nextBot } from "../next-bot.ts";
import { type Captures, isCapture } from "./story.ts";
import type { Event } from "./wire.ts";

const IN_THE_BOX = 6; // crosses of each colour (MK-1)

export function reactionsTo(event: Event, before: readonly Event[], bots: readonly number[]): BotReaction[] {
  if (event.event === "eliminates") return toAnExit(event.seats, before.findLast(isCapture)?.seat ?? null, bots);
  if (!isCapture(event) || event.cross === "w") return [];
  const gone = before.filter((one) => isCapture(one) && one.cross === event.cross).length + 1;
  const sign = gone === IN_THE_BOX - 1 ? "wow" : isThirdOfItsKind(event, before) ? "hmm" : null;
  return sign === null ? [] : nextBot(bots, event.seat).map((seat) => ({ seat, sign }));
}

/** Whoever is out suffers, whoever brought it about laughs, and the others are amazed. */
function toAnExit(losers: readonly number[], captor: number | null, bots: readonly number[]): BotReaction[] {
  return bots.map((seat) => ({ seat, sign: losers.includes(seat) ? "ouch" : seat === captor ? "laugh" : "wow" }));
}

/** Three of one colour in a turn: that looks like a suspicion. */
function isThirdOfItsKind({ seat, cross }: Captures, before: readonly Event[]): boolean {
  const [first, second] = before.slice(-2);
  return [first, second].every((one) => one && isCapture(one) && one.seat === seat && one.cross === cross);
}
