/** A list of picks while a host changes it. Pure. */
import type { OfferedGame } from "../../wire/routes.ts";

export type Option = OfferedGame["options"][number];

/** A thing that can be picked, how often it is in the list, and how often it can be. */
export interface Pick {
  thing: string;
  count: number;
  most: number;
}

/** What a list may contain, apart from what fills it up by itself. */
export function picksOf({ things, copies, filler }: Option, list: readonly string[]): Pick[] {
  return (things ?? [])
    .filter((thing): thing is string => typeof thing === "string" && thing !== filler)
    .map((thing) => ({ thing, count: countOf(list, thing), most: copies?.[thing] ?? 1 }));
}

/** The list with that many of a thing, in the order in which the things are offered. */
export function withCount(option: Option, list: readonly string[], thing: string, count: number): string[] {
  return picksOf(option, list).flatMap((pick) =>
    Array<string>(pick.thing === thing ? count : pick.count).fill(pick.thing),
  );
}

/** Whether a host can make a list of their own. Lists of seats are not offered. */
export function canBeListed({ kind, words }: Option): boolean {
  return kind === "picks" && Boolean(words);
}

/** The list without what fills it up by itself. Null: the value is the name of a ready-made set. */
export function ownList(option: Option, value: unknown): string[] | null {
  return Array.isArray(value) ? value.filter((thing): thing is string => thing !== option.filler) : null;
}

function countOf(list: readonly string[], thing: string): number {
  return list.filter((each) => each === thing).length;
}
