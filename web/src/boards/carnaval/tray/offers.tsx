/** What can be chosen next. */
import { longestWord } from "../../../components/longest-word.ts";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { roleName, statementText } from "../describe.ts";
import { Desk } from "../leader/desk.tsx";
import { nextText } from "../leader/script.ts";
import { isStatement, StatementSign } from "../room/bubble.tsx";
import type { Role } from "../wire.ts";
import { byKind, deedsAbout, following, isSeat, isWhole, isWorthSaying, type Tokens } from "./choice.ts";
import { type Begun, hints, type TrayProps } from "./tray-props.ts";
import { useGlimpse } from "./use-glimpse.ts";

export function Offers({ powers, ...props }: Begun & { powers: boolean }) {
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
  const list = useGlimpse();
  return (
    <div class="kinds-space">
      <div class="kinds" ref={list}>
        {byKind(worth).map(([kind, offered]) => (
          <div key={kind} class={kind && `kind-${kind}`}>
            {kind && <h2>{t(`carnaval-kind-${kind}`)}</h2>}
            <Choices {...props} offered={offered} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A hint to answer is highlighted where the question stands, one to take something back beside the end of the talk. */
function isHintedHere(props: Begun, deed: string): boolean {
  return hints(props, deed) !== "" && deed !== "retract" && !(deed === "answer" && props.askers.length > 0);
}

function Choices(props: Begun & { offered: Tokens }) {
  const { moves, begin, about, choose, offered } = props;
  const start = startOf(about);
  const first = begin.length === 0;
  const stem = stemOf(moves, begin);
  const roles = offered.filter((word) => isRole(props, stem, word)).map(roleName);
  const widest = roles.length > 0 ? Math.max(...roles.map(longestWord)) : undefined;
  return (
    <div class={`offers by-${first ? "deed" : "thing"}`} style={{ "--widest": widest }}>
      {offered.map((word) => (
        <button
          key={word}
          type="button"
          class={hints(props, ...stem, word)}
          data-deed={first ? word : undefined}
          aria-pressed={first ? undefined : begin[stem.length] === word}
          style={isRole(props, stem, word) ? { "--longest": longestWord(roleName(word)) } : undefined}
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
        {isStatement(word) ? <StatementSign kind={word} /> : <OwnEmblem view={view} />}
        {t(`carnaval-verb-${word}`)}
      </>
    );
  }
  if (!isRole({ view }, begin, word)) return <span>{t(`carnaval-word-${word}`)}</span>;
  return (
    <>
      <RoleEmblem role={word as Role} size={24} />
      {roleName(word)}
    </>
  );
}

/** What a player can do in a talk besides talking, they can do by their open card. */
function OwnEmblem({ view: { seat, roles, phase } }: Pick<TrayProps, "view">) {
  const role = seat === null ? null : roles[seat];
  return role && phase === "discussion" ? <RoleEmblem role={role} size={24} /> : null;
}

function isRole({ view }: Pick<TrayProps, "view">, begin: Tokens, word: string): boolean {
  return begin.length > 0 && (view.in_play as string[]).includes(word) && !isQuestion(begin);
}

/** `hypnotise 3 …`: there "prankster" is a question, not a card. */
function isQuestion(begin: Tokens): boolean {
  return begin[0] === "hypnotise" && begin.length === 2;
}
