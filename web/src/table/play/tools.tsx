/** What is always at hand: a bar below the board on a phone, signs beside the turn on a large screen. */
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { leads } from "../../learn/guide.ts";
import { Icon, type IconName } from "../../look/icon.tsx";
import { attempt } from "../../look/notice.tsx";
import { remembered } from "../../look/remembered.ts";
import { t } from "../../words/words.ts";
import { useUnread } from "../chat.tsx";
import { isAwaited } from "../model.ts";
import type { Decision } from "./decision.ts";
import type { AsSeatProps } from "./play.tsx";
import type { SideSheetName } from "./side-sheet.tsx";

export interface ToolsProps extends AsSeatProps {
  decision: Decision;
  open: Signal<SideSheetName | null>;
}

/** Single letters can be in the way of those who speak to their computer: they can be turned off. */
export const shortcuts = remembered<"on" | "off">("shortcuts", "on");

export function Tools(props: ToolsProps) {
  const { standing, sight, decision, open } = props;
  const unread = useUnread(standing, open.value === "chat");
  const deeds = deedsOf(props);
  useShortcuts(deeds);
  const plays = sight.seat !== null && standing.frame.phase === "playing";
  const hints = plays && standing.frame.hints;
  return (
    <div class="tools" role="toolbar" aria-label={t("page-tools")}>
      <Tool icon="chat" word="chat" deed={deeds.c} small marked={unread > 0} />
      <Tool icon="log" word="log" deed={deeds.l} small />
      {plays && <Tool icon="undo" word="undo" deed={deeds.u} large hidden={!mayTakeBack(props)} />}
      {hints && <Tool icon="hint" word="hint" deed={deeds.h} busy={decision.thinking} hidden={!mayAsk(props)} />}
      <Tool icon="rules" word="rules" deed={deeds.r} />
      <Tool icon="more" word="more" deed={deeds.m} />
    </div>
  );
}

/**
 * Not in a hush: who looks over a shoulder must not see by a button who was called. No bot knows how to preside, and in a
 * lesson nobody contradicts the guide.
 */
function mayAsk({ standing, view }: ToolsProps): boolean {
  const presides = view.seat !== null && view.seat >= view.seats;
  const allowed = standing.frame.hints && !standing.frame.hush && !presides && !leads(standing.frame.guide, view.moves);
  return allowed === true && view.moves.length > 0 && isAwaited(view);
}

/** Whether the house would take it. */
export function mayTakeBack({
  standing: { frame },
  sight: { seat },
}: Pick<AsSeatProps, "standing" | "sight">): boolean {
  return seat !== null && (frame.undoable?.includes(seat) ?? false);
}

type Deeds = Record<string, () => void>;

/** What can be done, by its key. */
function deedsOf(props: ToolsProps): Deeds {
  const { line, standing, sight, decision, open } = props;
  const show = (name: SideSheetName) => () => {
    open.value = name;
  };
  const always = { c: show("chat"), l: show("log"), r: show("rules"), m: show("more"), "?": show("keys") };
  const { seat } = sight;
  if (seat === null || standing.frame.phase !== "playing") return always;
  const undo = () => (mayTakeBack(props) ? void attempt(line.ask({ ask: "undo", seat })) : undefined);
  const hint = () => (mayAsk(props) ? decision.askHint() : undefined);
  return { ...always, h: hint, u: undo };
}

function useShortcuts(deeds: Deeds): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (shortcuts.value === "off" || key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return;
      const deed = deeds[key.key];
      if (!deed) return;
      key.preventDefault();
      deed();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

interface ToolProps {
  icon: IconName;
  word: string;
  deed: (() => void) | undefined;
  small?: boolean;
  large?: boolean;
  busy?: boolean;
  marked?: boolean;
  /** Leaves its place free: the others stay where a finger finds them. */
  hidden?: boolean;
}

function Tool({ icon, word, deed, small, large, busy, marked, hidden }: ToolProps) {
  const size = small ? "only-small" : large ? "only-large" : "";
  return (
    <button type="button" class={`tool ${size} ${hidden ? "absent" : ""}`} aria-busy={busy} onClick={() => deed?.()}>
      <Icon name={icon} />
      <span>{t(`page-tool-${word}`)}</span>
      {marked && <span class="dot">{t("page-unread")}</span>}
    </button>
  );
}
