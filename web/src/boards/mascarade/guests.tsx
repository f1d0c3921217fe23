/** The players: points and racks, closed until the end; and the pool. */
import { BotMark } from "../../components/bot-mark.tsx";
import type { Seat } from "../../wire/game.ts";
import { t } from "../../words/words.ts";
import { CardBack, Mask } from "./art/mask.tsx";
import type { BoardState } from "./board-state.ts";
import { maskName } from "./card.ts";

export function Guests({ state }: { state: BoardState }) {
  return (
    <section class="guests" aria-label={t("mascarade-players")}>
      <ul>
        {state.view.rack_sizes.map((_, seat) => (
          <Guest key={seat} state={state} seat={seat} />
        ))}
      </ul>
      <Pool count={state.view.pool_size} />
    </section>
  );
}

function Guest({ state, seat }: { state: BoardState; seat: Seat }) {
  const { view, names } = state;
  const count = view.rack_sizes[seat] ?? 0;
  return (
    <li
      class={`guest ${view.to_act.includes(seat) ? "on-turn" : ""} ${hasWon(state, seat) ? "winner" : ""}`}
      data-seat={seat}
    >
      <span class="unseen">{spoken(state, seat)}</span>
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
      {isOpen(state, seat) && <OpenRack state={state} seat={seat} />}
    </li>
  );
}

function hasWon({ view }: BoardState, seat: Seat): boolean {
  return view.outcome?.winners.includes(seat) ?? false;
}

function spoken({ view, names }: BoardState, seat: Seat): string {
  const facts = { who: names[seat] ?? "", cards: t("mascarade-cards", { count: view.rack_sizes[seat] ?? 0 }) };
  if (view.options.scoring === "out") return t("mascarade-player-out", facts);
  return t("mascarade-player", { ...facts, score: t("mascarade-points", { points: view.scores[seat] ?? 0 }) });
}

/** At the end everybody shows what was left. Before that, another player's rack is known only in a replay. */
function isOpen({ view }: BoardState, seat: Seat): boolean {
  return view.outcome !== null || (view.racks[seat] != null && seat !== view.seat);
}

function OpenRack({ state: { view }, seat }: { state: BoardState; seat: Seat }) {
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
