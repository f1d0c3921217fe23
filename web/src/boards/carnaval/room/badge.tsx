/** What lies in front of a guest, as a small seal. */
import { t } from "../../../words/words.ts";
import type { Badge } from "../model.ts";

/** Drawn in a square of 24. */
const PATHS: Record<Badge, string> = {
  accused: "M12 3v11M12 18v2",
  watched: "M2 12q10-12 20 0-10 12-20 0zM12 9a3 3 0 1 0 .1 0z",
  served: "M4 16q0-9 8-9t8 9zM2 19h20M12 4v3",
  wine: "M7 3h10q1 9-5 10-6-1-5-10zM12 13v7M8 21h8",
  barred: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM6 6l12 12",
  mark: "M4 19L7 6l5 7 5-7 3 13z",
  invitation: "M3 6h18v13H3zM3 7l9 7 9-7",
  spare: "M3 9q5-3 9 0 4-3 9 0 0 8-6 7-2 0-3-3-1 3-3 3-6 1-6-7zM7 11h2M15 11h2",
  again: "M3 9q5-3 9 0 4-3 9 0 0 8-6 7-2 0-3-3-1 3-3 3-6 1-6-7zM8 3a8 8 0 0 1 8 0M16 3v-2M16 3h-3",
  turned: "M3 19C1 11 4 7 7 7l3 5 2-8 2 8 3-5c3 0 6 4 4 12z",
  charmed: "M12 20C4 14 3 11 3 8.5a4.5 4.5 0 0 1 9-1 4.5 4.5 0 0 1 9 1C21 11 20 14 12 20z",
  ready: "M5 13l5 5L20 6",
};

export function BadgeSign({ badge }: { badge: Badge }) {
  return (
    <span class={`badge is-${badge}`}>
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[badge]} />
      </svg>
    </span>
  );
}

/** As a sentence, where there is room for one: nobody can guess whose the mark is. */
export function badgeText(badge: Badge): string {
  return badge === "mark" ? `${t("carnaval-thing-mark")}. ${t("carnaval-does-mark")}` : badgeName(badge);
}

export function badgeName(badge: Badge): string {
  return t(`carnaval-badge-${badge}`);
}
