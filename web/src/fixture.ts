import type { GameEvent, Preview, View } from "./wire/views.ts";

/** What tools/fixtures.py writes: a moment of a game, as some of those around the table saw it. */
export interface Fixture {
  title: string;
  seen: { view: View; news: GameEvent[]; previews: Record<string, Preview> }[];
}
