/** How strong bots play, chosen once for this device. */
import { remembered } from "./look/remembered.ts";

export const STRENGTHS = ["novice", "regular", "master"] as const;

export const strength = remembered<(typeof STRENGTHS)[number]>("bots", "regular");
