/** Beside the base: what is going on, what can be done, and what the previewed move would do. */

import { t } from "../../../words/words.ts";
import { GraceUndo } from "../../grace-undo.tsx";
import { joinNames, maskName } from "../describe.ts";
import { hasPaid, movesOf, plainMoves, priceOf, startsOf, targetsOf, tokensOf } from "../model.ts";
import { consequences, moveText, pendingMoveText } from "../move-text.ts";
import type { Touch } from "../touch.ts";
import { type Turn, turnText } from "../trail.ts";
import type { Event, Preview, View } from "../wire.ts";
import { Auction, Bidding } from "./auction.tsx";
import { CardUp } from "./card.tsx";
import { Orienting, TurnedUp } from "./orienting.tsx";

export interface SceneProps {
  view: View;
  names: readonly string[];
  moves: readonly string[];
  hinted: readonly string[];
  previews: Readonly<Record<string, Preview>>;
  touch: Touch;
  due: number | null;
  story?: readonly Event[] | undefined;
  /** What others have just moved. */
  moved?: readonly Turn[];
  play(move: string): void;
  previewId: string;
}

export function Scene(props: SceneProps) {
  const { view, names, moves, touch, previewId } = props;
  if (view.phase === "over") return null;
  const bids = view.phase === "auction" && moves.length > 0;
  return (
    <section class="scene" data-phase={view.phase}>
      <Stakes {...props} />
      {!bids && (
        <div class="preview-text" id={previewId}>
          <SceneText {...props} />
        </div>
      )}
      <div class="deeds">
        {movesOf(moves, "orient").length > 0 && <Orienting {...props} />}
        <div class="row plain">
          {touch.grace.held ? (
            <GraceUndo grace={touch.grace} soon={pendingMoveText(touch.grace.held, names)} />
          ) : (
            <Choices {...props} bids={bids} />
          )}
        </div>
      </div>
    </section>
  );
}

function Choices({ bids, ...props }: SceneProps & { bids: boolean }) {
  const { moves } = props;
  return (
    <>
      <Confirm {...props} />
      {bids && <Bidding {...props} />}
      {[...movesOf(moves, "from", "to"), ...plainMoves(moves)].map((move) => (
        <Deed key={move} {...props} move={move} />
      ))}
    </>
  );
}

/** The card or the mask that it is about. */
function Stakes(props: SceneProps) {
  const { view, moves } = props;
  if (view.phase === "auction") return <Auction {...props} />;
  if (view.phase === "card" && view.auction) return <CardUp drawn={view.auction} />;
  return view.turned_up && moves.length === 0 ? <TurnedUp view={view} /> : null;
}

/** A player who has decided isn't asked anything. A plain button says what it does, so the question stays. */
function SceneText(props: SceneProps) {
  const { touch } = props;
  if (touch.grace.held) return null;
  return touch.shown && tokensOf(touch.shown).length > 1 ? (
    <PreviewText {...props} move={touch.shown} />
  ) : (
    <Situation {...props} />
  );
}

/** The current state while nothing is previewed, and what it is about. */
function Situation(props: SceneProps) {
  const goal = goalOf(props);
  return (
    <>
      <p>{situationText(props)}</p>
      <LastMoves {...props} />
      {goal && <p class="goal soft">{goal}</p>}
    </>
  );
}

/** Screen readers have announced it. */
export function LastMoves({ moved = [], names }: Pick<SceneProps, "moved" | "names">) {
  return moved.map((turn) => (
    <p key={turn.seat} class="last-moves" aria-hidden="true">
      {turnText(turn, names)}
    </p>
  ));
}

/** The goal: in every turn, and until the first mask has paid also in between. */
function goalOf(props: SceneProps): string | null {
  const { view } = props;
  if (view.phase === "place") return t("mask-goal-place");
  if (showsPrices(props)) return t("mask-goal-prices");
  if (view.phase !== "turn" && view.phase !== "move" && hasPaid(view)) return null;
  if (view.seat === null || view.turned_up !== null) return t("mask-goal");
  return t("mask-goal-yours", { gain: view.wages[view.seat] ?? 0 });
}

function situationText({ view, names, moves, touch }: SceneProps): string {
  const who = joinNames(
    [view.auction && "doer" in view.auction ? view.auction.doer : (view.to_act[0] ?? view.turn)],
    names,
  );
  const facts = { who, mask: maskName(view.turned_up ?? view.mask ?? "") };
  if (moves.length === 0) return t(`mask-waits-${view.phase}`, facts);
  if (touch.held) return t(movesOf(moves, "swap").length > 0 ? "mask-swap-with" : "mask-where-to", { at: touch.held });
  if (view.phase === "card" && startsOf(moves).length > 0) return t("mask-choose-stick");
  if (view.phase === "card" && movesOf(moves, "orient").length > 0) return t("mask-choose-direction");
  return t(`mask-asks-${view.phase}`, facts);
}

/** Once a stick is held, the holes no longer show what they pay, but what the path there costs. */
function showsPrices({ view, moves, touch }: SceneProps): boolean {
  const reached = [...targetsOf(moves, touch.held).values()];
  return reached.some((move) => priceOf(view, move) !== null);
}

function PreviewText({ view, names, previews, move }: SceneProps & { move: string }) {
  const preview = previews[move];
  return (
    <>
      <p class="deed">{moveText(move, names)}</p>
      {preview && consequences(view, move, preview, names).map((line) => <p key={line}>{line}</p>)}
    </>
  );
}

/** For a finger that has chosen a hole or an orientation. */
function Confirm({ moves, touch, play }: SceneProps) {
  const { armed } = touch;
  const confirms = armed !== null && moves.includes(armed) && tokensOf(armed).length > 1;
  if (!confirms) return null;
  return (
    <button type="button" class="gold confirm" onClick={() => play(armed)}>
      {t("mask-confirm")}
    </button>
  );
}

function Deed({ view, names, hinted, touch, previewId, move }: SceneProps & { move: string }) {
  const label = moveText(move, names);
  // The only deed that nobody can guess: it is explained before it is pressed.
  const about = move === "draw" ? t("mask-about-draw") : null;
  return (
    <button
      type="button"
      aria-label={about ? `${label}. ${about}` : undefined}
      data-hinted={hinted.includes(move)}
      aria-describedby={touch.shown === move && view.phase !== "auction" ? previewId : undefined}
      {...touch.onPlain(move)}
    >
      {about ? (
        <span class="about-deed">
          {label} <small>{about}</small>
        </span>
      ) : (
        label
      )}
    </button>
  );
}
