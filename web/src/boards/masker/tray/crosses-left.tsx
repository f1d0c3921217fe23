/** The goal in one line, and how many crosses of each colour are still on the grid. */

import { t } from "../../../words/words.ts";
import { KINDS, leftOf, ownColour } from "../model.ts";
import type { Captures } from "../story.ts";
import type { Cross, View } from "../wire.ts";
import { LittleCross } from "./cross.tsx";

/** So many of one's own are gone in a turn. */
const FEW = 3;

interface CrossesLeftProps {
  view: View;
  /** The cross that the previewed move would capture. */
  taking: Cross | null;
  /** What the others have just captured. */
  news: readonly Captures[];
}

export function CrossesLeft({ view, taking, news }: CrossesLeftProps) {
  const own = ownColour(view);
  return (
    <section class="left">
      {!view.outcome && <p class="goal">{goal(view)}</p>}
      <ul aria-label={t("masker-on-grid")}>
        {KINDS.map((kind) => (
          <li
            key={kind}
            data-own={kind === own}
            data-none={leftOf(view, kind) === 0}
            data-danger={kind === own && !view.outcome && leftOf(view, kind) <= FEW}
          >
            <LittleCross kind={kind} />
            <span class="unseen">{t("masker-so-many", { count: leftOf(view, kind), cross: kind })}</span>
            <b aria-hidden="true">{leftOf(view, kind)}</b>
            <Change lost={taking === null ? news.filter(({ cross }) => cross === kind).length : 0} />
            {kind === taking && <i aria-hidden="true">{t("masker-left-then", { count: leftOf(view, kind) - 1 })}</i>}
            {kind === own && <span class="yours">{t("page-you")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many have just gone. */
function Change({ lost }: { lost: number }) {
  return lost === 0 ? null : (
    <i class="lost" aria-hidden="true">
      {t("masker-left-less", { count: lost })}
    </i>
  );
}

export function goal(view: View): string {
  const own = ownColour(view);
  if (own === null || view.seat === null) return t("masker-goal-all");
  return t(view.eliminated.includes(view.seat) ? "masker-goal-missed" : "masker-goal", { colour: own });
}
