/** The state of the ball, without any drawing: where guests are, who wears a mask, what lies in front of whom. */
import cards from "../../../examples/cards.json";
import type { Seat } from "../../wire/game.ts";
import { type Hands, lastHands, ranked } from "./hands.ts";
import { inFull } from "./sayings.ts";
import type { Camp, Event, Hypnosis, Phase, Role, Says, View } from "./wire.ts";

/** Known only to this seat and those concerned. */
export const PRIVATE_BADGES: readonly Badge[] = ["watched", "served", "spare", "turned"];

export type Badge =
  | "watched"
  | "served"
  | "wine"
  | "barred"
  | "mark"
  | "invitation"
  | "spare"
  | "again"
  | "turned"
  | "charmed"
  | "ready"
  | "accused";

export interface Guest {
  seat: Seat;
  lady: boolean;
  masked: boolean;
  /** The card, as far as this seat knows it. */
  role: Role | null;
  /** Whether everybody knows the card. */
  open: boolean;
  /** What only this seat knows about them. */
  secret: "prankster" | "genie" | "suspicious" | "harmless" | null;
  claim: Role | null;
  /** What the table heard about them under hypnosis, from themselves or from another. */
  heard: Hypnosis | null;
  badges: Badge[];
  /** The last thing they said and haven't taken back. */
  said: string | null;
  /** The player they vote for. */
  points: Seat | "none" | "hidden" | null;
  /** How many hands point at them. */
  against: number;
  /** How many did in the first vote, while the second one is held. */
  before: number;
  won: boolean;
}

/** `story`: everything that happened. The view no longer has what was taken back. */
export function guests(view: View, story: readonly Event[] = []): Guest[] {
  return Array.from({ length: view.seats }, (_, seat) => guest(view, seat, story));
}

function guest(view: View, seat: Seat, story: readonly Event[]): Guest {
  const over = view.phase === "over";
  const open = view.shown.includes(seat) || over;
  return {
    seat,
    open,
    lady: view.ladies.includes(seat),
    // A mask that fell in the dark is seen to have fallen when the lights go up.
    masked: (view.masked.includes(seat) || view.fallen.includes(seat)) && !over,
    role: view.roles[seat] ?? null,
    secret: open || seat === view.seat ? null : secret(view, seat),
    claim: open ? null : (view.claims[seat] ?? null),
    heard: isHeardAbout(view.hypnosis, seat) ? view.hypnosis : null,
    badges: badges(view, seat).filter((badge) => !over || badge === "turned"),
    said: isTalk(view.phase) || isTriedAgain(view, seat) ? lastSaid(view, seat, story) : null,
    points: pointing(view)[seat] ?? null,
    against: against(view, seat),
    before: firstHands(view, story).find(([accused]) => accused === seat)?.[1] ?? 0,
    won: view.outcome?.winners.includes(seat) ?? false,
  };
}

function lastSaid(view: View, seat: Seat, story: readonly Event[]): string | null {
  const last = view.said[seat]?.findLast((statement) => statement !== null) ?? null;
  const says = story.findLast((event): event is Says => event.event === "says" && event.seat === seat);
  return says && says.statement === last ? inFull(says, story).statement : last;
}

/** What this seat learnt about another, beyond their card. */
function secret(view: View, seat: Seat): Guest["secret"] {
  if (view.camps[seat] === "pranksters") return "prankster";
  if (view.camps[seat] === "genie") return "genie";
  if (view.soldier.suspicious.includes(seat)) return "suspicious";
  return view.soldier.harmless.includes(seat) ? "harmless" : null;
}

function isHeardAbout(hypnosis: Hypnosis | null, seat: Seat): boolean {
  if (!hypnosis?.answer) return false;
  return hypnosis.player === seat || hypnosis.question === `knows ${seat}`;
}

/** The question under hypnosis, in the talk in which it is asked: the view has it for the rest of the evening. */
export function currentHypnosis({ hypnosis }: View, story: readonly Event[]): Hypnosis | null {
  const last = story.findLast(({ event }) => event === "hypnotises" || event === "dance");
  return last?.event === "dance" ? null : hypnosis;
}

function badges(view: View, seat: Seat): Badge[] {
  const lies: Record<Badge, boolean> = {
    accused: view.accused.includes(seat) && isAccusing(view),
    mark: view.mark === seat,
    invitation: view.invitation === seat,
    wine: view.blocked.wine === seat,
    charmed: view.charmed.lady === seat || view.charmed.lord === seat,
    watched: view.blocked.watched === seat,
    served: view.blocked.served === seat,
    barred: view.blocked.barred.includes(seat),
    spare: view.spare === seat,
    again: view.shown.includes(seat) && view.masked.includes(seat),
    turned: isTurned(view, seat),
    ready: view.ready.includes(seat) && isTalk(view.phase),
  };
  return (Object.keys(lies) as Badge[]).filter((badge) => lies[badge]);
}

/** The signs that may appear with these roles. */
export function possibleBadges({ in_play, options, leader }: View): Badge[] {
  const brings: Partial<Record<Badge, readonly Role[]>> = {
    mark: ["master-prankster"],
    wine: ["winegrower"],
    charmed: ["casanova", "isabella"],
    watched: ["soldier"],
    served: ["chef"],
    spare: ["mask-lender"],
    again: ["mask-lender"],
    turned: ["evil-genie"],
  };
  const badges = (Object.keys(brings) as Badge[]).filter((badge) =>
    brings[badge]?.some((role) => in_play.includes(role)),
  );
  return [
    "ready",
    "accused",
    ...badges,
    ...(options.gatecrasher ? (["invitation"] as const) : []),
    ...(leader !== null ? (["barred"] as const) : []),
  ];
}

/** What is on a card, as the rulebook has it. */
interface Card {
  camp: Camp;
  /** Whether its ability needs a mask or an open face; null: it has none. */
  ability: "masked" | "open" | null;
}

export function cardOf(role: Role): Card {
  return (cards as Record<Role, Card>)[role];
}

/** The side that a card shows. A player whom the genie wins over keeps theirs. */
export function campOf(role: Role): Camp {
  return cardOf(role).camp;
}

/**
 * Whether somebody with a guest's card plays for the pranksters, as far as this seat knows: the genie has whispered.
 */
export function isTurned({ roles, camps }: View, seat: Seat): boolean {
  const role = roles[seat];
  return camps[seat] === "pranksters" && role != null && campOf(role) === "guests";
}

/** In the first round everybody is accused, so nobody is. */
function isAccusing(view: View): boolean {
  return view.phase === "defence" || view.phase === "tie" || (view.phase === "vote" && view.round > 1);
}

/** Whether they are voted on again. What they said in their defence counts until that is over. */
export function isTriedAgain({ phase, round, accused }: View, seat: Seat): boolean {
  return phase === "vote" && round > 1 && accused.includes(seat);
}

export function isTalk(phase: Phase): boolean {
  return phase === "discussion" || phase === "hypnosis" || phase === "defence";
}

/** Whether this player is accused and has the floor. */
export function isDefending({ phase, seat, accused, ready, moves }: View): boolean {
  const mine = seat !== null && accused.includes(seat) && !ready.includes(seat);
  return phase === "defence" && mine && moves.length > 0;
}

export function isVote(phase: Phase): boolean {
  return phase === "vote" || phase === "defence" || phase === "tie" || phase === "verdict";
}

/** The lights are low while eyes are closed. */
export function isDark(phase: Phase): boolean {
  return phase === "dance";
}

// -- hands

function pointing(view: View): View["votes"] {
  return isVote(view.phase) ? view.votes : [];
}

/** Hands are counted once they lie open: before that, a player's own would be the only one. */
export function against(view: View, seat: Seat): number {
  return view.votes_open ? pointing(view).filter((choice) => choice === seat).length : 0;
}

/** The hands of the first vote against each of the accused, until those of the second one lie open. */
export function firstHands(view: View, story: readonly Event[]): Hands {
  if (view.phase !== "vote" || view.round < 2 || view.votes_open) return [];
  return lastHands(story).filter(([seat]) => view.accused.includes(seat));
}

/** The player with the most hands against them first; players without any are left out. */
export function tally(view: View): Hands {
  const hands = Array.from({ length: view.seats }, (_, seat): [Seat, number] => [seat, against(view, seat)]);
  return ranked(hands.filter(([, count]) => count > 0));
}

// -- the evening

export type Station = "dance" | "rest" | "vote";

export function station(phase: Phase): Station | null {
  if (phase === "over") return null;
  if (phase === "invitation" || phase === "dance") return "dance";
  return isVote(phase) ? "vote" : "rest";
}

/** The roles in play, each once, with their number. */
export function company(view: View): [role: Role, count: number][] {
  return [...new Set(view.in_play)].map((role) => [role, view.in_play.filter((other) => other === role).length]);
}

/** Whether this seat is that of a person who leads. */
export function isMaster({ seat, leader }: View): boolean {
  return seat !== null && seat === leader;
}

/** Whether this player has spoken or is ready. Then they have read what came before; it can still be found in the log. */
export function hasJoinedIn({ seat, said, ready }: View): boolean {
  return seat !== null && ((said[seat]?.length ?? 0) > 0 || ready.includes(seat));
}
