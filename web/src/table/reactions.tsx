/** Signs instead of words: a row of them to send, and those that were just sent. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Sign } from "../art/sign.tsx";
import { attempt } from "../look/notice.tsx";
import { remembered } from "../look/remembered.ts";
import type { React } from "../wire/wire.ts";
import { t } from "../words/words.ts";
import type { Happening, Standing } from "./model.ts";
import type { RoomProps } from "./room.ts";
import { useLatest } from "./use-latest.ts";

const SIGNS = ["bravo", "heart", "laugh", "wow", "ouch", "hmm"] as const satisfies readonly React["sign"][];
const SHOWN = 5000; // milliseconds
const MOST = 3; // at once

/** Whoever does not want to see them turns them off on this device. */
export const reactions = remembered<"on" | "off">("reactions", "on");

interface ReactProps extends RoomProps {
  sent?: (() => void) | undefined;
}

export function ReactionRow({ line, standing: { frame }, sent }: ReactProps) {
  const may = frame.talk ?? true;
  const on = reactions.value === "on";
  const react = async (sign: React["sign"]) => {
    const taken = await attempt(line.ask({ ask: "react", sign }).then(() => true));
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
              <Sign name={sign} />
            </button>
          ))}
        </fieldset>
      )}
      <label class="choice">
        <input type="checkbox" checked={on} onChange={() => (reactions.value = on ? "off" : "on")} />
        {t("page-reactions-show")}
      </label>
    </>
  );
}

interface Reaction {
  name: string;
  sign: React["sign"];
  /** Null: from the gallery. */
  seat: number | null;
}

/** Those that came while somebody looks, each for a moment, beside the person who sent it. */
export function LatestReactions({ standing }: { standing: Standing }) {
  const latest = useLatest(signsIn(standing.sights[0]?.log ?? []), SHOWN, MOST);
  if (reactions.value === "off") return null;
  return (
    <ul class="latest-reactions" aria-live="polite" aria-label={t("page-reactions")}>
      {latest.map(({ key, ...reaction }) => (
        <Shown key={key} {...reaction} />
      ))}
    </ul>
  );
}

function Shown({ name, sign, seat }: Reaction) {
  const bubble = useRef<HTMLLIElement>(null);
  // Every time: the person may have moved, as when the game begins.
  useLayoutEffect(() => {
    const person = seat === null ? undefined : personAt(seat);
    if (bubble.current) moveTo(bubble.current, person);
  });
  return (
    <li ref={bubble}>
      <Sign name={sign} />
      <span>{name}</span>
      <span class="unseen">{t(`page-sign-${sign}`)}</span>
    </li>
  );
}

/** Where somebody is drawn on this screen: on the board, in the list of players, or on a seat. */
function personAt(seat: number): Element | undefined {
  const places = [`.on-stage [data-seat="${seat}"]`, `[data-chair="${seat}"]`];
  return places.flatMap((place) => [...document.querySelectorAll(place)]).find(isInSight);
}

function isInSight(element: Element): boolean {
  const { width, top, bottom } = element.getBoundingClientRect();
  return width > 0 && top >= 0 && bottom <= innerHeight;
}

const EDGE = 8; // pixels that stay free at the edges of the screen

/** Over the upper edge of the person, and within the screen. */
function moveTo(bubble: HTMLElement, person: Element | undefined): void {
  bubble.removeAttribute("style");
  if (!person) return;
  const { left, top, width } = person.getBoundingClientRect();
  const furthest = innerWidth - bubble.offsetWidth - EDGE;
  const across = Math.max(EDGE, Math.min(furthest, left + (width - bubble.offsetWidth) / 2));
  const down = Math.max(EDGE, top - bubble.offsetHeight / 2);
  Object.assign(bubble.style, { position: "fixed", left: `${across}px`, top: `${down}px` });
}

function signsIn(log: readonly Happening[]): Reaction[] {
  const reacted = log.filter(({ event }) => event === "reacted") as unknown as Partial<Reaction>[];
  return reacted.map(({ name, sign, seat }) => ({
    name: String(name),
    sign: sign as React["sign"],
    seat: seat ?? null,
  }));
}
