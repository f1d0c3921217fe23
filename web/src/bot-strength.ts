/** How strong bots play, chosen once per device. */
import { storedSignal } from "./browser/stored-signal.ts";

export const BOT_STRENGTHS = ["novice", "regular", "master"] as const;

export const botStrength = storedSignal<(typeof BOT_STRENGTHS)[number]>("bots", "regular");
