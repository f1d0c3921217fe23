/** The players: points and racks, closed until the end; and the pool. */
import { BotMark } from "../../components/bot-mark.tsx";
import type { Seat } from "../../wire/game.ts";
import { t } from "../../words/words.ts";
import { CardBack, Mask } from "./art/mask.tsx";
import { maskName } from "./card.ts";
import type { Sight } from "./sight.ts";

export function Guests({ sight }: { sight: Sight }) {
  return (
    <section class="guests" aria-label={t("mascarade-players")}>
      <ul>
        {sight.view.rack_sizes.map((_, seat) => (
          <Guest key={seat} sight={sight} seat={seat} />
        ))}
      </ul>
      <Pool count={sight.view.pool_size} />
    </section>
  );
}

function Guest({ sight, seat }: { sight: Sight; seat: Seat }) {
  const { view, names } = sight;
  const count = view.rack_sizes[seat] ?? 0;
  return (
    <li
      class={`guest ${view.to_act.includes(seat) ? "on-turn" : ""} ${hasWon(sight, seat) ? "winner" : ""}`}
      data-seat={seat}
    >
      <span class="unseen">{spoken(sight, seat)}</span>
      <span class="name" aria-hidden="true">
        {names[seat]}
        <BotMark seat={seat} />
      </span>
      {view.options.scoring === "points" && (
        <span class="score" aria-hidden="true">
          {view.scores[seat]}
        </span>
      )}
      <span class="hand" aria-hidden="true">
        <CardBack />
        {count}
      </span>
      {isOpen(sight, seat) && <OpenRack sight={sight} seat={seat} />}
    </li>
  );
}

function hasWon({ view }: Sight, seat: Seat): boolean {
  return view.outcome?.winners.includes(seat) ?? false;
}

function spoken({ view, names }: Sight, seat: Seat): string {
  const facts = { who: names[seat] ?? "", cards: t("mascarade-cards", { count: view.rack_sizes[seat] ?? 0 }) };
  if (view.options.scoring === "out") return t("mascarade-player-out", facts);
  return t("mascarade-player", { ...facts, score: t("mascarade-points", { points: view.scores[seat] ?? 0 }) });
}

/** At the end everybody shows what was left. Before that, another player's rack is known only in a replay. */
function isOpen({ view }: Sight, seat: Seat): boolean {
  return view.outcome !== null || (view.racks[seat] != null && seat !== view.seat);
}

function OpenRack({ sight: { view }, seat }: { sight: Sight; seat: Seat }) {
  return (
    <span class="open-rack">
      {view.racks[seat]?.map((card) => (
        <span key={card} class="left-over" role="img" aria-label={t("mascarade-card", { mask: maskName(card) })}>
          <Mask card={card} />
        </span>
      ))}
    </span>
  );
}

function Pool({ count }: { count: number }) {
  return (
    <p class={`pool ${count === 0 ? "empty" : ""}`}>
      <span class="unseen">{t("mascarade-pool", { count })}</span>
      <span class="name" aria-hidden="true">
        {t("mascarade-pool-name")}
      </span>
      <span class="pile" aria-hidden="true">
        <CardBack />
        <b>{count}</b>
      </span>
    </p>
  );
}
