/** A square of the board: free, possible for a card, or with a mask on it. */
import { HALF_MASK } from "../../../art/emblem.tsx";
import { FeatureIcons, Mask } from "../art/mask.tsx";
import { squareName } from "../labels.ts";
import { cardsFor, directionOf, JUMBO, moveOf } from "../model.ts";
import { looked, pointsOf, type Sight, sidesIn } from "../sight.ts";

interface SquareProps {
  sight: Sight;
  at: string;
  /** Whether this is the board's one Tab stop. */
  stop: boolean;
}

export function Square({ sight, at, stop }: SquareProps) {
  const laid = sight.view.board[at];
  return (
    <button
      type="button"
      class={`square ${marks(sight, at).join(" ")}`}
      data-square={at}
      tabIndex={stop ? 0 : -1}
      aria-label={squareName(sight, at)}
      aria-pressed={sight.choice.square === at}
    >
      {laid ? <Mask card={laid} /> : <Free sight={sight} at={at} />}
    </button>
  );
}

function marks(sight: Sight, at: string): string[] {
  const { view, last, choice, refused, hint } = sight;
  const said: [string, boolean][] = [
    [at in view.board ? "laid" : "free", true],
    ["open", isOpen(sight, at)],
    ["last", last === at],
    ["chosen", choice.square === at],
    ["hinted", hint.square === at],
    ["refused", refused.square === at],
  ];
  return said.filter(([, so]) => so).map(([mark]) => mark);
}

/** Whether the chosen card fits here; with no card chosen, whether any does. */
function isOpen({ worth, choice }: Sight, at: string): boolean {
  return choice.card === null ? cardsFor(worth, at).length > 0 : worth.has(moveOf(choice.card, at));
}

function Free({ sight, at }: { sight: Sight; at: string }) {
  const { card, square } = looked(sight);
  if (card !== null && square === at) return <Ghost sight={sight} card={card} at={at} />;
  const points = pointsOf(sight, sight.choice.card, at);
  if (at === JUMBO) return <Jumbo />;
  return points === null ? <span class="at">{at}</span> : <PointsBadge points={points} />;
}

function Jumbo() {
  return (
    <svg viewBox="0 0 96 96" class="jumbo" aria-hidden="true">
      <circle cx="48" cy="48" r="44" />
      <path d={HALF_MASK} fill-rule="evenodd" transform="translate(13 12) scale(.73)" />
    </svg>
  );
}

/** The points that a square is worth. */
export function PointsBadge({ points }: { points: number | null }) {
  return points === null ? null : <span class="badge">{points}</span>;
}

/** A card as it would lie here, and on each edge what it has in common with its neighbour. */
function Ghost({ sight, card, at }: { sight: Sight; card: string; at: string }) {
  return (
    <>
      <span class="ghost">
        <Mask card={card} />
      </span>
      {sidesIn(sight, card, at).map(({ square, shared }) => (
        <span key={square} class={`edge edge-${directionOf(at, square)} ${shared.length === 0 ? "strange" : ""}`}>
          {shared.length === 0 ? <Cross /> : <FeatureIcons card={card} features={shared} />}
        </span>
      ))}
    </>
  );
}

export function Cross() {
  return (
    <svg viewBox="0 0 24 24" class="cross" aria-hidden="true">
      <path d="M5 5l14 14M19 5L5 19" />
    </svg>
  );
}
