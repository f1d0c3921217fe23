/** What is always at hand: a bar below the board on a phone, icons beside the turn heading on a large screen. */
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { storedSignal } from "../../browser/stored-signal.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { attempt } from "../../components/notice.tsx";
import { suggestsMove } from "../../learn/guide.ts";
import type { View } from "../../wire/game.ts";
import type { TableInfo } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { useUnread } from "../chat/chat.tsx";
import { isAlone, isAwaited } from "../state.ts";
import type { SeatScreenProps } from "./play.tsx";
import type { SideSheetName } from "./sheets/side-sheet.tsx";
import type { Decision } from "./use-decision.ts";

export interface ToolsProps extends SeatScreenProps {
  decision: Decision;
  open: Signal<SideSheetName | null>;
  /** Whether everybody is still reading what was just shown. */
  quiet: boolean;
}

/** Single-letter shortcuts get in the way of people who use speech input, so they can be turned off. */
export const shortcutsSetting = storedSignal<"on" | "off">("shortcuts", "on");

export function Tools(props: ToolsProps) {
  const { table, seatState, decision, open } = props;
  const unread = useUnread(table, open.value === "chat");
  const actions = keyActions(props);
  useShortcuts(actions);
  const plays = seatState.seat !== null && table.info.phase === "playing";
  const hints = plays && table.info.hints;
  return (
    <div class="tools" role="toolbar" aria-label={t("page-tools")}>
      <Tool icon="chat" label="chat" action={actions.c} small marked={unread > 0} />
      <Tool icon="log" label="log" action={actions.l} small />
      {plays && <Tool icon="undo" label="undo" action={actions.u} large hidden={!mayTakeBack(props)} />}
      {hints && (
        <Tool icon="hint" label="hint" action={actions.h} busy={decision.thinking} hidden={!mayAskHint(props)} />
      )}
      <Tool icon="rules" label="rules" action={actions.r} />
      <Tool icon="more" label="more" action={actions.m} />
    </div>
  );
}

/** No bot knows how to lead, and in a lesson nobody contradicts the guide. */
export function mayAskHint({ table: { info }, view, quiet }: Pick<ToolsProps, "table" | "view" | "quiet">): boolean {
  const presides = view.seat !== null && view.seat >= view.seats;
  const allowed = info.hints && !presides && !suggestsMove(info.guide, view.moves);
  return (
    allowed === true && (info.hush ? isFreeInHush(info, view) && !quiet : view.moves.length > 0) && isAwaited(view)
  );
}

/**
 * In a hush only among bots, with something to choose from: someone looking over a shoulder must not see from a button
 * who was called.
 */
function isFreeInHush(info: TableInfo, { seat, moves }: View): boolean {
  const tapped = seat !== null && info.nodded?.includes(seat);
  return isAlone(info) && !info.guide && !tapped && moves.length > 1;
}

/** Whether the house would accept it. */
export function mayTakeBack({
  table: { info },
  seatState: { seat },
}: Pick<SeatScreenProps, "table" | "seatState">): boolean {
  return seat !== null && (info.undoable?.includes(seat) ?? false);
}

type KeyActions = Record<string, () => void>;

/** The actions, by their key. */
function keyActions(props: ToolsProps): KeyActions {
  const { connection, table, seatState, decision, open } = props;
  const show = (name: SideSheetName) => () => {
    open.value = name;
  };
  const always = { c: show("chat"), l: show("log"), r: show("rules"), m: show("more"), "?": show("keys") };
  const { seat } = seatState;
  if (seat === null || table.info.phase !== "playing") return always;
  const undo = () => (mayTakeBack(props) ? void attempt(connection.send({ command: "undo", seat })) : undefined);
  const hint = () => (mayAskHint(props) ? decision.requestHint() : undefined);
  return { ...always, h: hint, u: undo };
}

function useShortcuts(actions: KeyActions): void {
  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (shortcutsSetting.value === "off" || key.ctrlKey || key.metaKey || key.altKey || isTyping(key.target)) return;
      const action = actions[key.key];
      if (!action) return;
      key.preventDefault();
      action();
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
  label: string;
  action: (() => void) | undefined;
  small?: boolean;
  large?: boolean;
  busy?: boolean;
  marked?: boolean;
  /** Keeps its place when hidden, so that the others stay where a finger finds them. */
  hidden?: boolean;
}

function Tool({ icon, label, action, small, large, busy, marked, hidden }: ToolProps) {
  const size = small ? "only-small" : large ? "only-large" : "";
  return (
    <button type="button" class={`tool ${size} ${hidden ? "absent" : ""}`} aria-busy={busy} onClick={() => action?.()}>
      <Icon name={icon} />
      <span>{t(`page-tool-${label}`)}</span>
      {marked && <span class="dot">{t("page-unread")}</span>}
    </button>
  );
}
