/** A stack of crosses in space, seen from the front and from above, so that every level shows. */
import type { Kind } from "./model.ts";
import { MARKS } from "./wood.ts";

const SIZE = 84;
const LEVEL = 21;
const DEEP = 0.5; // how much of its depth one sees …
const ASIDE = 0.2; // … and how far that leans to the right

type Point = readonly [x: number, y: number, z: number];

/** Where a point of the room is on the screen: x to the right, y away from us, z up; a cross is one wide. */
function seen([x, y, z]: Point): string {
  return `${((x + y * ASIDE) * SIZE).toFixed(1)} ${(-y * DEEP * SIZE - z * LEVEL).toFixed(1)}`;
}

function outline(points: readonly Point[]): string {
  return `M${points.map(seen).join("L")}Z`;
}

const A = 1 / 6; // half the width of an arm
const E = 1 / 2; // its end
const CORNERS: readonly (readonly [number, number])[] = [
  [-A, -E],
  [A, -E],
  [A, -A],
  [E, -A],
  [E, A],
  [A, A],
  [A, E],
  [-A, E],
  [-A, A],
  [-E, A],
  [-E, -A],
  [-A, -A],
];

/** An upright side over a line of the ground. */
function side(x1: number, y1: number, x2: number, y2: number): string {
  return outline([
    [x1, y1, 0],
    [x1, y1, 1],
    [x2, y2, 1],
    [x2, y2, 0],
  ]);
}

const TOP = outline(CORNERS.map(([x, y]): Point => [x, y, 1]));
/** The sides that one sees, the far ones first: later ones hide parts of them. */
const SIDES: readonly (readonly [shade: "shade" | "front", outline: string])[] = [
  ["shade", side(A, A, A, E)],
  ["front", side(-E, -A, -A, -A)],
  ["front", side(A, -A, E, -A)],
  ["shade", side(E, -A, E, A)],
  ["shade", side(A, -E, A, -A)],
  ["front", side(-A, -E, A, -E)],
];
const WHOLE = SIDES.map(([, outline]) => outline).join("") + TOP;
const GRAIN = [
  "M-10.5 12.5C-4 6 0-8 8-28M-1 12.5C3 2-1-14 14-28M-38-13C-20-10-4-17 36-13M-39-19C-16-23 2-18 40-20",
  "M-9 13C-8 0 2-10 3-38M2 13C8 0 8-18 17-37M-38-15C-10-19 10-12 38-16M-36-25C-14-21 6-26 42-24",
];

/** The stack stands on 0 0; its crosses are drawn from the bottom up. */
export function Stack({ crosses, saw }: { crosses: readonly Kind[]; saw: number }) {
  return crosses.map((kind, level) => (
    <g key={level} transform={`translate(0 ${-level * LEVEL})`}>
      <SolidCross kind={kind} saw={saw + level} highest={level === crosses.length - 1} />
    </g>
  ));
}

function SolidCross({ kind, saw, highest }: { kind: Kind; saw: number; highest: boolean }) {
  return (
    <g class={highest ? `cross cross-${kind} highest` : `cross cross-${kind}`}>
      {highest && <path d={WHOLE} class="halo" />}
      {SIDES.map(([shade, outline]) => (
        <path key={outline} d={outline} class={shade} />
      ))}
      <path d={TOP} class="top" />
      {highest && <path d={GRAIN[saw % 2]} class="grain" />}
      <FrontMark kind={kind} />
      {highest && <TopMark kind={kind} />}
    </g>
  );
}

/** On the front of the near arm: what is left to see of the levels below. */
function FrontMark({ kind }: { kind: Kind }) {
  const x = -E * ASIDE * SIZE;
  const y = E * DEEP * SIZE - LEVEL / 2;
  return <path d={MARKS[kind]} class="mark" fill-rule="evenodd" transform={`translate(${x} ${y}) scale(.95)`} />;
}

/** It lies on the top, so it is as flat as that. */
function TopMark({ kind }: { kind: Kind }) {
  const lie = `matrix(1.35 0 ${-ASIDE * 1.35} ${DEEP * 1.7} 0 ${-LEVEL})`;
  return <path d={MARKS[kind]} class="mark" fill-rule="evenodd" transform={lie} />;
}
