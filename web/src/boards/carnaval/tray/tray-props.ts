import type { Script } from "../leader/script.ts";
import type { Preview, View } from "../wire.ts";
import { moveOf, type Tokens } from "./choice.ts";

export interface TrayProps {
  view: View;
  names: readonly string[];
  moves: readonly string[];
  tokens: Tokens;
  /** The guest who was tapped before anything was chosen. */
  about: number | null;
  /** Players who wait for an answer from this player. */
  askers: readonly number[];
  previews: Readonly<Record<string, Preview>>;
  hinted: readonly string[];
  /** Whether the leader's powers are offered. */
  leads: boolean;
  /** What the leader says and does, line by line. */
  script: Script;
  /** Players who haven't tapped yet, in a hush. */
  untapped: readonly number[] | null;
  /** Whether the leader no longer waits for taps: then the dance waits only for undecided players. */
  waved: boolean;
  /** In a hush: whether this player is called. */
  note: string;
  /** Why the guest who was tapped last can't be chosen; empty: there is nothing to say. */
  why: string;
  /** Gives the current decision another minute, where possible. */
  moreTime: (() => void) | undefined;
  choose(tokens: Tokens): void;
  play(move: string): void;
}

/** What has been chosen so far. */
export type Begun = TrayProps & { begin: Tokens };

/** Highlighted if a hint begins with these tokens. */
export function hints({ hinted }: TrayProps, ...tokens: Tokens): string {
  const start = moveOf(tokens);
  return hinted.some((move) => move === start || move.startsWith(`${start} `)) ? "hinted" : "";
}
