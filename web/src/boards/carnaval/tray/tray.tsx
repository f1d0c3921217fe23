/** What can be done now, chosen word by word: what, to whom (by tapping them), as what; then confirmed. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../../components/icon.tsx";
import { useSteadyHeight } from "../../../components/use-steady-height.ts";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { deedText, nameOf } from "../describe.ts";
import { isTalk } from "../model.ts";
import { isStatement, StatementSign } from "../room/bubble.tsx";
import { calledRole } from "./called.ts";
import { begun, deedKey, deeds, isWhole, leavings, moveOf, type Tokens } from "./choice.ts";
import { Hindered } from "./hindered.tsx";
import { Offers } from "./offers.tsx";
import {
  charmable,
  condemned,
  joinNames,
  passText,
  promptText,
  readyText,
  secondVote,
  statementsLeft,
  stillAwaited,
  whisperText,
} from "./prompt-text.ts";
import { type Begun, hints, type TrayProps } from "./tray-props.ts";

export function Tray(props: TrayProps) {
  const { moves, tokens } = props;
  const powers = useSignal(false);
  const begin = begun(moves, tokens);
  // While one of several actions is being put together, skipping would be a slip of the finger.
  const leaving = begin.length === 0 || deeds(moves).length === 1;
  useEffect(() => {
    if (begin.length > 0) powers.value = false;
  }, [begin.length > 0]);
  // Whatever is chosen instead, the list of powers is no longer needed.
  const without = (act: () => void) => {
    powers.value = false;
    act();
  };
  const { moreTime } = props;
  return (
    <section class="tray" aria-label={t("carnaval-tray")}>
      <Question {...props} begin={begin} />
      <Offers {...props} begin={begin} powers={powers.value} />
      <div class="decide">
        {props.leads && begin.length === 0 && (
          <button type="button" aria-expanded={powers.value} onClick={() => (powers.value = !powers.value)}>
            {t("carnaval-desk-powers")}
          </button>
        )}
        {begin.length === 0 && moreTime && (
          <button type="button" onClick={() => without(moreTime)}>
            {t("carnaval-more-time")}
          </button>
        )}
        {begin.length === 0 && deeds(moves).includes("retract") && <Withdraw {...props} />}
        {leaving && <Leavings {...props} play={(move) => without(() => props.play(move))} />}
        {begin.length > 0 && <Confirm {...props} begin={begin} />}
      </div>
    </section>
  );
}

/**
 * What is asked, and what to know besides. In a dance or a vote it keeps its height until that is over: the buttons below
 * it don't move when somebody is chosen.
 */
function Question(props: Begun) {
  const { view, names, begin, about, leads } = props;
  const steady = useSteadyHeight(isTalk(view.phase) || leads ? null : `${view.phase} ${view.call} ${view.round}`);
  return (
    <div class="question" ref={steady}>
      {props.note && <CallNote {...props} />}
      {(begin.length > 0 || props.why || props.askers.length > 0 || (about === null && !leads)) && (
        <Prompt {...props} />
      )}
      <Aside text={stillAwaited(view, names)} />
      <Aside text={statementsLeft(view)} />
      <Hindered view={view} names={names} />
      <Aside text={charmable(begin)} />
      <Aside text={secondVote(view)} />
      <Aside text={whisperText(view)} />
    </div>
  );
}

/** Whose moment it is, and whether this player is meant. */
function CallNote({ view, note }: TrayProps) {
  const role = calledRole(view);
  return (
    <p class="call-note">
      {role && <RoleEmblem role={role} size={24} />}
      {note}
    </p>
  );
}

/** Something to know besides: a small line below the prompt. */
function Aside({ text }: { text: string }) {
  return text ? (
    <p class="tray-aside" role="status">
      {text}
    </p>
  ) : null;
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
    <div class="prompt" data-idle={props.tokens.length === 0 && !props.why}>
      <p role="status">{props.why || condemned(props.view) + promptText(props)}</p>
      {props.tokens.length > 0 && (
        <button type="button" class="sign" aria-label={t("carnaval-back")} onClick={() => props.choose([])}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function Withdraw(props: TrayProps) {
  return (
    <button type="button" class={`retract ${hints(props, "retract")}`.trim()} onClick={() => props.choose(["retract"])}>
      <StatementSign kind="retract" /> {t("carnaval-verb-retract")}
    </button>
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
  if (word === "pass") return passText(view.phase, view.moves);
  if (word === "ready") return readyText(view);
  if (word === "not-ready" && view.phase === "defence") return t("carnaval-do-speak-again");
  if (word === "next" && waved) return t("carnaval-do-next-without", { who: joinNames(view.to_act, names) });
  return t(`carnaval-do-${word}`);
}
