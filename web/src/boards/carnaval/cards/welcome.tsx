/** Before the first dance: this person's card, large, with their goal, their ability, and what comes next. */

import { formatList, t } from "../../../words/words.ts";
import { asRole, nameOf } from "../describe.ts";
import { campOf, isMaster } from "../model.ts";
import type { View } from "../wire.ts";
import { RoleCard } from "./role-emblem.tsx";
import "./welcome.css";

interface WelcomeProps {
  view: View;
  names: readonly string[];
  /** Whether this person keeps the card hidden on this screen. */
  covered: boolean;
  /** Whether all others are bots: then nobody has to tap along. */
  alone: boolean;
  uncover(): void;
  go(): void;
}

/** Anyone who sits down in the middle of an evening already knows what it is about. */
export function isWelcome(view: View): boolean {
  const begins = view.phase === "invitation" || view.phase === "dance";
  return view.seat !== null && !isMaster(view) && view.dance <= 1 && begins;
}

export function Welcome({ view, names, covered, alone, uncover, go }: WelcomeProps) {
  const role = view.seat === null ? null : view.roles[view.seat];
  if (!role) return null;
  return (
    <section class="board-carnaval first-card" aria-label={t("carnaval-cards-unread")}>
      <RoleCard role={covered ? null : role} />
      <div>
        {covered ? (
          <button type="button" onClick={uncover}>
            {t("carnaval-uncover")}
          </button>
        ) : (
          <>
            <h2>{t("carnaval-welcome-card", { role: asRole(role) })}</h2>
            <p>{t(`carnaval-card-${role}`)}</p>
            <p>
              <b>{t("carnaval-welcome-aim")}</b> {t(`carnaval-aim-${campOf(role)}`)} {fellows(view, names)}
            </p>
          </>
        )}
        {/* On a covered screen the genie reads what everybody reads. */}
        {isSmall(view) && (covered || role !== "evil-genie") && <p>{t("carnaval-welcome-small")}</p>}
      </div>
      <div class="next">
        <p>
          <b>{t("carnaval-welcome-next")}</b> {t("carnaval-welcome-dance")}
        </p>
        <p>
          {alone ? t("carnaval-welcome-alone") : `${t("carnaval-welcome-tap")} ${t("carnaval-welcome-cover")}`}{" "}
          {t("carnaval-welcome-roles")}
        </p>
      </div>
      <div class="go">
        <button type="button" class="gold" onClick={go}>
          {t("carnaval-welcome-go")}
        </button>
      </div>
    </section>
  );
}

/** Pranksters see each other when the cards are dealt, and whoever joins them later sees them, too. */
export function fellows({ seat, seats, camps }: View, names: readonly string[]): string {
  if (seat === null || camps[seat] !== "pranksters") return "";
  const others = Array.from({ length: seats }, (_, other) => other);
  const known = others.filter((other) => other !== seat && camps[other] === "pranksters");
  return known.length > 0
    ? t("carnaval-welcome-fellows", {
        count: known.length,
        who: formatList(known.map((other) => nameOf(other, names))),
      })
    : "";
}

/** With four to six players nobody is a prankster before the genie has whispered (CV-6). */
function isSmall({ in_play }: View): boolean {
  return in_play.every((role) => campOf(role) !== "pranksters");
}
