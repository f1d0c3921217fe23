/**
 * A move is a short sentence, chosen word by word: the action, its target, its role. The words that can follow are
 * taken from the moves.
 * `report role 3 chef` → "report-role", "3", "chef".
 */
import { campOf } from "../model.ts";
import type { Event, Role, View } from "../wire.ts";

export type Tokens = readonly string[];

/** Words that end or skip a decision, rather than act on somebody: each has a button of its own. */
export const LEAVING = ["pass", "ready", "not-ready", "next", "end-discussion"] as const;

const REPORT = /^report[ -]/;

export function tokensOf(move: string): Tokens {
  return move.replace(REPORT, "report-").split(" ");
}

export function moveOf(tokens: Tokens): string {
  return tokens.join(" ").replace(REPORT, "report ");
}

/** The words that can follow, each once. */
export function following(moves: readonly string[], tokens: Tokens): Tokens {
  const found = moves.map(tokensOf).filter((move) => startsWith(move, tokens));
  return [...new Set(found.map((move) => move[tokens.length]).filter((word) => word !== undefined))];
}

function startsWith(move: Tokens, tokens: Tokens): boolean {
  return tokens.every((word, n) => move[n] === word);
}

/** The key of an action's name: the leader doesn't vote, and passes nothing on. */
export function deedKey(deed: string, leads: boolean): string {
  return (leads && LEADERS[deed]) || deed;
}

const LEADERS: Readonly<Record<string, string>> = { vote: "correct", give: "invite" };

/** All possible actions, except skipping. */
export function deeds(moves: readonly string[]): Tokens {
  return following(moves, []).filter((word) => !isLeaving(word));
}

export function leavings(moves: readonly string[]): Tokens {
  return following(moves, []).filter(isLeaving);
}

function isLeaving(word: string): boolean {
  return (LEAVING as readonly string[]).includes(word);
}

export function isWhole(moves: readonly string[], tokens: Tokens): boolean {
  return tokens.length > 0 && moves.includes(moveOf(tokens));
}

/** Whether the tokens are, or begin, a possible move. */
export function leadsOn(moves: readonly string[], tokens: Tokens): boolean {
  return isWhole(moves, tokens) || following(moves, tokens).length > 0;
}

/** If there is only one action, nobody has to choose it. */
export function begun(moves: readonly string[], tokens: Tokens): Tokens {
  const [deed, ...others] = deeds(moves);
  return tokens.length === 0 && deed !== undefined && others.length === 0 ? [deed] : tokens;
}

/** Whether a word is a player: all numbers are, except those of the player's own statements. */
export function isSeat(tokens: Tokens, word: string): boolean {
  return /^\d+$/.test(word) && tokens[0] !== "retract";
}

/** The players that can be tapped next. */
export function seatsAfter(moves: readonly string[], tokens: Tokens): number[] {
  return following(moves, tokens)
    .filter((word) => isSeat(tokens, word))
    .map(Number);
}

/** Whether any player can be named at all: some questions are answered by a button alone. */
export function takesSeat(moves: readonly string[]): boolean {
  return deeds(moves).some((deed) => seatsAfter(moves, [deed]).length > 0);
}

/** The player whom the tokens name last; null if none. */
export function named(tokens: Tokens): number | null {
  const seat = tokens.findLast((word, n) => n > 0 && isSeat(tokens, word));
  return seat === undefined ? null : Number(seat);
}

/**
 * The tokens after a tap on a player, who is added or replaces the one before; null if they can't be named. What was
 * chosen for that one stays, if it can.
 */
export function tapped(moves: readonly string[], tokens: Tokens, seat: number): Tokens | null {
  const begin = begun(moves, tokens);
  const before = withoutNamed(begin);
  const place = [begin, before].find((place) => seatsAfter(moves, place).includes(seat));
  if (!place) return null;
  const next = [...place, String(seat)];
  const whole = [...next, ...begin.slice(next.length)];
  return leadsOn(moves, whole) ? whole : next;
}

/** The tokens after a second tap on the player named last. */
export function unnamed(moves: readonly string[], tokens: Tokens): Tokens {
  const before = withoutNamed(tokens);
  return moveOf(before) === moveOf(begun(moves, [])) ? [] : before;
}

/** The tokens before the player named last. */
export function withoutNamed(tokens: Tokens): Tokens {
  const last = tokens.findLastIndex((word, n) => n > 0 && isSeat(tokens, word));
  return last < 0 ? tokens : tokens.slice(0, last);
}

/** The actions possible on a player who was tapped first. */
export function deedsAbout(moves: readonly string[], seat: number | null): Tokens {
  return deeds(moves).filter((deed) => seat === null || seatsAfter(moves, [deed]).includes(seat));
}

// -- what can be said

/** Statements by subject, beginning with what anybody can say first. Other actions stand above, without a heading. */
const KINDS: readonly [kind: string, deeds: Tokens][] = [
  ["self", ["claim", "answer", "report-watched"]],
  ["others", ["ask", "accuse", "vouch", "vote-for"]],
  ["found", ["report-suspicious", "report-harmless", "report-role"]],
];

export function byKind(deeds: Tokens): [kind: string, deeds: Tokens][] {
  const deed = deeds.filter((word) => KINDS.every(([, kind]) => !kind.includes(word)));
  const said = KINDS.map(([kind, of]): [string, Tokens] => [kind, of.filter((word) => deeds.includes(word))]);
  return [["", deed] as [string, Tokens], ...said].filter(([, found]) => found.length > 0);
}

/**
 * The soldier's and the painter's reports only if there may be one: they would be puzzling otherwise. An answer stands
 * beside its question, and there is nothing to take back at first: that stands beside the end of the talk, where it moves
 * no other statement.
 */
export function isWorthSaying({ in_play }: View, deed: string): boolean {
  if (deed === "report-role") return in_play.includes("painter");
  return !ELSEWHERE.includes(deed) && (!SOLDIERS.includes(deed) || in_play.includes("soldier"));
}

const ELSEWHERE = ["answer", "retract"];

/**
 * Whether a statement says only what lies open, or what nobody could believe. The rules allow it, but it's not worth a
 * button. This goes by what everybody knows.
 */
export function isIdle(move: string, view: View, story: readonly Event[]): boolean {
  const [deed = "", about] = tokensOf(move);
  return IDLE[deed]?.(view, Number(about), story) ?? false;
}

type IsIdle = (view: View, about: number, story: readonly Event[]) => boolean;

const IDLE: Readonly<Record<string, IsIdle>> = {
  ask: ({ shown }, about) => shown.includes(about),
  accuse: isSettled,
  vouch: isSettled,
  "vote-for": ({ phase, masked, accused }, about) => !(phase === "defence" ? accused : masked).includes(about),
  "report-suspicious": (view, about) => isBare(view, about) || isShownWithoutWatch(view),
  "report-harmless": (view, about) => isBare(view, about) || isShownWithoutWatch(view),
  "report-role": isBare,
  "report-watched": (view, _, story) => !mayHaveBeenWatched(view, story),
  claim: ({ seat, shown }) => seat !== null && shown.includes(seat),
};

function isBare({ shown, masked }: View, about: number): boolean {
  return shown.includes(about) && !masked.includes(about);
}

/** Whether everybody has seen that the speaker isn't the soldier. */
function isShownWithoutWatch({ seat, shown, roles }: View): boolean {
  return seat !== null && shown.includes(seat) && roles[seat] !== "soldier";
}

/** Whether the open card tells the side: the genie may have turned a guest. */
function isSettled(view: View, about: number): boolean {
  const role = view.roles[about];
  if (!role || !isBare(view, about)) return false;
  return campOf(role) !== "guests" || !view.in_play.includes("evil-genie");
}

/** Everybody hears that somebody is watched: it's never an unmasked player, nor a plain guest, nor the soldier. */
function mayHaveBeenWatched({ seat, shown, roles }: View, story: readonly Event[]): boolean {
  if (seat === null || (shown.includes(seat) && NEVER_WATCHED.includes(roles[seat] ?? null))) return false;
  let masked = true;
  return story.some((event) => {
    if ((event.event === "unmasked" || event.event === "masked") && event.seat === seat)
      masked = event.event === "masked";
    return masked && event.event === "watches";
  });
}

const NEVER_WATCHED: readonly (Role | null)[] = ["guest", "soldier"];
const SOLDIERS = ["report-suspicious", "report-harmless", "report-watched"];

// -- the hush

/**
 * The choices of players who have nothing to decide in a hush. They have the form of another player's decision at this
 * call, so that a glance at a screen reveals nothing.
 */
export function pastimes(view: View): string[] {
  if (view.asks_for === "role") return [...view.sketchable.map(meet), "pass"];
  if (view.asks_for === "yes") return [view.phase === "verdict" ? "gasp" : "clap", "pass"];
  return [...candidates(view).map((seat) => `bow ${seat}`), "pass"];
}

/**
 * Everybody who can be meant by this call, as far as the whole table knows: the same on every screen. A spare mask is
 * for an unmasked player, a mark for anybody, and everything else for masked ones.
 */
export function candidates(view: View): number[] {
  const all = others(view);
  if (view.phase !== "dance" || view.heard === null || view.heard === "master-prankster") return all;
  const spare = view.heard === "mask-lender";
  const fit = all.filter((seat) => looksMasked(view, seat) !== spare);
  return fit.length > 0 ? fit : all;
}

/** A mask that fell in this dance still counts: not everybody knows about it. */
function looksMasked({ masked, fallen }: View, seat: number): boolean {
  return masked.includes(seat) || fallen.includes(seat);
}

function meet(role: Role): string {
  return `meet ${role}`;
}

export function others(view: View): number[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.seat);
}

/** Whether there is something to decide; a lone pass isn't a decision. */
export function hasDecision(moves: readonly string[]): boolean {
  return deeds(moves).length > 0;
}

/**
 * The move that a choice stands for. A pastime is a pass for a player who is called but can do nothing; null: just a
 * tap.
 */
export function decision(moves: readonly string[], chosen: string): string | null {
  return moves.find((move) => move === chosen) ?? moves.find((move) => move === "pass") ?? null;
}
