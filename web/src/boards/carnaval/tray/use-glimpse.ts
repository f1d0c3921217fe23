/**
 * A list that can be scrolled ends in the middle of a row, or, if all of that row can be seen, below it: on a phone,
 * which shows no scroll bar, nobody would know otherwise that there is more.
 */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Where a row begins and ends, from the top of the list. */
interface Row {
  top: number;
  bottom: number;
}

const GLIMPSE = 8; // pixels of a row that are enough to notice it
const SHARE = 0.6; // of a row that can't be seen whole
const SIGN = 14; // pixels below a whole row, for most of the sign that there is more

/** How high the list may be if there is that much space. Null: all of it fits. */
export function edgeOf(rows: readonly Row[], space: number): number | null {
  if (rows.every(({ bottom }) => bottom <= space)) return null;
  const last = rows.findLast(({ top }) => top + GLIMPSE <= space);
  if (!last) return null;
  const whole = last.bottom <= space;
  return Math.min(space, whole ? last.bottom + SIGN : last.top + SHARE * (last.bottom - last.top));
}

/** The list, whose height its style limits. */
export function useGlimpse(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rows = list.current;
    if (!rows?.parentElement) return;
    const measure = new ResizeObserver(() => cutThroughARow(rows));
    const mark = () => markEnd(rows);
    measure.observe(rows.parentElement);
    rows.addEventListener("scroll", mark);
    cutThroughARow(rows);
    return () => {
      measure.disconnect();
      rows.removeEventListener("scroll", mark);
    };
  });
  return list;
}

function cutThroughARow(list: HTMLElement): void {
  const { scrollTop } = list;
  list.style.maxHeight = "";
  const { top: start, height } = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll("button, h2")].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return { top: top - start + list.scrollTop, bottom: bottom - start + list.scrollTop };
  });
  const edge = edgeOf(rows, height);
  list.style.maxHeight = edge === null ? "" : `${edge}px`;
  list.scrollTop = scrollTop;
  markEnd(list);
}

/** A sign at the lower edge, for as long as there is more below it. */
function markEnd(list: HTMLElement): void {
  const space = list.parentElement;
  if (!space) return;
  space.dataset.more = String(list.scrollTop + list.clientHeight < list.scrollHeight - GLIMPSE);
  space.style.setProperty("--list-end", `${list.offsetHeight}px`);
}
