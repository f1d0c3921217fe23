/** The player's own rack: large, with fitting cards highlighted. */
import { t } from "../../words/words.ts";
import { Mask } from "./art/mask.tsx";
import { type BoardState, pointsOf } from "./board-state.ts";
import { PointsBadge } from "./field/square.tsx";
import { cardName } from "./labels.ts";
import { moveOf, squaresFor } from "./model.ts";

export function Rack({ state }: { state: BoardState }) {
  return (
    <section class="rack" aria-label={t("mascarade-rack")}>
      {state.rack?.map((card) => (
        <button
          key={card}
          type="button"
          class={`on-rack ${marks(state, card).join(" ")}`}
          data-card={card}
          aria-label={cardName(state, card)}
          aria-pressed={state.choice.card === card}
        >
          <Mask card={card} />
          <PointsBadge points={pointsOf(state, card, state.choice.square)} />
        </button>
      ))}
    </section>
  );
}

function marks(state: BoardState, card: string): string[] {
  const { worth, choice, shown, hint } = state;
  const said: [string, boolean][] = [
    ["chosen", choice.card === card || shown.card === card],
    ["open", choice.card === null && choice.square !== null && worth.has(moveOf(card, choice.square))],
    ["dull", worth.size > 0 && isDull(state, card)],
    ["hinted", hint.card === card],
  ];
  return said.filter(([, so]) => so).map(([mark]) => mark);
}

/** Whether a card is of no use, here or anywhere. */
function isDull({ worth, choice, view }: BoardState, card: string): boolean {
  const at = choice.card === null && choice.square !== null && !(choice.square in view.board) ? choice.square : null;
  return at === null ? squaresFor(worth, card).length === 0 : !worth.has(moveOf(card, at));
}
