/** The player's own rack: large, with fitting cards highlighted. */
import { t } from "../../words/words.ts";
import { Mask } from "./art/mask.tsx";
import { PointsBadge } from "./field/square.tsx";
import { cardName } from "./labels.ts";
import { moveOf, squaresFor } from "./model.ts";
import { pointsOf, type Sight } from "./sight.ts";

export function Rack({ sight }: { sight: Sight }) {
  return (
    <section class="rack" aria-label={t("mascarade-rack")}>
      {sight.rack?.map((card) => (
        <button
          key={card}
          type="button"
          class={`on-rack ${marks(sight, card).join(" ")}`}
          data-card={card}
          aria-label={cardName(sight, card)}
          aria-pressed={sight.choice.card === card}
        >
          <Mask card={card} />
          <PointsBadge points={pointsOf(sight, card, sight.choice.square)} />
        </button>
      ))}
    </section>
  );
}

function marks(sight: Sight, card: string): string[] {
  const { worth, choice, shown, hint } = sight;
  const said: [string, boolean][] = [
    ["chosen", choice.card === card || shown.card === card],
    ["open", choice.card === null && choice.square !== null && worth.has(moveOf(card, choice.square))],
    ["dull", worth.size > 0 && isDull(sight, card)],
    ["hinted", hint.card === card],
  ];
  return said.filter(([, so]) => so).map(([mark]) => mark);
}

/** Whether a card is of no use, here or anywhere. */
function isDull({ worth, choice, view }: Sight, card: string): boolean {
  const at = choice.card === null && choice.square !== null && !(choice.square in view.board) ? choice.square : null;
  return at === null ? squaresFor(worth, card).length === 0 : !worth.has(moveOf(card, at));
}
