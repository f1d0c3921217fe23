/** How fast a replay plays. */

export const SPEEDS = ["0.5", "1", "2", "4"] as const;
export type Speed = (typeof SPEEDS)[number];

const MOVE_MS = 1200; // milliseconds per move, at speed 1

export function isSpeed(text: string): text is Speed {
  return (SPEEDS as readonly string[]).includes(text);
}

export function moveDelay(speed: Speed): number {
  return MOVE_MS / Number(speed);
}

/** The next speed, faster or slower. `around`: after the fastest comes the slowest. */
export function nextSpeed(speed: Speed, by: number, around = false): Speed {
  const at = SPEEDS.indexOf(speed) + by;
  const last = SPEEDS.length - 1;
  const other = around && at > last ? 0 : Math.max(0, Math.min(last, at));
  return SPEEDS[other] ?? speed;
}
