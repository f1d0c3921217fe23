/** The base with its holes, the mask that lies on it, and the sticks that stand through it. */
import { useRef, useState } from "preact/hooks";
import { t } from "../../../words/words.ts";
import {
  HOLES,
  type Hole,
  holeNamed,
  maskShown,
  ownerOf,
  priceOf,
  ringAt,
  SIDE,
  startsOf,
  stepFrom,
  targetsOf,
  tokensOf,
  wayOf,
} from "../model.ts";
import type { Touch } from "../touch.ts";
import type { Way } from "../trail.ts";
import type { Orientation, Preview, Rings, View } from "../wire.ts";
import { Face, RingArt } from "./face.tsx";
import { Stick } from "./stick.tsx";

interface PegboardProps {
  view: View;
  names: readonly string[];
  moves: readonly string[];
  hinted: readonly string[];
  previews: Readonly<Record<string, Preview>>;
  touch: Touch;
  /** The id of the description of the previewed move. */
  previewId: string;
  /** What each seat is being paid now. */
  gains: readonly number[] | null;
  /** The ways that others’ moves have just taken. */
  trail: readonly Way[];
}

export function Pegboard(props: PegboardProps) {
  const { moves, touch } = props;
  const targets = targetsOf(moves, touch.held);
  const starts = startsOf(moves);
  const grid = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const tabbed = stop ?? touch.held ?? starts[0] ?? [...targets.keys()][0] ?? "a1";
  const moveFocus = (hole: Hole, press: KeyboardEvent) => {
    const next = stepFrom(hole, press.key);
    if (next === null) return;
    press.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-hole="${next.name}"]`)?.focus();
  };
  return (
    <div class="base">
      <Margins />
      <div class="field">
        <Painting {...props} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div class="holes" role="group" aria-label={t("mask-base")} ref={grid}>
          {HOLES.map((hole) => (
            <HoleButton
              key={hole.name}
              {...props}
              hole={hole}
              move={targets.get(hole.name)}
              start={starts.includes(hole.name)}
              tabbed={hole.name === tabbed}
              onKeyDown={(press) => moveFocus(hole, press)}
              focused={() => setStop(hole.name)}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** What lies on the base: the mask as it is, or as it would be laid, and the path of a stick. */
function Painting(props: PegboardProps) {
  const { view, previews, touch } = props;
  const [deed, turn] = tokensOf(touch.shown ?? "");
  const ghost = deed === "orient";
  const mask = maskShown(view, touch.shown);
  const orientation = ghost ? (Number(turn) as Orientation) : (view.orientation ?? 0);
  const way = touch.shown ? wayOf(touch.shown, previews) : [];
  const points = way.map(({ column, row }) => `${column * 10 + 5},${row * 10 + 5}`).join(" ");
  return (
    <svg viewBox="0 0 70 70" class="painting" data-ghost={ghost} aria-hidden="true">
      {mask && <Face mask={mask} orientation={orientation} />}
      <RingArt rings={shownRings(props)} />
      {!mask && <circle cx="35" cy="35" r="3.4" class="boss" />}
      {props.trail.map((one) => (
        <Footprints key={one.to} {...one} />
      ))}
      {points && <polyline points={points} class="way" />}
    </svg>
  );
}

/** The hole that a stick has left, and the dots that lead to where it stands now. */
function Footprints({ owner, from, to }: Way) {
  const [left, reached] = [from, to].map(holeNamed).map(({ column, row }) => ({ x: column * 10 + 5, y: row * 10 + 5 }));
  return (
    <g class="footprints" data-colour={owner}>
      <circle cx={left?.x} cy={left?.y} r="2.7" />
      <line x1={left?.x} y1={left?.y} x2={reached?.x} y2={reached?.y} />
    </g>
  );
}

/** The rings as they are, or as the previewed move would lay them; none while it isn't known how the next mask lies. */
function shownRings({ view, previews, touch }: PegboardProps): Rings {
  const previewed = touch.shown ? previews[touch.shown]?.rings : undefined;
  return previewed ?? (maskShown(view, touch.shown) ? view.rings : {});
}

interface HoleButtonProps extends PegboardProps {
  hole: Hole;
  /** The move that a press would play. */
  move: string | undefined;
  /** Whether a stick stands here that can do something. */
  start: boolean;
  tabbed: boolean;
  onKeyDown(press: KeyboardEvent): void;
  focused(): void;
}

function HoleButton(props: HoleButtonProps) {
  const { view, hole, move, start, touch, hinted, tabbed, previewId, onKeyDown, focused } = props;
  const owner = ownerOf(view, hole.name);
  const handlers = touch.onHole(hole.name);
  return (
    <button
      type="button"
      class="hole"
      style={{ gridColumn: hole.column + 1, gridRow: hole.row + 1 }}
      data-hole={hole.name}
      data-open={move !== undefined}
      data-ring={ringAt(shownRings(props), hole.name) > 0}
      data-start={start}
      data-held={touch.held === hole.name}
      data-armed={move !== undefined && touch.armed === move}
      data-hinted={isHinted(hole.name, move, touch.held, hinted)}
      tabIndex={tabbed ? 0 : -1}
      aria-label={holeName(props, owner)}
      aria-pressed={start ? touch.held === hole.name : undefined}
      aria-describedby={move !== undefined && touch.shown === move ? previewId : undefined}
      onKeyDown={onKeyDown}
      {...handlers}
      onFocus={() => {
        focused();
        handlers.onFocus();
      }}
    >
      {owner === null ? <Empty view={view} pay={shownRings(props)[hole.name]} move={move} /> : <Stick seat={owner} />}
      <Wage {...props} owner={owner} />
    </button>
  );
}

/** What a stick here is being paid. */
function Wage({ view, gains, hole, owner }: HoleButtonProps & { owner: number | null }) {
  const gain = ringAt(view.rings, hole.name);
  if (owner === null || gain === 0 || !gains?.[owner]) return null;
  return (
    <span class="wage" aria-hidden="true">
      {t("mask-gain", { gain })}
    </span>
  );
}

/**
 * A free hole: what it pays, with a plus; if a stick can get here for points, a coin with what that costs. A ring that
 * can be reached says both: that's what has to be weighed.
 */
export function Empty({ view, pay, move }: { view: View; pay: number | undefined; move: string | undefined }) {
  const price = move === undefined ? null : priceOf(view, move);
  if (pay === undefined) return price === null ? <span class="free" /> : <Free says="price" points={price} />;
  return (
    <>
      <Free says="pay" points={pay} />
      {price !== null && <span class="fare">−{price}</span>}
    </>
  );
}

function Free({ says, points }: { says: "pay" | "price"; points: number }) {
  return (
    <span class="free" data-says={says}>
      {points}
    </span>
  );
}

/** A hinted move is highlighted where it begins and, once its stick is held, where it ends. */
function isHinted(hole: string, move: string | undefined, held: string | null, hinted: readonly string[]): boolean {
  if (move !== undefined && hinted.includes(move)) return true;
  return held === null && startsOf(hinted).includes(hole);
}

function holeName(props: HoleButtonProps, owner: number | null): string {
  const { view, names, hole, move, start, hinted, touch } = props;
  const at = hole.name;
  const parts = [owner === null ? t("mask-hole", { at }) : t("mask-hole-stick", { at, who: names[owner] ?? "" })];
  const pay = ringAt(shownRings(props), at);
  if (pay > 0) parts.push(t("mask-hole-ring", { pay }));
  const points = move === undefined ? null : priceOf(view, move);
  if (move !== undefined) parts.push(points === null ? t("mask-hole-open") : t("mask-cost", { points }));
  else if (start) parts.push(t("mask-hole-start"));
  if (isHinted(at, move, touch.held, hinted)) parts.push(t("mask-hole-hinted"));
  return parts.join(", ");
}

/** The letters of the columns and the numbers of the rows. */
function Margins() {
  return Array.from({ length: SIDE }, (_, n) => (
    <>
      <span key={`column${n}`} class="margin" style={{ gridColumn: n + 2, gridRow: 1 }} aria-hidden="true">
        {"abcdefg"[n]}
      </span>
      <span key={`row${n}`} class="margin" style={{ gridColumn: 1, gridRow: n + 2 }} aria-hidden="true">
        {n + 1}
      </span>
    </>
  ));
}
