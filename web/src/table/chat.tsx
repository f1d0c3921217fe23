/** Talk at the table, or in the gallery for those who watch. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useNewest } from "../look/newest.ts";
import { attempt } from "../look/notice.tsx";
import type { Heard } from "../wire/wire.ts";
import { t } from "../words/words.ts";
import type { Happening, Standing } from "./model.ts";
import { ReactionRow } from "./reactions.tsx";
import type { RoomProps } from "./room.ts";
import "./reactions.css";

const LONGEST_TALK = 400;

/** Whether the lines of the chat can be read right now, beside the board or in a sheet. */
export const inSight = signal(false);

const shown = new Set<Element>();

function note(box: Element, isShown: boolean): void {
  if (isShown) shown.add(box);
  else shown.delete(box);
  inSight.value = shown.size > 0;
}

function useInSight(box: { current: Element | null }): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => note(current, entries.at(-1)?.isIntersecting ?? false));
    observer.observe(current);
    return () => {
      observer.disconnect();
      note(current, false);
    };
  }, []);
}

export function Chat(props: RoomProps) {
  return (
    <section class="chat card">
      <h2>{t("page-sheet-chat")}</h2>
      <ChatLines {...props} />
    </section>
  );
}

interface ChatProps extends RoomProps {
  /** When a sign was sent. */
  sent?: () => void;
}

export function ChatLines({ line, standing, sent }: ChatProps) {
  const said = saidAt(standing);
  const box = useNewest<HTMLDivElement>(said.length);
  useInSight(box);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div ref={box} class="chat-lines" role="log" tabIndex={0} aria-label={t("page-sheet-chat")}>
        {said.length === 0 && (
          <p class="soft">{t(standing.seats.length > 0 ? "page-chat-none" : "page-say-gallery")}</p>
        )}
        {said.map(({ name, text, seat }, n) => (
          <p key={n}>
            <strong>{String(name)}</strong>
            {seat == null && <span class="soft"> {t("page-from-gallery")}</span>} {String(text)}
          </p>
        ))}
      </div>
      <Speak line={line} standing={standing} />
      <ReactionRow line={line} standing={standing} sent={sent} />
    </>
  );
}

function Speak({ line, standing: { frame } }: RoomProps) {
  const text = useSignal("");
  const may = frame.talk ?? true;
  const say = async (submit: Event) => {
    submit.preventDefault();
    if (!text.value.trim()) return;
    const taken = await attempt(line.ask({ ask: "say", text: text.value }).then(() => true));
    if (taken) text.value = "";
  };
  return (
    <>
      <form class="join" onSubmit={say}>
        <input
          aria-label={t("page-say-what")}
          placeholder={t("page-say-what")}
          value={text.value}
          maxLength={LONGEST_TALK}
          disabled={!may}
          autocomplete="off"
          onInput={(input) => (text.value = input.currentTarget.value)}
        />
        <button type="submit" disabled={!may}>
          {t("page-say")}
        </button>
      </form>
      {!may && <p class="soft">{t("table-silence")}</p>}
    </>
  );
}

function isSaid(happening: Happening): happening is Heard {
  return happening.event === "said";
}

export function saidAt({ sights }: Standing): Heard[] {
  return sights[0]?.log.filter(isSaid) ?? [];
}

/** How much was said since the talk was last looked at. */
export function useUnread(standing: Standing, looking: boolean): number {
  const said = saidAt(standing).length;
  const read = useSignal(said);
  useEffect(() => {
    if (looking) read.value = said;
  }, [looking, said]);
  return said - read.value;
}
