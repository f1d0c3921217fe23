/** A stack of crosses in 3D, project from the front and from above, so that every level shows. */
import type { Kind } from "../model.ts";
import { MARKS } from "./wood.ts";

const SIZE = 84;
const LEVEL = 21;
const DEEP = 0.5; // how much of its depth is visible …
const ASIDE = 0.2; // … and how far that leans to the right

type Point = readonly [x: number, y: number, z: number];

/** Where a point in space is on the screen: x to the right, y away from the viewer, z up; a cross is one wide. */
function project([x, y, z]: Point): string {
  return `${((x + y * ASIDE) * SIZE).toFixed(1)} ${(-y * DEEP * SIZE - z * LEVEL).toFixed(1)}`;
}

function outline(points: readonly Point[]): string {
  return `M${points.map(project).join("L")}Z`;
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

/** An upright side over a line on the ground. */
function side(x1: number, y1: number, x2: number, y2: number): string {
  return outline([
    [x1, y1, 0],
    [x1, y1, 1],
    [x2, y2, 1],
    [x2, y2, 0],
  ]);
}

const TOP = outline(CORNERS.map(([x, y]): Point => [x, y, 1]));
/** The visible sides, the far ones first: later ones hide parts of them. */
const SIDES: readonly (readonly [shade: "shade" | "front", outline: string])[] = [
  ["shade", side(A, A, A, E)],
  ["front", side(-E, -A, -A, -A)],
  ["front", side(A, -A, E, -A)],
  ["shade", side(E, -A, E, A)],
  ["shade", side(A, -E, A, -A)],
  ["front", side(-A, -E, A, -E)],
];
const WHOLE = SIDES.map(([, outline]) => outline).join("") + TOP;

/** A line of the grain on top: along the arm towards the viewer, or across it. */
function along(x: number): string {
  return `M${project([x, -0.48, 1])}Q${project([x + 0.05, -0.2, 1])} ${project([x, 0.05, 1])}T${project([x, 0.48, 1])}`;
}

function across(y: number): string {
  return `M${project([-0.48, y, 1])}Q${project([-0.2, y + 0.05, 1])} ${project([0.05, y, 1])}T${project([0.48, y, 1])}`;
}

const GRAINS: readonly string[] = [
  along(-0.11) + along(0.08) + across(-0.08) + across(0.07),
  along(-0.06) + along(0.11) + across(-0.11) + across(0.03),
];

/** The grain of the two sides beside the near arm, where there is no mark. */
const FRONT_GRAIN = [0.3, 0.7]
  .flatMap((z) => [
    `M${project([-0.49, -A, z])}L${project([-0.28, -A, z + 0.06])}`,
    `M${project([0.2, -A, z + 0.05])}L${project([0.48, -A, z])}`,
  ])
  .join("");

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
      <path d={FRONT_GRAIN} class="grain" />
      {highest && <path d={GRAINS[saw % 2]} class="grain" />}
      <FrontMark kind={kind} />
      {highest && <TopMark kind={kind} />}
    </g>
  );
}

/** On the front of the near arm: what is visible of the levels below. */
function FrontMark({ kind }: { kind: Kind }) {
  const x = -E * ASIDE * SIZE;
  const y = E * DEEP * SIZE - LEVEL / 2;
  const size = kind === "o" ? 1.25 : 0.95;
  return <path d={MARKS[kind]} class="mark" fill-rule="evenodd" transform={`translate(${x} ${y}) scale(${size})`} />;
}

/** It lies on the top, so it is nearly as flat as that. */
function TopMark({ kind }: { kind: Kind }) {
  const size = kind === "o" ? 1.9 : 1.35;
  const lie = `matrix(${size} 0 ${-ASIDE * size} ${DEEP * 1.25 * size} 0 ${-LEVEL})`;
  return <path d={MARKS[kind]} class="mark" fill-rule="evenodd" transform={lie} />;
}
