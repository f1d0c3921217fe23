/** How strong bots play, chosen once per device. */
import { storedSignal } from "./browser/stored-signal.ts";
import type { OfferedGame } from "./wire/routes.ts";

export const BOT_STRENGTHS = ["novice", "regular", "master"] as const;

export const botStrength = storedSignal<(typeof BOT_STRENGTHS)[number]>("bots", "regular");

/** The kind of bot chosen on this device, if it plays this game. */
export function preferredBot({ bots, usual_bot }: OfferedGame): string {
  return bots.find((kind) => kind === botStrength.value) ?? usual_bot;
}
