/** What keeps this player from talking, voting or using their ability, as everybody sees: said for as long as it lasts. */
import { t } from "../../../words/words.ts";
import { nameOf } from "../describe.ts";
import { cardOf, isTalk, isVote } from "../model.ts";
import { BadgeSign } from "../room/badge.tsx";
import type { Role, View } from "../wire.ts";
import { votesWith } from "./prompt-text.ts";
import "./hindered.css";

interface Hindrance {
  badge: "wine" | "charmed" | "mark" | "invitation" | "barred";
  text: string;
}

/** The first thing that this player has to know; null: nothing hinders them. In the dance the call itself says it. */
export function hindrance(view: View, names: readonly string[]): Hindrance | null {
  if (view.seat === null || view.outcome || !isOpenly(view)) return null;
  if (drinks(view)) return { badge: "wine", text: wineText(view, names) };
  if (view.votes_with !== null) return { badge: "charmed", text: votesWith(view, names) };
  return view.phase === "discussion" ? idle(view) : null;
}

/** While hands are up or guests talk: at the verdict every screen looks alike. */
function isOpenly({ phase }: View): boolean {
  return isTalk(phase) || (isVote(phase) && phase !== "verdict");
}

/** Whether this player can neither talk nor vote (CV-23). */
export function drinks({ seat, blocked }: View): boolean {
  return seat !== null && blocked.wine === seat;
}

/** Only an unmasked winegrower pours, so everybody knows them. */
function wineText({ roles }: View, names: readonly string[]): string {
  const seat = roles.indexOf("winegrower");
  return t("carnaval-wine-yours", { who: nameOf(seat, names) });
}

/** In a talk only the ability of an open card could be used. */
function idle({ seat, roles, shown, masked, mark, invitation, blocked, used }: View): Hindrance | null {
  const role = seat === null ? null : roles[seat];
  if (seat === null || !role || !ACTS_IN_TALK.includes(role) || used.includes(role)) return null;
  if (!shown.includes(seat) || masked.includes(seat) || cardOf(role).ability !== "open") return null;
  const badge = mark === seat ? "mark" : invitation === seat ? "invitation" : null;
  const why = badge ?? (blocked.barred.includes(seat) ? "barred" : null);
  return why && { badge: why, text: t("carnaval-hindered", { why }) };
}

const ACTS_IN_TALK: readonly Role[] = ["winegrower", "hypnotist", "dancing-prankster", "casanova", "isabella"];

/** Large, beside the sign that everybody sees in front of this player. */
export function Hindered({ view, names }: { view: View; names: readonly string[] }) {
  const hinders = hindrance(view, names);
  return hinders ? (
    <p class="hindered" role="status">
      <BadgeSign badge={hinders.badge} />
      <span>{hinders.text}</span>
    </p>
  ) : null;
}
