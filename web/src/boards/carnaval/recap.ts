/**
 * The evening in retrospect: who was what, who fooled the others, which unmasking turned it. From what everybody saw.
 */

import type { Seat } from "../../wire/game.ts";
import { formatList, t } from "../../words/words.ts";
import type { Ending } from "../board.ts";
import { asRole, nameOf, quoted } from "./describe.ts";
import { lastHands, lastVotes } from "./hands.ts";
import { campOf, isTurned } from "./model.ts";
import { type Tokens, tokensOf } from "./tray/choice.ts";
import type { Camp, Event, Role, Says, Unmasked, View } from "./wire.ts";

type Evening = Ending<View, Event>;

/** The card beside a name, and whether the genie won that player over. */
export function result(seat: Seat, view: View): string {
  const role = view.roles[seat];
  if (!role) return t("carnaval-card-unknown");
  return isTurned(view, seat) ? t("carnaval-won-over", { role: asRole(role) }) : asRole(role);
}

export function recap(evening: Evening): string[] {
  if (evening.view.phase !== "over") return []; // somebody resigned: the cards stay closed
  const lines = [cast(evening), ...dances(evening), ...fooled(evening), turned(evening), lastVote(evening)];
  return lines.filter((line) => line !== null);
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

// -- whose mask came off, dance by dance

/** In the dance nobody sees by whom; at an open vote everybody does. */
function dances({ view, names, log }: Evening): string[] {
  const begins = log.flatMap((event, n) => (event.event === "dance" ? [n] : []));
  return begins.flatMap((begin, n) => {
    const dance = log.slice(begin, begins[n + 1]);
    const vote = dance.findIndex(({ event }) => event === "vote");
    const [danced, voted] = vote < 0 ? [dance, []] : [dance.slice(0, vote), dance.slice(vote)];
    const told = [...fell(danced, names), ...votedOff(voted, view, names)];
    return told.length > 0 ? [`${t("carnaval-stop-dance", { dance: n + 1 })} · ${told.join(" ")}`] : [];
  });
}

function fell(danced: readonly Event[], names: readonly string[]): string[] {
  const unmasked = danced.filter(isUnmasking);
  return unmasked.length > 0 ? [t("carnaval-story-fell", { who: withRoles(unmasked, names) })] : [];
}

function votedOff(voted: readonly Event[], { camps }: View, names: readonly string[]): string[] {
  const unmasked = voted.filter(isUnmasking);
  if (unmasked.length === 0) return [];
  const seats = unmasked.map(({ seat }) => seat);
  const by = (lastVotes(voted) ?? []).flatMap((vote, seat) => (vote !== null && seats.includes(vote) ? [seat] : []));
  const wrong = seats.every((seat) => camps[seat] === "guests") ? "yes" : "no";
  const told = t("carnaval-story-voted", { wrong, who: withRoles(unmasked, names) });
  return by.length > 0 ? [told, t("carnaval-story-votes", { who: joinNames(by, names) })] : [told];
}

function withRoles(unmasked: readonly Unmasked[], names: readonly string[]): string {
  return formatList(unmasked.map(({ seat, role }) => `${nameOf(seat, names)} (${asRole(role)})`));
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

/** Every lie that anybody told, those of pranksters and genie first; else the guest who was most suspected, and wrongly. */
function fooled(evening: Evening): string[] {
  const { camps } = evening.view;
  const liars = lies(evening).sort((one, other) => isGuest(camps[one.seat]) - isGuest(camps[other.seat]));
  const most = liars.length > 0 ? null : suspected(evening);
  return most ? [most] : liars.map((lie) => exposed(evening, lie));
}

function isGuest(camp: Camp | null | undefined): number {
  return camp === "guests" ? 1 : 0;
}

/** What was said aloud and is false by the cards: all players saw it, so all of them read the same. */
function lies({ view, log }: Evening): Says[] {
  const told = new Map<string, Says>();
  for (const event of log) if (event.event === "says" && isLie(view, event)) told.set(topic(event), event);
  return [...told.values()];
}

/** Somebody may say the same several times; of what they falsely claim to be, the last counts. */
function topic({ seat, statement }: Says): string {
  return `${seat} ${isClaim(tokensOf(statement)) ? "" : statement}`;
}

function isClaim([kind]: Tokens): boolean {
  return kind === "claim" || kind === "answer";
}

function isLie(view: View, { seat, statement }: Says): boolean {
  const [kind, first, second] = tokensOf(statement);
  if (isClaim([kind ?? ""])) return view.roles[seat] !== first;
  const role = view.roles[Number(first)];
  if (kind === "report-role") return role !== second;
  if (kind === "report-harmless") return role !== "guest";
  if (kind === "report-suspicious") return role === "guest" && !isTurned(view, Number(first));
  // A guest who vouches for a prankster is only wrong.
  return kind === "vouch" && view.camps[seat] !== "guests" && isPrankster(role);
}

function exposed(evening: Evening, { seat, statement }: Says): string {
  const { view, names } = evening;
  const tokens = tokensOf(statement);
  if (isClaim(tokens)) return lied(evening, seat, tokens[1] ?? "");
  const about = Number(tokens[1]);
  return t("carnaval-story-lie-about", {
    who: nameOf(seat, names),
    quote: quoted(statement, names),
    player: nameOf(about, names),
    role: result(about, view),
  });
}

function lied({ view, names, log }: Evening, seat: Seat, claimed: string): string {
  const facts = {
    who: nameOf(seat, names),
    quote: quoted(`claim ${claimed}`, names),
    role: result(seat, view),
  };
  const unsuspected = (handsAgainst(log).get(seat) ?? 0) === 0 && hasVotes(log);
  return t(unsuspected && view.camps[seat] !== "guests" ? "carnaval-story-lie-believed" : "carnaval-story-lie", facts);
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
