/** What happens at the ball, in words. */

import { type Facts, formatList, t } from "../../words/words.ts";
import type { EndingForViewer, Sentence } from "../board.ts";
import { inFull, takenBack } from "./sayings.ts";
import { isSeat, type Tokens, tokensOf } from "./tray/choice.ts";
import type { Event, Hypnosis, Says, View } from "./wire.ts";

type Names = readonly string[];

/** Facts that are seats. */
const PLAYERS = ["player", "guest", "holder", "genie", "victim", "taker"];

/** What is whispered to one player: “you” in that player's own log, a name where everything is revealed. */
const WHISPERED: readonly Event["event"][] = [
  "learns",
  "watched",
  "tempts",
  "recognises-genie",
  "sits",
  "reaches",
  "robbed",
  "asks",
  "falls",
];

/** `reader`: whose log it is; null: the log of a reader who sees everything. `story`: everything that happened. */
export function describeEvent(
  event: Event,
  names: Names,
  reader?: number | null,
  story: readonly Event[] = [],
): Sentence | null {
  if (event.event === "ends" || event.event === "voted" || event.event === "ready") return null;
  if (reader === null && WHISPERED.includes(event.event))
    return event.event === "asks" ? null : [`carnaval-${event.event}-told`, facts(event, names)];
  if (event.event === "asks" && event.victim === event.seat) return ["carnaval-asks-condemned", {}];
  // In the first round everybody can be chosen, and nobody wants to hear all the names.
  if (event.event === "vote" && event.round === 1) return ["carnaval-vote-first", {}];
  if (event.event === "unmasked" && event.seat === reader) return ["carnaval-unmasked-you", facts(event, names)];
  if (event.event === "master") return masterText(tokensOf(event.act), names);
  if (event.event === "says") return saysText(inFull(event, story), names);
  return [`carnaval-${event.event}${proposalEnding(event)}`, facts(event, names)];
}

function saysText(says: Says, names: Names): Sentence {
  const taken = takenBack(says.statement);
  if (!taken) return ["carnaval-says", facts(says, names)];
  return ["carnaval-takes-back", { who: nameOf(says.seat, names), quote: quoted(taken, names) }];
}

/** Somebody may propose nobody, or that they keep the spare mask themselves. */
function proposalEnding(event: Event): string {
  if ("player" in event && event.player === null) return "-nobody";
  return event.event === "proposes-taker" && event.player === event.seat ? "-self" : "";
}

function facts(event: Event, names: Names): Facts {
  const result: Facts = { who: nameOf(event.seat, names) };
  for (const [fact, value] of Object.entries(event)) {
    if (fact !== "event" && fact !== "seat" && value !== null)
      result[fact] = fact in SPOKEN ? speakFact(fact, value, names) : plain(fact, value, names);
  }
  return result;
}

function plain(fact: string, value: unknown, names: Names): string | number {
  if (PLAYERS.includes(fact)) return nameOf(value as number, names);
  if (Array.isArray(value)) return formatList(value.map((seat) => nameOf(seat, names)));
  return typeof value === "number" ? value : String(value);
}

const SPOKEN: Record<string, (value: never, names: Names) => string> = {
  call: (call: string) => callName(call),
  role: (role: string) => asRole(role),
  statement: (statement: string, names) => statementText(statement, names),
  question: (question: string, names) => questionText(question.split(" "), names),
  votes: (votes: (number | null)[], names) => votesText(votes, names),
};

function speakFact(fact: string, value: unknown, names: Names): string {
  return SPOKEN[fact]?.(value as never, names) ?? "";
}

export function nameOf(seat: number | null, names: Names): string {
  return seat === null ? "" : (names[seat] ?? "");
}

export function roleName(role: string): string {
  return t(`carnaval-role-${role}`);
}

/** As in "I am …": each language has its own article there, or none. */
export function asRole(role: string): string {
  return t(`carnaval-as-${role}`);
}

/** As in “…, open your eyes.” */
export function callName(call: string): string {
  return t(`carnaval-call-${call}`);
}

function votesText(votes: readonly (number | null)[], names: Names): string {
  const cast = votes.flatMap((vote, seat) =>
    vote === null ? [] : [t("carnaval-one-vote", { who: nameOf(seat, names), player: nameOf(vote, names) })],
  );
  return cast.join(", ") || t("carnaval-no-votes");
}

/** `report role 3 chef` as a sentence. */
export function statementText(statement: string, names: Names): string {
  const taken = takenBack(statement);
  if (taken) return t("carnaval-say-retract-this", { statement: statementText(taken, names) });
  const tokens = tokensOf(statement);
  return t(`carnaval-say-${tokens[0]}`, things(tokens, names));
}

/** The same, in the language's quotation marks, but never in two pairs of them. */
export function quoted(statement: string, names: Names): string {
  if (takenBack(statement)) return statementText(statement, names);
  return t("carnaval-quote", { statement: statementText(statement, names) });
}

/** `role soldier` as the question that it is. */
export function questionText(tokens: Tokens, names: Names): string {
  return t(`carnaval-question-${tokens[0]}`, things(tokens, names));
}

/** What was asked and answered under hypnosis, as one remembers it later. */
export function hypnosisText({ player, question, answer }: Hypnosis, names: Names): string {
  const asked = questionText(question.split(" "), names);
  return t("carnaval-known-answer", { who: nameOf(player, names), question: asked, answer: answer ?? "unknown" });
}

/** `watch 3` as what it does. */
export function deedText(tokens: Tokens, names: Names): string {
  if (tokens[0] === "hypnotise" && tokens[2]) {
    return t("carnaval-do-hypnotise-with", {
      player: nameOf(Number(tokens[1]), names),
      question: questionText(tokens.slice(2), names),
    });
  }
  return t(`carnaval-do-${tokens[0]}${ending(tokens)}`, things(tokens, names));
}

/** The master's acts that end the carnival, or correct a vote: `vote 2 5`, `vote 2 none`. */
function ending(tokens: Tokens): string {
  if (tokens[0] === "end" && tokens[1]) return `-${tokens[1]}`;
  if (tokens[0] !== "vote" || tokens.length < 3) return "";
  return tokens[2] === "none" ? "-none" : "-instead";
}

/** The players, role and number in a sentence. */
function things(tokens: Tokens, names: Names): Facts {
  const found: Facts = {};
  for (const word of tokens.slice(1)) {
    if (isSeat(tokens, word)) found["player" in found ? "other" : "player"] = nameOf(Number(word), names);
    else if (/^\d+$/.test(word)) found.number = Number(word);
    else if (!ENDS.includes(word)) found.role = asRole(word);
  }
  return found;
}

/** Words that aren't roles, but the master's ways to end the carnival or a vote. */
const ENDS = ["guests", "pranksters", "draw", "none"];

/** What the master did. Of a corrected vote everybody hears only whose it is: `vote 2`. */
function masterText(tokens: Tokens, names: Names): Sentence {
  return [`carnaval-master-${tokens[0]}${ending(tokens)}`, things(tokens, names)];
}

/** Who has won, from the side of the viewer: the genie may have changed it. */
export function describeEnding({ view, outcome, ownResult }: EndingForViewer<View, Event>): string | null {
  const side = SIDES[outcome.reason];
  if (ownResult === null || view.seat === null || !side) return null;
  return t(`carnaval-end-${side}-${outcome.winners.includes(view.seat) ? "won" : "lost"}`);
}

/** The winners, by reason. */
const SIDES: Readonly<Record<string, string>> = {
  "carnaval-guests-win": "guests",
  "carnaval-pranksters-win": "pranksters",
};
