/** What is being looked at: a mask in words, or a move and what it would gain on each side. */

import { t } from "../../words/words.ts";
import { FeatureIcon, Mask } from "./art/mask.tsx";
import { type BoardState, looked, pointsOf, sidesIn } from "./board-state.ts";
import { FEATURES, featureName } from "./card.ts";
import { whyOver } from "./describe.ts";
import { Cross } from "./field/square.tsx";
import { cardsFor, directionOf, isCrowded, moveOf, openedBy, partInUse, squaresFor } from "./model.ts";
import type { Side } from "./wire.ts";

interface PanelProps {
  state: BoardState;
  confirm(move: string): void;
  putBack(): void;
}

export function Panel({ state, confirm, putBack }: PanelProps) {
  const { card, square } = looked(state);
  const mask = card ?? state.view.board[square ?? ""];
  return (
    <section class="panel">
      <Deeds state={state} confirm={confirm} putBack={putBack} />
      <div aria-live="polite">
        {card !== null && square !== null ? (
          <>
            <Sides from={square} card={card} sides={sidesIn(state, card, square)} />
            <Opens state={state} square={square} />
          </>
        ) : (
          <>
            <p class="advice">
              {advice(state)} {goesOn(state) && <span class="drag">{t("mascarade-drag")}</span>}
            </p>
            {mask ? <Portrait card={mask} /> : <Goal state={state} />}
          </>
        )}
      </div>
    </section>
  );
}

function advice({ worth, choice, rack, view, names }: BoardState): string {
  const { card, square } = choice;
  if (view.outcome) return whyOver(view, names) ?? "";
  if (worth.size === 0) return t(rack === null ? "mascarade-watch" : "mascarade-wait");
  if (card !== null)
    return t(squaresFor(worth, card).length > 0 ? "mascarade-choose-square" : "mascarade-fits-nowhere");
  if (square === null || square in view.board) return t("mascarade-choose");
  return t(cardsFor(worth, square).length > 0 ? "mascarade-choose-card" : "mascarade-nothing-fits", { at: square });
}

/** What it is all about, in one line. */
function Goal({ state: { view } }: { state: BoardState }) {
  return view.outcome ? null : <p class="goal">{t(`mascarade-goal-${view.options.scoring}`)}</p>;
}

/** What a move would leave to the next player: the most points now aren't always the best. */
function Opens({ state: { view, worth }, square }: { state: BoardState; square: string }) {
  const opening = worth.size > 0 && view.options.scoring === "points" ? openedBy(view.board, square) : null;
  return opening && <p class="opens">{t("mascarade-opens", { ...opening })}</p>;
}

/** Whether the board may be larger than its window, while there is nothing else to say. */
function goesOn({ choice, view }: BoardState): boolean {
  return choice.card === null && isCrowded(partInUse(view.board));
}

/** A mask seen up close, and its description. */
function Portrait({ card }: { card: string }) {
  return (
    <div class="about">
      <span class="portrait">
        <Mask card={card} />
      </span>
      <ul class="features">
        {FEATURES.map((feature) => (
          <li key={feature}>{featureName(card, feature)}</li>
        ))}
      </ul>
    </div>
  );
}

function Sides({ from, card, sides }: { from: string; card: string; sides: readonly Side[] }) {
  if (sides.length === 0) return <p class="advice">{t("mascarade-alone", { at: from })}</p>;
  return (
    <ul class="sides">
      {sides.map(({ square, shared }) => (
        <li key={square}>
          <b>{t(`mascarade-side-${directionOf(from, square)}`)}</b>
          <span class="shared">
            {shared.length === 0 && (
              <span class="strange">
                <Cross />
                {t("mascarade-side-strange")}
              </span>
            )}
            {shared.map((feature) => (
              <span key={feature} class="in-common">
                <FeatureIcon card={card} feature={feature} />
                {featureName(card, feature)}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Deeds({ state, confirm, putBack }: PanelProps) {
  const { card, square } = state.shown;
  if (card === null || state.worth.size === 0) return null;
  return (
    <div class="deeds">
      {square !== null && (
        <button type="button" class="gold" onClick={() => confirm(moveOf(card, square))}>
          {layLabel(pointsOf(state, card, square))}
        </button>
      )}
      <button type="button" onClick={putBack}>
        {t("mascarade-put-back")}
      </button>
    </div>
  );
}

function layLabel(points: number | null): string {
  return points === null ? t("mascarade-lay-plain") : t("mascarade-lay", { points });
}
