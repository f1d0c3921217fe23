/** What is asked, and whom the table waits for. */
import { formatList, t } from "../../../words/words.ts";
import { describeEvent, nameOf, quoted } from "../describe.ts";
import { isDefending, isTalk } from "../model.ts";
import { isStatement } from "../room/bubble.tsx";
import type { Phase, Proposes, View } from "../wire.ts";
import { deedKey, hasDecision, isWhole, moveOf, seatsAfter, type Tokens } from "./choice.ts";
import type { Begun } from "./tray-props.ts";

export function promptText(props: Begun): string {
  const { view, moves, names, previews, begin } = props;
  if (begin.length === 0) return t(firstPrompt(view));
  if (begin[0] === "step-in") return t("carnaval-asks", { victim: nameOf(view.victim, names) });
  if (!isWhole(moves, begin)) return prompt(props) + byTapping(props) + proposed(props);
  if (isStatement(begin[0] ?? "")) return quoted(moveOf(begin), names);
  const once = previews[moveOf(begin)]?.uses_up ? ` ${t("carnaval-only-once")}` : "";
  return t(`carnaval-ask-${begin[0]}`) + once + proposed(props);
}

/** The gentleman is called although their own mask is to come off (CV-40): no question about taking their own place. */
export function condemned({ seat, victim }: View): string {
  return victim !== null && victim === seat ? `${t("carnaval-asks-condemned")} ` : "";
}

function firstPrompt(view: View): string {
  if (view.statements_left === 0) return "carnaval-statements-used";
  if (isDefending(view)) return "carnaval-choose-defence";
  if (!isReady(view)) return "carnaval-choose-deed";
  return view.phase === "defence" ? "carnaval-still-defend" : "carnaval-still-talk";
}

const FEW_STATEMENTS = 3;

/** How many statements this player can still make, once there are few. That none is left is said in the prompt. */
export function statementsLeft({ statements_left: count }: View): string {
  return count && count <= FEW_STATEMENTS ? t("carnaval-statements-left", { count }) : "";
}

/** A player who is ready isn't waited for, but may still talk (CV-60). */
function isReady({ seat, ready, phase }: View): boolean {
  return seat !== null && isTalk(phase) && ready.includes(seat);
}

/** Whom the table waits for, unless that is secret. */
export function waitingText(view: View, names: readonly string[]): string {
  const { seat, to_act } = view;
  if (view.votes_with !== null) return votesWith(view, names);
  if (votesLater(view)) return t("carnaval-wait-own-late");
  const others = to_act.filter((other) => other !== seat);
  if (view.phase === "vote" && view.late && others.length > 0)
    return t("carnaval-wait-late", { who: joinNames(others, names) });
  return others.length > 0 ? t("carnaval-wait-for", { who: joinNames(others, names) }) : t("carnaval-wait");
}

/** The accused for whom a player who has defended themselves still waits: a talk's check marks say it for themselves. */
export function stillAwaited(view: View, names: readonly string[]): string {
  const waits = view.phase === "defence" && isReady(view) && view.to_act.length > 0;
  return waits ? t("carnaval-wait-for", { who: joinNames(view.to_act, names) }) : "";
}

/** A charmed player has no vote of their own (CV-27), and knows it before the vote. */
export function votesWith({ votes_with }: View, names: readonly string[]): string {
  return votes_with === null ? "" : t("carnaval-votes-with", { who: nameOf(votes_with, names) });
}

/** Why only ladies, or only lords, can be chosen (CV-27). */
export function charmable(begin: Tokens): string {
  return begin[0] === "charm" ? `${t("carnaval-name-charm")} ${t("carnaval-name-again")}` : "";
}

/** Why only some can be chosen (CV-29). */
export function secondVote({ phase, round }: View): string {
  return phase === "vote" && round > 1 ? t("carnaval-second-vote-among") : "";
}

/** What the genie may do: on every screen, so that a glance at one doesn't tell whose it is. */
export function whisperText({ phase, heard }: View): string {
  return phase === "dance" && heard === "evil-genie" ? t("carnaval-whisper-does") : "";
}

/** Whether this player votes once the others' votes are on the table. */
function votesLater({ seat, phase, late, votes_late }: View): boolean {
  return seat !== null && phase === "vote" && !late && votes_late.includes(seat);
}

export function joinNames(seats: readonly number[], names: readonly string[]): string {
  return formatList(seats.map((seat) => nameOf(seat, names)));
}

/** What the other pranksters propose: in words, not by hands, which could be seen across the table. */
function proposed({ view, names, begin }: Begun): string {
  const deed = begin[0] ?? "";
  if (view.phase !== "dance" || !(deed in PROPOSED)) return ""; // a player who can't act isn't told what to agree to
  const said = view.proposals.map((player, seat) => {
    const event = { event: PROPOSED[deed], seat, player } as Proposes;
    const sentence = typeof player === "number" ? describeEvent(event, names) : null;
    return sentence ? ` ${t(...sentence)}` : "";
  });
  return said.join("");
}

const PROPOSED: Readonly<Record<string, string>> = { unmask: "proposes", take: "proposes-taker" };

/** A player who is called doesn't just keep dancing: they let their moment pass. */
export function passText(phase: Phase, moves: readonly string[]): string {
  if (phase === "dance" && hasDecision(moves)) return t("carnaval-pass-called");
  return t("carnaval-pass", { phase });
}

/** What a player says by being ready: the accused end their defence by it. */
export function readyText(view: View): string {
  return t(isDefending(view) ? "carnaval-do-defended" : "carnaval-do-ready");
}

/** The question that the next word answers. */
function prompt({ moves, begin, names, leads }: Begun): string {
  if (begin.length === 1) return t(`carnaval-ask-${deedKey(begin[0] ?? "", leads)}`);
  if (begin[0] === "vote") return t("carnaval-ask-instead", { player: nameOf(Number(begin[1]), names) });
  if (begin.length === 2 && begin[0] === "hypnotise") return t("carnaval-ask-question");
  return t(seatsAfter(moves, begin).length > 0 ? "carnaval-ask-player" : "carnaval-ask-role");
}

function byTapping({ moves, begin }: Begun): string {
  return seatsAfter(moves, begin).length > 0 ? ` ${t("carnaval-tap-player")}` : "";
}
