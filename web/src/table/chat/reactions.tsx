/** Reactions: a row of them to send, and those that were just sent. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { ReactionSign } from "../../art/reaction-sign.tsx";
import { storedSignal } from "../../browser/stored-signal.ts";
import { attempt } from "../../components/notice.tsx";
import type { React } from "../../wire/messages.ts";
import { t } from "../../words/words.ts";
import { useBoard } from "../stage/stage.tsx";
import type { TableState } from "../state.ts";
import type { TableProps } from "../table-props.ts";
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
  // Again and again: whoever it is may move, as when a game begins or ends.
  useLayoutEffect(() => {
    const follow = () => {
      if (bubble.current) moveTo(bubble.current, seat === null ? undefined : personAt(seat));
    };
    follow();
    const timer = setInterval(follow, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [seat]);
  return (
    <li ref={bubble}>
      <ReactionSign name={sign} />
      <span>{name}</span>
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

const EDGE_PX = 8; // pixels kept free at the edges of the screen

const OVERLAP_PX = 8; // so that a bubble belongs to its person without covering their name

/** On the upper edge of the person, and within the screen. */
function moveTo(bubble: HTMLElement, person: Element | undefined): void {
  bubble.removeAttribute("style");
  if (!person) return;
  const { left, top, width } = person.getBoundingClientRect();
  const furthest = innerWidth - bubble.offsetWidth - EDGE_PX;
  const across = Math.max(EDGE_PX, Math.min(furthest, left + (width - bubble.offsetWidth) / 2));
  const down = Math.max(EDGE_PX, top - bubble.offsetHeight + OVERLAP_PX);
  Object.assign(bubble.style, { position: "fixed", left: `${across}px`, top: `${down}px` });
}
