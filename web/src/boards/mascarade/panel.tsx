/** What is being looked at: a mask in words, or a move and what it would gain on each side. */
import type { Side } from "../../wire/mascarade.ts";
import { t } from "../../words/words.ts";
import { FeatureIcon, Mask } from "./art/mask.tsx";
import { FEATURES, featureName } from "./card.ts";
import { Cross } from "./field/square.tsx";
import { cardsFor, directionOf, isCrowded, moveOf, partInUse, squaresFor } from "./model.ts";
import { looked, pointsOf, type Sight, sidesIn } from "./sight.ts";

interface PanelProps {
  sight: Sight;
  confirm(move: string): void;
  putBack(): void;
}

export function Panel({ sight, confirm, putBack }: PanelProps) {
  const { card, square } = looked(sight);
  const mask = card ?? sight.view.board[square ?? ""];
  return (
    <section class="panel">
      <Deeds sight={sight} confirm={confirm} putBack={putBack} />
      <div aria-live="polite">
        {card !== null && square !== null ? (
          <Sides from={square} card={card} sides={sidesIn(sight, card, square)} />
        ) : (
          <>
            <p class="advice">
              {advice(sight)} {goesOn(sight) && <span class="drag">{t("mascarade-drag")}</span>}
            </p>
            {mask && <Portrait card={mask} />}
          </>
        )}
      </div>
    </section>
  );
}

function advice({ worth, choice, rack, view }: Sight): string {
  const { card, square } = choice;
  if (worth.size === 0) return view.outcome ? "" : t(rack === null ? "mascarade-watch" : "mascarade-wait");
  if (card !== null)
    return t(squaresFor(worth, card).length > 0 ? "mascarade-choose-square" : "mascarade-fits-nowhere");
  if (square === null || square in view.board) return t("mascarade-choose");
  return t(cardsFor(worth, square).length > 0 ? "mascarade-choose-card" : "mascarade-nothing-fits", { at: square });
}

/** Whether the board may be larger than its window, while there is nothing else to say. */
function goesOn({ choice, view }: Sight): boolean {
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

function Deeds({ sight, confirm, putBack }: PanelProps) {
  const { card, square } = sight.shown;
  if (card === null || sight.worth.size === 0) return null;
  return (
    <div class="deeds">
      {square !== null && (
        <button type="button" class="gold" onClick={() => confirm(moveOf(card, square))}>
          {layLabel(pointsOf(sight, card, square))}
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
