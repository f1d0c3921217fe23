/** A square of the board: free, possible for a card, or with a mask on it. */
import { HOUSE_EMBLEM } from "../../../art/house-emblem.ts";
import { FeatureIcons, Mask } from "../art/mask.tsx";
import { type BoardState, looked, pointsOf, sidesIn } from "../board-state.ts";
import { squareName } from "../labels.ts";
import { cardsFor, directionOf, JUMBO, moveOf } from "../model.ts";
import { isSplendid } from "../story.ts";

interface SquareProps {
  state: BoardState;
  at: string;
  /** Whether this is the board's one Tab stop. */
  stop: boolean;
}

export function Square({ state, at, stop }: SquareProps) {
  const laid = state.view.board[at];
  return (
    <button
      type="button"
      class={`square ${marks(state, at).join(" ")}`}
      data-square={at}
      tabIndex={stop ? 0 : -1}
      aria-label={squareName(state, at)}
      aria-pressed={state.choice.square === at}
    >
      {laid ? <Laid state={state} at={at} card={laid} /> : <Free state={state} at={at} />}
    </button>
  );
}

function marks(state: BoardState, at: string): string[] {
  const { view, recent, choice, refused, hint } = state;
  const said: [string, boolean][] = [
    [at in view.board ? "laid" : "free", true],
    ["open", isOpen(state, at)],
    ["last", recent.some((event) => event.at === at)],
    ["splendid", recent.some((event) => event.at === at && isSplendid(event, view.board))],
    ["chosen", choice.square === at],
    ["hinted", hint.square === at],
    ["refused", refused.square === at],
  ];
  return said.filter(([, so]) => so).map(([mark]) => mark);
}

/** Whether the chosen card fits here; with no card chosen, whether any does. */
function isOpen({ worth, choice }: BoardState, at: string): boolean {
  return choice.card === null ? cardsFor(worth, at).length > 0 : worth.has(moveOf(choice.card, at));
}

/** For a while, what it scored stays beside it. Drawn, not written: the name of a square needn't repeat what the log says. */
function Laid({ state: { recent }, at, card }: Omit<SquareProps, "stop"> & { card: string }) {
  const points = recent.find((event) => event.at === at)?.points ?? 0;
  return (
    <>
      <Mask card={card} />
      {points > 0 && <span class="scored" data-points={points} />}
    </>
  );
}

function Free({ state, at }: { state: BoardState; at: string }) {
  const { card, square } = looked(state);
  if (card !== null && square === at) return <Ghost state={state} card={card} at={at} />;
  const points = pointsOf(state, state.choice.card, at);
  if (at === JUMBO) return <Jumbo />;
  return points === null ? <span class="at">{at}</span> : <PointsBadge points={points} />;
}

function Jumbo() {
  return (
    <svg viewBox="0 0 96 96" class="jumbo" aria-hidden="true">
      <circle cx="48" cy="48" r="44" />
      <path d={HOUSE_EMBLEM} fill-rule="evenodd" transform="translate(13 12) scale(.73)" />
    </svg>
  );
}

/** The points that a square is worth. */
export function PointsBadge({ points }: { points: number | null }) {
  return points === null ? null : <span class="badge">{points}</span>;
}

/** A card as it would lie here, and on each edge what it has in common with its neighbour. */
function Ghost({ state, card, at }: { state: BoardState; card: string; at: string }) {
  return (
    <>
      <span class="ghost">
        <Mask card={card} />
      </span>
      {sidesIn(state, card, at).map(({ square, shared }) => (
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
