/** What can be done now, chosen word by word: what, to whom (by tapping them), as what; then confirmed. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../../components/icon.tsx";
import type { Preview, Role, View } from "../../../wire/carnaval.ts";
import { formatList, t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { deedText, nameOf, quoted, roleName, statementText } from "../describe.ts";
import { Desk } from "../leader/desk.tsx";
import { nextText, type Script } from "../leader/script.ts";
import { isTalk } from "../model.ts";
import { isStatement, StatementSign } from "../room/bubble.tsx";
import {
  begun,
  byKind,
  deedKey,
  deeds,
  deedsAbout,
  following,
  isSeat,
  isWhole,
  isWorthSaying,
  leavings,
  moveOf,
  seatsAfter,
  type Tokens,
} from "./choice.ts";

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
  /** In a hush: whether this player is called, in small print. */
  note: string;
  /** Why the guest who was tapped last can't be chosen; empty: there is nothing to say. */
  why: string;
  /** Gives the current decision another minute, where possible. */
  moreTime: (() => void) | undefined;
  choose(tokens: Tokens): void;
  play(move: string): void;
}

export function Tray(props: TrayProps) {
  const { moves, tokens } = props;
  const powers = useSignal(false);
  const begin = begun(moves, tokens);
  // While one of several actions is being put together, skipping would be a slip of the finger.
  const leaving = begin.length === 0 || deeds(moves).length === 1;
  useEffect(() => {
    if (begin.length > 0) powers.value = false;
  }, [begin.length > 0]);
  return (
    <section class="tray" aria-label={t("carnaval-tray")}>
      {(begin.length > 0 || props.why || props.askers.length > 0 || (props.about === null && !props.leads)) && (
        <Prompt {...props} begin={begin} />
      )}
      {props.note && <p class="note">{props.note}</p>}
      <Offers {...props} begin={begin} powers={powers.value} />
      <div class="decide">
        {props.leads && begin.length === 0 && (
          <button type="button" aria-expanded={powers.value} onClick={() => (powers.value = !powers.value)}>
            {t("carnaval-desk-powers")}
          </button>
        )}
        {begin.length === 0 && props.moreTime && (
          <button type="button" onClick={props.moreTime}>
            {t("carnaval-more-time")}
          </button>
        )}
        {leaving && <Leavings {...props} />}
        {begin.length > 0 && <Confirm {...props} begin={begin} />}
      </div>
    </section>
  );
}

/** A question comes first, in place of the usual prompt: no button moves away from a finger. */
function Questioned(props: Begun) {
  const { askers, names, choose } = props;
  return (
    <div class="prompt questioned">
      <p role="status">{t("carnaval-asked-by", { count: askers.length, who: joinNames(askers, names) })}</p>
      <button type="button" class={`gold ${hints(props, "answer")}`.trim()} onClick={() => choose(["answer"])}>
        <StatementSign kind="answer" /> {t("carnaval-verb-answer")}
      </button>
    </div>
  );
}

function Prompt(props: Begun) {
  if (props.begin.length === 0 && props.askers.length > 0 && !props.why) return <Questioned {...props} />;
  return (
    <div class="prompt">
      <p role="status">{props.why || condemned(props.view) + promptText(props)}</p>
      {props.tokens.length > 0 && (
        <button type="button" class="sign" aria-label={t("carnaval-back")} onClick={() => props.choose([])}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function Leavings(props: TrayProps) {
  const { leads, script } = props;
  const leave = (word: string) => {
    if (leads) script.leave();
    props.play(word);
  };
  // A leader who has read the script to its end continues from there.
  const gold = leads && !script.more ? "gold" : "";
  return leavings(props.moves).map((word) => (
    <button
      key={word}
      type="button"
      class={`${word} ${gold} ${hints(props, word)}`.trim()}
      aria-describedby={leads ? "desk-does" : undefined}
      onClick={() => leave(word)}
    >
      {leavingText(word, props)}
    </button>
  ));
}

type Begun = TrayProps & { begin: Tokens };

// -- what is asked

function promptText(props: Begun): string {
  const { view, moves, names, previews, begin } = props;
  if (begin.length === 0) return t(isReady(view) ? "carnaval-still-talk" : "carnaval-choose-deed");
  if (begin[0] === "step-in") return t("carnaval-asks", { victim: nameOf(view.victim, names) });
  if (!isWhole(moves, begin)) return prompt(props) + byTapping(props) + proposed(props);
  if (isStatement(begin[0] ?? "")) return quoted(moveOf(begin), names);
  const once = previews[moveOf(begin)]?.uses_up ? ` ${t("carnaval-only-once")}` : "";
  return t(`carnaval-ask-${begin[0]}`) + once + proposed(props);
}

/** The gentleman is called although their own mask is to come off (CV-40): no question about taking their own place. */
function condemned({ seat, victim }: View): string {
  return victim !== null && victim === seat ? `${t("carnaval-asks-condemned")} ` : "";
}

/** A player who is ready isn't waited for, but may still talk (CV-60). */
function isReady({ seat, ready, phase }: View): boolean {
  return seat !== null && isTalk(phase) && ready.includes(seat);
}

/** Whom the table waits for, unless that is secret. */
export function waitingText(view: View, names: readonly string[]): string {
  const { seat, to_act } = view;
  if (votesLater(view)) return t("carnaval-wait-own-late");
  const others = to_act.filter((other) => other !== seat);
  if (view.phase === "vote" && view.late && others.length > 0)
    return t("carnaval-wait-late", { who: joinNames(others, names) });
  return others.length > 0 ? t("carnaval-wait-for", { who: joinNames(others, names) }) : t("carnaval-wait");
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
  if (view.phase !== "dance") return "";
  const key = begin[0] === "take" ? "carnaval-proposes-taker" : "carnaval-proposes";
  const said = view.proposals.map((choice, seat) =>
    typeof choice === "number" ? ` ${t(key, { who: nameOf(seat, names), player: nameOf(choice, names) })}` : "",
  );
  return said.join("");
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

// -- what can be chosen

function Offers({ powers, ...props }: Begun & { powers: boolean }) {
  const { moves, begin, about, leads } = props;
  const first = begin.length === 0;
  if (first && leads) return <Desk {...deskOf(props)} open={powers} />;
  const stem = stemOf(moves, begin);
  const offered = first ? deedsAbout(moves, about) : following(moves, stem).filter((word) => !isSeat(stem, word));
  if (offered.length === 0) return null;
  if (first && offered.some(isStatement)) return <Sayable {...props} offered={offered} />;
  return <Choices {...props} offered={offered} />;
}

/** A talk offers many choices, so they are grouped. */
function Sayable(props: Begun & { offered: Tokens }) {
  const worth = props.offered.filter((deed) => isWorthSaying(props.view, deed) || isHintedHere(props, deed));
  return (
    <div class="kinds">
      {byKind(worth).map(([kind, offered]) => (
        <div key={kind} class={kind && `kind-${kind}`}>
          {kind && <h2>{t(`carnaval-kind-${kind}`)}</h2>}
          <Choices {...props} offered={offered} />
        </div>
      ))}
    </div>
  );
}

/** A hint to answer is highlighted where the question stands. */
function isHintedHere(props: Begun, deed: string): boolean {
  return hints(props, deed) !== "" && !(deed === "answer" && props.askers.length > 0);
}

function Choices(props: Begun & { offered: Tokens }) {
  const { moves, begin, about, choose, offered } = props;
  const start = startOf(about);
  const first = begin.length === 0;
  const stem = stemOf(moves, begin);
  return (
    <div class={`offers by-${first ? "deed" : "thing"}`}>
      {offered.map((word) => (
        <button
          key={word}
          type="button"
          class={hints(props, ...stem, word)}
          aria-pressed={first ? undefined : begin[stem.length] === word}
          onClick={() => choose(first ? [word, ...start] : [...stem, word])}
        >
          <Offer {...props} begin={stem} word={word} />
        </button>
      ))}
    </div>
  );
}

/** The guest who was tapped first is the target. */
function startOf(about: number | null): Tokens {
  return about === null ? [] : [String(about)];
}

function deskOf({ view, names, moves, about, script, untapped, waved, choose }: TrayProps) {
  return {
    script,
    deeds: deedsAbout(moves, about),
    does: nextText(view, names, untapped, waved),
    choose: (deed: string) => choose([deed, ...startOf(about)]),
  };
}

/** The last choice stays among the others until it is confirmed. */
function stemOf(moves: readonly string[], begin: Tokens): Tokens {
  const last = begin.at(-1) ?? "";
  return begin.length > 1 && isWhole(moves, begin) && !isSeat(begin, last) ? begin.slice(0, -1) : begin;
}

function Offer({ begin, word, view, names }: Begun & { word: string }) {
  const statement = begin[0] === "retract" && view.seat !== null ? view.said[view.seat]?.[Number(word) - 1] : null;
  if (statement) return <span>{statementText(statement, names)}</span>;
  if (begin.length === 0) {
    return (
      <>
        {isStatement(word) && <StatementSign kind={word} />}
        {t(`carnaval-verb-${word}`)}
      </>
    );
  }
  if (!(view.in_play as string[]).includes(word) || isQuestion(begin)) return <span>{t(`carnaval-word-${word}`)}</span>;
  return (
    <>
      <RoleEmblem role={word as Role} size={24} />
      {roleName(word)}
    </>
  );
}

/** `hypnotise 3 …`: there "prankster" is a question, not a card. */
function isQuestion(begin: Tokens): boolean {
  return begin[0] === "hypnotise" && begin.length === 2;
}

// -- confirming

function Confirm({ moves, begin, names, leads, play }: Begun) {
  const whole = isWhole(moves, begin);
  return (
    <button type="button" class="gold" aria-disabled={!whole} onClick={() => whole && play(moveOf(begin))}>
      {whole ? confirmText(begin, names, leads) : t(`carnaval-verb-${deedKey(begin[0] ?? "", leads)}`)}
    </button>
  );
}

function confirmText(tokens: Tokens, names: readonly string[], leads: boolean): string {
  if (leads && tokens[0] === "give") return t("carnaval-do-invite", { player: nameOf(Number(tokens[1]), names) });
  return isStatement(tokens[0] ?? "") ? t("carnaval-say-it") : deedText(tokens, names);
}

function leavingText(word: string, { view, names, waved }: TrayProps): string {
  if (word === "pass") return t("carnaval-pass", { phase: view.phase });
  if (word === "next" && waved) return t("carnaval-do-next-without", { who: joinNames(view.to_act, names) });
  return t(`carnaval-do-${word}`);
}

/** Highlighted if a hint begins with these tokens. */
function hints({ hinted }: TrayProps, ...tokens: Tokens): string {
  const start = moveOf(tokens);
  return hinted.some((move) => move === start || move.startsWith(`${start} `)) ? "hinted" : "";
}
