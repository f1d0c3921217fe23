/** The genie has won this player over: who they are now, large, before they are asked for anything as a prankster. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../../../words/words.ts";
import { asRole, describeEvent } from "../describe.ts";
import { isTurned } from "../model.ts";
import type { Event, RecognisesGenie, View } from "../wire.ts";
import { RoleCard } from "./role-emblem.tsx";
import { fellows } from "./welcome.tsx";
import "./welcome.css";

/** Whether the genie has just won this player over. After this dance it is no longer news. */
export function justTurned(view: View, story: readonly Event[]): boolean {
  const { seat } = view;
  const dance = story.slice(story.findLastIndex(({ event }) => event === "dance") + 1);
  return (
    seat !== null && isTurned(view, seat) && dance.some(({ event, seat: who }) => event === "joins" && who === seat)
  );
}

/**
 * Whether this player still has to read the card. `alone`: whether everybody else is a bot. Among people a neighbour
 * would see whose screen has changed, so there the first line of the tray says it.
 */
export function useTurned(view: View, story: readonly Event[], alone: boolean) {
  const shown = useRef(false);
  const read = useSignal(false);
  const turned = justTurned(view, story) && !view.outcome;
  shown.current ||= turned && alone; // it stays when the lights go on
  return { unread: turned && shown.current && !read.value, go: () => (read.value = true) };
}

interface TurnedProps {
  view: View;
  story: readonly Event[];
  names: readonly string[];
  /** Whether this person keeps the card hidden on this screen. */
  covered: boolean;
  uncover(): void;
  go(): void;
}

export function Turned({ view, story, names, covered, uncover, go }: TurnedProps) {
  const role = view.seat === null ? null : view.roles[view.seat];
  if (!role) return null;
  return (
    <section class="board-carnaval first-card turned" aria-label={t("carnaval-cards-unread")}>
      <RoleCard role={covered ? null : "prankster"} />
      <div role="status">
        {covered ? (
          <button type="button" onClick={uncover}>
            {t("carnaval-uncover")}
          </button>
        ) : (
          <>
            <h2>{t("carnaval-turned")}</h2>
            <p>
              {t("carnaval-you-joined")} {fellows(view, names)} {genie(story, names)}
            </p>
            <p>
              <b>{t("carnaval-turned-aim")}</b> {t("carnaval-aim-pranksters")}
            </p>
            <p>{t("carnaval-turned-keeps", { role: asRole(role) })}</p>
          </>
        )}
      </div>
      <div class="go">
        <button type="button" class="gold" onClick={go}>
          {t("carnaval-turned-go")}
        </button>
      </div>
    </section>
  );
}

/** With few players nobody learns who the genie is (CV-6). */
function genie(story: readonly Event[], names: readonly string[]): string {
  const met = story.findLast((event): event is RecognisesGenie => event.event === "recognises-genie");
  const sentence = met && describeEvent(met, names, met.seat);
  return sentence ? t(...sentence) : "";
}
