/** Who has won, and with how much. */
import type { Outcome } from "../../wire/game.ts";
import { t } from "../../words/words.ts";
import { Coin } from "./coin.tsx";
import { ranking } from "./model.ts";
import { Knob } from "./stick.tsx";

export function Ranking({ outcome, names }: { outcome: Outcome; names: readonly string[] }) {
  return (
    <section class="scene ranking">
      <h2>{t(outcome.reason)}</h2>
      <ol>
        {ranking(outcome.scores).map((seat) => (
          <li key={seat} data-seat={seat} data-won={outcome.winners.includes(seat)}>
            <Knob seat={seat} />
            <span class="who">{names[seat]}</span>
            {outcome.winners.includes(seat) && <span class="laurel">{t("mask-wins")}</span>}
            <Coin />
            <strong>{t("mask-points", { points: outcome.scores[seat] ?? 0 })}</strong>
          </li>
        ))}
      </ol>
    </section>
  );
}
