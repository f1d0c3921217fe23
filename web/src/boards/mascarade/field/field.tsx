/** The board: the part in use and a ring of free squares, as large as there is room for, or zoomed in and scrolled. */
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../words/words.ts";
import type { BoardState } from "../board-state.ts";
import { isCrowded, JUMBO, middleOf, partInUse, rowsOf, squareIn, squaresFor, stepFrom } from "../model.ts";
import { Square } from "./square.tsx";

/** All of it; large enough for a finger; larger. */
const LEVELS = ["all", "near", "close"] as const;

export function Field({ state }: { state: BoardState }) {
  const level = useSignal(1);
  const window = useRef<HTMLDivElement>(null);
  const part = partInUse(state.view.board);
  const rows = rowsOf(part);
  useCentred(window, state.arrived, whereToLook(state), level.value);
  const overflows = useOverflow(window);
  const columns = rows[0]?.length ?? 0;
  const crowded = isCrowded(part);
  return (
    <>
      <section
        class={`field at-${LEVELS[level.value]} ${crowded ? "crowded" : ""}`}
        aria-label={t("mascarade-board")}
        data-overflows={overflows}
        style={{ "--columns": columns, "--rows": rows.length }}
      >
        <div class="window" ref={window}>
          <Squares state={state} rows={rows} step={(at, key) => stepFrom(at, key, part)} />
        </div>
      </section>
      {crowded && <Zoom level={level.value} turn={(to) => (level.value = to)} />}
    </>
  );
}

interface SquaresProps {
  state: BoardState;
  rows: readonly string[][];
  step(at: string, key: string): string | null;
}

/** One Tab stop; the arrow keys lead on from there. */
function Squares({ state, rows, step }: SquaresProps) {
  const stop = useSignal<string | null>(null);
  const squares = rows.flat();
  const first = stop.value !== null && squares.includes(stop.value) ? stop.value : whereToLook(state);
  const moveFocus = (press: KeyboardEvent) => {
    const to = step((press.target as HTMLElement).dataset.square ?? "", press.key);
    if (to === null) return;
    press.preventDefault();
    stop.value = to;
    (press.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-square="${to}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside.
    <div class="squares" onKeyDown={moveFocus}>
      {squares.map((at) => (
        <Square key={at} state={state} at={at} stop={at === first} />
      ))}
    </div>
  );
}

function Zoom({ level, turn }: { level: number; turn(level: number): void }) {
  return (
    <div class="zoom">
      <button type="button" aria-label={t("mascarade-zoom-out")} disabled={level === 0} onClick={() => turn(level - 1)}>
        −
      </button>
      <button
        type="button"
        aria-label={t("mascarade-zoom-in")}
        disabled={level === LEVELS.length - 1}
        onClick={() => turn(level + 1)}
      >
        +
      </button>
    </div>
  );
}

/**
 * The square that should be in view: the chosen one, the centre of the possible ones, or the last one that was laid.
 */
function whereToLook({ choice, worth, hint, recent }: BoardState): string {
  const open = choice.card === null ? [...worth.keys()].map(squareIn) : squaresFor(worth, choice.card);
  return choice.square ?? hint.square ?? middleOf(open) ?? recent.at(-1)?.at ?? JUMBO;
}

/** Whether there is more of the board than its window shows. */
function useOverflow(window: RefObject<HTMLDivElement | null>): boolean {
  const overflows = useSignal(false);
  useLayoutEffect(() => {
    if (window.current) overflows.value = hasMore(window.current);
  });
  return overflows.value;
}

function hasMore({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

/** How long somebody else's mask is looked at before the board moves on. */
const LOOK_MS = 1800;

/**
 * Scrolls a square to the centre unless it is in view: what lies under a finger must not move away. Where somebody else
 * has just laid a mask comes first.
 */
function useCentred(
  window: RefObject<HTMLDivElement | null>,
  arrived: string | null,
  square: string,
  level: number,
): void {
  const looked = useRef<string | null>(null);
  useLayoutEffect(() => {
    const first = arrived !== looked.current && bring(window.current, arrived);
    looked.current = arrived;
    if (!first) return void bring(window.current, square);
    const timer = setTimeout(() => bring(window.current, square), LOOK_MS);
    return () => clearTimeout(timer);
  }, [arrived, square, level]);
}

/** Whether it had to be scrolled. */
function bring(window: HTMLElement | null, square: string | null): boolean {
  const target = window?.querySelector<HTMLElement>(`[data-square="${square}"]`);
  if (!window || !target || inSight(window, target)) return false;
  centre(window, target);
  return true;
}

function inSight(window: HTMLElement, target: HTMLElement): boolean {
  const left = target.offsetLeft - window.scrollLeft;
  const top = target.offsetTop - window.scrollTop;
  const right = left + target.offsetWidth;
  const bottom = top + target.offsetHeight;
  return left >= 0 && top >= 0 && right <= window.clientWidth && bottom <= window.clientHeight;
}

/** Scrolls the board's window, never the page. */
function centre(window: HTMLElement, target: HTMLElement): void {
  const left = startOf(target.offsetLeft, target.offsetWidth, window.clientWidth);
  const top = startOf(target.offsetTop, target.offsetHeight, window.clientHeight);
  window.scrollTo({ left, top, behavior: "smooth" });
}

const MARGIN_PX = 1; // around a square

/** Where the window begins if a square is in its middle, as nearly as no square is cut in two at the beginning. */
export function startOf(square: number, size: number, window: number): number {
  const cell = size + 2 * MARGIN_PX;
  const before = Math.max(0, Math.floor((window - cell) / 2 / cell));
  return square - MARGIN_PX - before * cell;
}
