/**
 * The evening in retrospect: who was what, who fooled the others, which unmasking turned it. From what everybody saw.
 */

import type { Seat } from "../../wire/game.ts";
import { formatList, t } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { asRole, nameOf, quoted } from "./describe.ts";
import { lastHands } from "./hands.ts";
import { campOf, isTurned } from "./model.ts";
import { tokensOf } from "./tray/choice.ts";
import type { Event, Role, Unmasked, View } from "./wire.ts";

type Evening = Ending<View, Event>;

/** The card beside a name, and whether the genie won that player over. */
export function result(seat: Seat, view: View): string {
  const role = view.roles[seat];
  if (!role) return t("carnaval-card-unknown");
  return isTurned(view, seat) ? t("carnaval-won-over", { role: asRole(role) }) : asRole(role);
}

export function recap(evening: Evening): string[] {
  if (evening.view.phase !== "over") return []; // somebody resigned: the cards stay closed
  return [cast(evening), fooled(evening), turned(evening), lastVote(evening)].filter((line) => line !== null);
}

function isPrankster(role: Role | null | undefined): boolean {
  return role != null && campOf(role) === "pranksters";
}

function seatsOf({ seats }: View, fits: (seat: Seat) => boolean): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(fits);
}

function joinNames(seats: readonly Seat[], names: readonly string[]): string {
  return formatList(seats.map((seat) => nameOf(seat, names)));
}

// -- who was what

function cast({ view, names }: Evening): string {
  const pranksters = seatsOf(view, (seat) => isPrankster(view.roles[seat]));
  const were =
    pranksters.length > 0
      ? [t("carnaval-story-pranksters", { count: pranksters.length, who: joinNames(pranksters, names) })]
      : [];
  return [...were, ...genies(view, names)].join(" ");
}

function genies(view: View, names: readonly string[]): string[] {
  const genie = view.roles.indexOf("evil-genie");
  if (genie < 0) return [];
  const who = nameOf(genie, names);
  const [player] = seatsOf(view, (seat) => isTurned(view, seat));
  if (player === undefined) return [t("carnaval-story-genie-alone", { who })];
  return [t("carnaval-story-genie", { who, player: nameOf(player, names) })];
}

// -- who fooled whom

/** The boldest lie of the winning side, or else of the other; else the guest who was most suspected, and wrongly. */
function fooled(evening: Evening): string | null {
  const liars = lies(evening);
  const liar = liars.find(({ seat }) => evening.outcome.winners.includes(seat)) ?? liars[0];
  return liar ? lied(evening, liar) : suspected(evening);
}

interface Lie {
  seat: Seat;
  claimed: string;
}

/**
 * What pranksters and genie falsely claimed to be; the last claim of each. A claim from before the genie won them over
 * was made as a guest. A viewer who didn't see when that was accuses nobody.
 */
function lies({ view, log }: Evening): Lie[] {
  const claims = new Map<Seat, string>();
  const asGuests = new Set(seatsOf(view, (seat) => isTurned(view, seat)));
  for (const event of log) {
    if (event.event === "joins") asGuests.delete(event.seat);
    if (event.event !== "says" || asGuests.has(event.seat)) continue;
    const [kind, role] = tokensOf(event.statement);
    if (role && (kind === "claim" || kind === "answer")) claims.set(event.seat, role);
  }
  return [...claims]
    .filter(([seat, role]) => view.camps[seat] !== "guests" && view.roles[seat] !== role)
    .map(([seat, claimed]) => ({ seat, claimed }));
}

function lied({ view, names, log }: Evening, { seat, claimed }: Lie): string {
  const facts = {
    who: nameOf(seat, names),
    quote: quoted(`claim ${claimed}`, names),
    role: result(seat, view),
  };
  const hands = handsAgainst(log).get(seat) ?? 0;
  return t(hands === 0 && hasVotes(log) ? "carnaval-story-lie-believed" : "carnaval-story-lie", facts);
}

/** The guest with the most hands raised against them: wrongly, as everybody knows now. */
function suspected({ view, names, log }: Evening): string | null {
  const innocent = [...handsAgainst(log)].filter(([seat]) => view.camps[seat] === "guests");
  const [first] = innocent.sort(([, one], [, other]) => other - one);
  if (!first) return null;
  const [seat, hands] = first;
  return t("carnaval-story-suspected", { who: nameOf(seat, names), role: asRole(view.roles[seat] ?? ""), hands });
}

function hasVotes(log: readonly Event[]): boolean {
  return log.some(({ event }) => event === "votes");
}

/** Everything that was seen at open votes. */
function handsAgainst(log: readonly Event[]): Map<Seat, number> {
  const hands = new Map<Seat, number>();
  for (const event of log) {
    if (event.event !== "votes") continue;
    for (const seat of event.votes) if (seat !== null) hands.set(seat, (hands.get(seat) ?? 0) + 1);
  }
  return hands;
}

// -- which unmasking turned it

interface Turn {
  seat: Seat;
  dance: number;
  at: "dance" | "vote";
}

/** The unmasking by which the winners took the lead for good; none in a draw, or if they led all evening. */
function turned({ view, names, log, outcome }: Evening): string | null {
  const won = view.camps[outcome.winners[0] ?? -1] === "guests" ? "guests" : "pranksters";
  if (outcome.winners.length === view.seats) return null;
  const turn = turningPoint(view, log, won);
  if (!turn) return null;
  const facts = { who: nameOf(turn.seat, names), role: asRole(view.roles[turn.seat] ?? ""), dance: turn.dance };
  // It is obvious that the last mask decided it.
  if (log.findLast((event) => event.event === "unmasked")?.seat === turn.seat)
    return t("carnaval-story-turn-end", facts);
  return t(`carnaval-story-turn-${turn.at}`, facts);
}

export function turningPoint(view: View, log: readonly Event[], won: "guests" | "pranksters"): Turn | null {
  const masked = new Set(seatsOf(view, () => true));
  let now: Omit<Turn, "seat"> = { dance: 1, at: "dance" };
  let turn: Turn | null = null;
  let trailed = false;
  for (const event of log) {
    if (event.event === "dance") now = { dance: event.dance, at: "dance" };
    else if (event.event === "vote") now = { ...now, at: "vote" };
    else if (event.event === "masked") masked.add(event.seat);
    else if (event.event === "unmasked") masked.delete(event.seat);
    const lead = leadOf(view, masked, won);
    trailed ||= lead < 0;
    if (lead <= 0) turn = null;
    else if (trailed && turn === null && event.event === "unmasked") turn = { ...now, seat: event.seat };
  }
  return turn;
}

/** How many more masks one side has left than the other. */
function leadOf(view: View, masked: ReadonlySet<Seat>, won: "guests" | "pranksters"): number {
  const left = (camp: string) => {
    const side = seatsOf(view, (seat) => view.camps[seat] === camp);
    return side.filter((seat) => masked.has(seat)).length / Math.max(1, side.length);
  };
  const ahead = left("guests") - left("pranksters");
  return won === "guests" ? ahead : -ahead;
}

// -- the vote that ended it

function lastVote({ names, log }: Evening): string | null {
  const hands = lastHands(log);
  const unmasked = log.slice(log.findLastIndex(({ event }) => event === "votes")).filter(isUnmasking);
  if (hands.length === 0 || unmasked.length === 0) return null;
  return t("carnaval-story-vote", {
    count: unmasked.length,
    hands: formatList(hands.map(([seat, count]) => `${nameOf(seat, names)} ${count}`)),
    who: joinNames(
      unmasked.map(({ seat }) => seat),
      names,
    ),
  });
}

function isUnmasking(event: Event): event is Unmasked {
  return event.event === "unmasked";
}
