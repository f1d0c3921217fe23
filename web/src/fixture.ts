import type { GameEvent, Preview, View } from "./wire/game.ts";

/** Written by tools/fixtures.py: a moment of a game, as some of the people around the table saw it. */
export interface Fixture {
  title: string;
  seen: { view: View; news: GameEvent[]; previews: Record<string, Preview> }[];
}
