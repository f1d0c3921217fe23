/** Chat at the table, or in the gallery for spectators. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { attempt } from "../../components/notice.tsx";
import { useScrollToEnd } from "../../components/use-scroll-to-end.ts";
import type { TableEvent } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { isAlone, type LoggedEvent, type TableState } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { ReactionRow } from "./reactions.tsx";
import "./reactions.css";

const MAX_MESSAGE_LENGTH = 400;

/** Whether the chat's messages are visible right now, beside the board or in a sheet. */
export const isChatVisible = signal(false);

const visibleBoxes = new Set<Element>();

function noteVisibility(box: Element, isShown: boolean): void {
  if (isShown) visibleBoxes.add(box);
  else visibleBoxes.delete(box);
  isChatVisible.value = visibleBoxes.size > 0;
}

function useChatVisibility(box: { current: Element | null }): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new IntersectionObserver((entries) =>
      noteVisibility(current, entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      noteVisibility(current, false);
    };
  }, []);
}

/** Folded while there is nobody to talk to: the log has more use for the room. */
export function Chat(props: TableProps) {
  const unfolded = useSignal(false);
  const foldable = hasNobodyToTalkTo(props.table);
  const open = unfolded.value || !foldable;
  const title = t("page-sheet-chat");
  return (
    <section class={open ? "chat card" : "chat card folded"}>
      <h2>
        {foldable ? (
          <button type="button" aria-expanded={open} onClick={() => (unfolded.value = !open)}>
            {title}
          </button>
        ) : (
          title
        )}
      </h2>
      {open && <ChatMessages {...props} />}
    </section>
  );
}

export function hasNobodyToTalkTo(table: TableState): boolean {
  return table.seats.length > 0 && isAlone(table.info) && chatEvents(table).length === 0;
}

interface ChatProps extends TableProps {
  /** When a reaction was sent. */
  sent?: () => void;
}

export function ChatMessages({ connection, table, sent }: ChatProps) {
  const said = chatEvents(table);
  const box = useScrollToEnd<HTMLDivElement>(said.length);
  useChatVisibility(box);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={box} class="chat-lines" role="log" tabIndex={0} aria-label={t("page-sheet-chat")}>
        {said.length === 0 && <p class="soft">{t("page-chat-none")}</p>}
        {said.map(({ name, text, seat }, n) => (
          <p key={n} class={n < table.recalled.length ? "recalled" : undefined}>
            <strong>{String(name)}</strong>
            {seat == null && <span class="soft"> {t("page-from-gallery")}</span>} {String(text)}
          </p>
        ))}
      </div>
      <ChatForm connection={connection} table={table} />
      <ReactionRow connection={connection} table={table} sent={sent} />
    </>
  );
}

function ChatForm({ connection, table: { info, seats } }: TableProps) {
  const text = useSignal("");
  const may = info.talk ?? true;
  const say = async (submit: Event) => {
    submit.preventDefault();
    if (!text.value.trim()) return;
    const taken = await attempt(connection.send({ command: "say", text: text.value }).then(() => true));
    if (taken) text.value = "";
  };
  return (
    <>
      <form class="join" onSubmit={say}>
        <input
          aria-label={t("page-say-what")}
          placeholder={t("page-say-what")}
          value={text.value}
          maxLength={MAX_MESSAGE_LENGTH}
          disabled={!may}
          autocomplete="off"
          onInput={(input) => (text.value = input.currentTarget.value)}
        />
        <button type="submit" disabled={!may}>
          {t("page-say")}
        </button>
      </form>
      {!may && <p class="soft">{t("table-silence")}</p>}
      {seats.length === 0 && info.phase !== "ended" && <p class="soft">{t("page-say-gallery")}</p>}
    </>
  );
}

function isChatEvent(event: LoggedEvent): event is TableEvent {
  return event.event === "said";
}

/** All that this person could read here, and before that at the tables they come from. */
export function chatEvents({ recalled, seatStates }: TableState): TableEvent[] {
  return [...recalled, ...(seatStates[0]?.log.filter(isChatEvent) ?? [])];
}

/** How many messages have come since the chat was last looked at. */
export function useUnread(table: TableState, looking: boolean): number {
  const said = chatEvents(table).length;
  const read = useSignal(said);
  useEffect(() => {
    if (looking) read.value = said;
  }, [looking, said]);
  return said - read.value;
}
