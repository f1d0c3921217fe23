/** Where a reaction can be shown beside whoever it came from, without covering what others read or press. Pure. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Point = Pick<Box, "left" | "top">;
type Size = Pick<Box, "width" | "height">;

const EDGE_PX = 8; // kept free at the edges of the screen
const PART_PX = 4; // a place nearby isn't left for less than that

/** The place around or on a person that covers least; of equal ones the first, nearest to their upper edge. */
export function placeBeside(person: Box, bubble: Size, screen: Size, taken: readonly Box[]): Point {
  let best: Point = { left: EDGE_PX, top: EDGE_PX };
  let least = Number.POSITIVE_INFINITY;
  for (const place of placesAround(person, bubble).map((point) => within(point, bubble, screen))) {
    const covered = taken.reduce((sum, box) => sum + overlap({ ...place, ...bubble }, box), 0);
    if (covered >= least - (least === Number.POSITIVE_INFINITY ? 0 : PART_PX)) continue;
    best = place;
    least = covered;
  }
  return best;
}

/** On the person's upper edge, on the person, below, and at the sides; each at their end, in the middle and at the start. */
function placesAround({ left, top, width, height }: Box, bubble: Size): Point[] {
  const across = [left + width - bubble.width, left + (width - bubble.width) / 2, left];
  const down = [top + (height - bubble.height) / 2, top - bubble.height / 2, top - bubble.height, top + height];
  const sides = [left + width, left - bubble.width].map((x) => ({ left: x, top: top + (height - bubble.height) / 2 }));
  return [...down.flatMap((y) => across.map((x) => ({ left: x, top: y }))), ...sides];
}

function within({ left, top }: Point, bubble: Size, screen: Size): Point {
  const clamp = (at: number, furthest: number) => Math.max(EDGE_PX, Math.min(furthest - EDGE_PX, at));
  return { left: clamp(left, screen.width - bubble.width), top: clamp(top, screen.height - bubble.height) };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
