/** Reactions: a row of them to send, and those that were just sent. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { ReactionSign } from "../../art/reaction-sign.tsx";
import { storedSignal } from "../../browser/stored-signal.ts";
import { attempt } from "../../components/notice.tsx";
import type { React } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { useBoard } from "../stage/stage.tsx";
import type { TableState } from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { type Box, placeBeside } from "./bubble-place.ts";
import { lastOfEach, type Reaction, reactionsOfBots, reactionsOfPeople } from "./reactions-in.ts";
import { useLatest } from "./use-latest.ts";

const SIGNS = ["bravo", "heart", "laugh", "wow", "ouch", "hmm"] as const satisfies readonly React["sign"][];
const SHOWN_MS = 5000;
const FOLLOW_MS = 200;
const MAX_SHOWN = 3; // at once

/** Anyone who doesn't want to see them can turn them off on this device. */
export const reactionsSetting = storedSignal<"on" | "off">("reactions", "on");

interface ReactionRowProps extends TableProps {
  sent?: (() => void) | undefined;
}

export function ReactionRow({ connection, table: { info }, sent }: ReactionRowProps) {
  const may = info.talk ?? true;
  const on = reactionsSetting.value === "on";
  const react = async (sign: React["sign"]) => {
    const taken = await attempt(connection.send({ command: "react", sign }).then(() => true));
    if (taken) sent?.();
  };
  return (
    <>
      {on && (
        <fieldset class="reactions" disabled={!may}>
          <legend class="unseen">{t("page-reactions")}</legend>
          {SIGNS.map((sign) => (
            <button
              key={sign}
              type="button"
              class="sign"
              aria-label={t(`page-sign-${sign}`)}
              title={t(`page-sign-${sign}`)}
              onClick={() => void react(sign)}
            >
              <ReactionSign name={sign} />
            </button>
          ))}
        </fieldset>
      )}
      <label class="choice">
        <input type="checkbox" checked={on} onChange={() => (reactionsSetting.value = on ? "off" : "on")} />
        {t("page-reactions-show")}
      </label>
    </>
  );
}

/** Reactions that arrived while somebody was looking, each for a moment, beside whoever it came from. */
export function LatestReactions({ table }: { table: TableState }) {
  const board = useBoard(table.info.game);
  const hasBots = table.info.phase !== "gathering" && table.info.chairs.some(({ bot }) => bot);
  return (
    <>
      <Latest reactions={reactionsOfPeople(table)} />
      {board && hasBots && <Latest reactions={reactionsOfBots(table, board)} />}
    </>
  );
}

function Latest({ reactions }: { reactions: readonly Reaction[] }) {
  const all = useLatest(reactions, SHOWN_MS, MAX_SHOWN);
  if (reactionsSetting.value === "off") return null;
  const latest = lastOfEach(all);
  return (
    <ul class="latest-reactions" aria-live="polite" aria-label={t("page-reactions")}>
      {latest.map(({ key, ...reaction }) => (
        <ReactionBubble key={key} {...reaction} />
      ))}
    </ul>
  );
}

function ReactionBubble({ name, sign, seat }: Reaction) {
  const bubble = useRef<HTMLLIElement>(null);
  const [isBeside, setBeside] = useState(false);
  // Again and again: whoever it is may move, as when a game begins or ends.
  useLayoutEffect(() => {
    const follow = () => {
      const person = seat === null ? undefined : personAt(seat);
      setBeside(person !== undefined);
      if (bubble.current) moveTo(bubble.current, person);
    };
    follow();
    const timer = setInterval(follow, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [seat, isBeside]);
  return (
    <li ref={bubble} class={isBeside ? "beside-person" : ""}>
      <ReactionSign name={sign} />
      <span class={isBeside ? "unseen" : ""}>{name}</span>
      <span class="unseen">{t(`page-sign-${sign}`)}</span>
    </li>
  );
}

/** Where a person is drawn on this screen: on the board, in the list of players, or on a seat. */
function personAt(seat: number): Element | undefined {
  const places = [`.on-stage [data-seat="${seat}"]`, `[data-chair="${seat}"]`];
  return places.flatMap((place) => [...document.querySelectorAll(place)]).find(isVisible);
}

function isVisible(element: Element): boolean {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
}

/** What people press, and other reactions. */
const WHOLE = "button, a, input, summary, .latest-reactions li";
/** And what they read. */
const WRITTEN = `${WHOLE}, h1 span, p, dd, li, td, th, [data-seat] *, [data-chair] *`;

function moveTo(bubble: HTMLElement, person: Element | undefined): void {
  if (!person) {
    bubble.removeAttribute("style");
    return;
  }
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const screen = { width: innerWidth, height: innerHeight };
  const { left, top } = placeBeside(person.getBoundingClientRect(), size, screen, taken(bubble));
  Object.assign(bubble.style, { position: "fixed", left: `${left}px`, top: `${top}px` });
}

/** The lines of what is written, what can be pressed, and other reactions. */
function taken(bubble: Element): Box[] {
  const others = [...document.querySelectorAll(WRITTEN)].filter((one) => !bubble.contains(one) && !isUnseen(one));
  return others.flatMap((one) => (one.matches(WHOLE) ? [one.getBoundingClientRect()] : linesOf(one)));
}

function isUnseen(element: Element): boolean {
  return element.closest(".unseen") !== null || element.getClientRects().length === 0;
}

/** Only its own: an element around others, or one that is wider than its text, leaves room. */
function linesOf(element: Element): Box[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE) return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}
