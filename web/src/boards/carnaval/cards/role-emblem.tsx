/** The emblem of each role, and the card it is on. Drawn in a square of 48. */

import { roleName } from "../describe.ts";
import { campOf } from "../model.ts";
import type { Role } from "../wire.ts";

const CAP =
  "M12 36C10 25 14 15 10 13 6 12 4 18 4 24 1 12 8 5 14 8 19 11 20 18 22 24 22 16 21 9 24 6 27 9 26 16 26 24 28 18 29 11 34 8 40 5 47 12 44 24 44 18 42 12 38 13 34 15 38 25 36 36Z";
const BELLS = "M4 23a3.2 3.2 0 1 0 .1 0zM44 23a3.2 3.2 0 1 0 .1 0zM24 2a3.2 3.2 0 1 0 .1 0z";
const SMALL_MASK =
  "M6 20C13 16 20 18 24 20 28 18 35 16 42 20 43 30 36 35 29 32 26 31 25 28 24 28S22 31 19 32C12 35 5 30 6 20Z";
const SLITS = "M12 23q4-3 8 2-4 3-8-2zM36 23q-4-3-8 2 4 3 8-2z";

/** The parts filled with colour, the solid parts, and the lines. */
interface Drawing {
  fill?: string;
  full?: string;
  line?: string;
}

const DRAWINGS: Record<Role, Drawing> = {
  guest: { fill: SMALL_MASK, full: SLITS, line: "M42 22l2 22M12 18q6-2 8 0" },
  prankster: { fill: CAP, full: BELLS, line: "M11 42h26M12 36h24M22 24L19 36M26 24l3 12" },
  musician: {
    fill: "M14 8C8 20 12 34 24 38 36 34 40 20 34 8 32 16 31 24 24 26 17 24 16 16 14 8Z",
    line: "M12 9h24M20 9v17M24 9v18M28 9v17M24 38v5M17 44h14",
  },
  soldier: {
    fill: "M24 5L40 11C40 26 34 37 24 43 14 37 8 26 8 11Z",
    line: "M15 16L33 34M33 16L15 34M13 20l6-6M35 20l-6-6",
  },
  "evil-genie": {
    fill: "M6 30C14 30 16 26 24 26S34 30 43 24C42 34 34 39 26 39H20C13 39 8 36 6 30Z",
    line: "M16 43h16M24 39v4M24 26v-4M20 22h8M42 22C46 18 36 16 40 11 43 8 38 6 40 3M34 28c6 4 10 0 9-4",
    full: "M24 16a2 2 0 1 0 .1 0z",
  },
  "mask-lender": {
    fill: "M4 14C9 11 16 12 19 14 22 12 29 11 34 14 35 22 30 27 24 25 21 24 21 22 19 22S17 24 14 25C8 27 3 22 4 14Z",
    full: "M9 17q3-2 6 2-3 2-6-2zM29 17q-3-2-6 2 3 2 6-2z",
    line: "M36 24C41 23 44 24 45 25 46 34 40 38 34 36 31 35 31 33 29 33S27 35 24 36C19 38 14 35 14 29M30 6q6 0 8 6l-4-1M38 12l2-4",
  },
  "little-old-man": {
    fill: "M12 22H34V30H12Z",
    line: "M12 6V43M34 30V43M12 22V6Q10 4 8 6M34 22v8M12 36h22M42 43V22Q42 17 38 17",
  },
  avenger: {
    fill: "M24 3L29 10V28H19V10Z",
    line: "M11 28H37M24 28V40M24 10V24",
    full: "M24 39a3.5 3.5 0 1 0 .1 0zM11 25a3 3 0 1 0 .1 0zM37 25a3 3 0 1 0 .1 0z",
  },
  painter: {
    fill: "M22 8C10 8 4 17 5 26 6 36 16 42 24 40 29 38 24 33 27 30 31 27 40 31 41 22 42 13 32 8 22 8Z",
    full: "M13 19a3 3 0 1 0 .1 0zM22 12a3 3 0 1 0 .1 0zM32 15a3 3 0 1 0 .1 0zM13 28a3 3 0 1 0 .1 0z",
    line: "M44 6L30 25",
  },
  "master-prankster": { fill: CAP, full: BELLS, line: "M9 46l1-8 7 4 7-6 7 6 7-4 1 8z" },
  gentleman: {
    fill: "M14 30L16 9H32L34 30Z",
    line: "M6 31C12 36 36 36 42 31 40 27 37 28 34 29M6 31C8 27 11 28 14 29M15 24q9 3 18 0M40 38L24 44 10 40",
    full: "M28 20l4-2v6z",
  },
  "dancing-prankster": {
    fill: "M7 37C5 30 6 22 8 15H19C20 22 25 26 31 26 37 26 38 22 37 18 36 13 43 11 45 18 47 28 40 37 30 37Z",
    full: "M38 9a3.2 3.2 0 1 0 .1 0z",
    line: "M6 15h15M5 42h30M12 8q2-4 5 0M24 12q4-2 6 2M10 30q8 2 14-3",
  },
  winegrower: {
    fill: "M16 18a4.5 4.5 0 1 0 .1 0zM24 18a4.5 4.5 0 1 0 .1 0zM32 18a4.5 4.5 0 1 0 .1 0zM20 25.5a4.5 4.5 0 1 0 .1 0zM28 25.5a4.5 4.5 0 1 0 .1 0zM24 33a4.5 4.5 0 1 0 .1 0z",
    line: "M24 18V6M24 12C32 4 40 8 41 13 34 16 28 16 24 12M24 9q-8-4-13 0",
  },
  chef: {
    fill: "M8 34C8 20 16 14 24 14S40 20 40 34Z",
    full: "M24 8a3 3 0 1 0 .1 0z",
    line: "M4 34H44M8 40H40M15 30q1-9 8-11",
  },
  hypnotist: {
    fill: "M24 16a13.5 13.5 0 1 0 .1 0z",
    line: "M24 30c2-3 6 0 4 3-3 4-9 2-9-4 0-6 9-8 13-2 3 5 0 12-8 12M24 16V9M20 3q4-3 8 0 2 4-4 6-6-2-4-6",
  },
  casanova: {
    fill: "M24 40C10 30 6 24 6 17A9 9 0 0 1 24 14 9 9 0 0 1 42 17C42 24 38 30 24 40Z",
    line: "M4 40L17 30M31 19L44 8M44 8h-7M44 8v7M4 40v-5M4 40h5M15 14q-5 1-4 6",
  },
  isabella: {
    fill: "M24 42L4 22C8 10 16 6 24 6S40 10 44 22Z",
    line: "M24 42L11 13M24 42L19 7M24 42L29 7M24 42L37 13M7 25Q24 10 41 25",
    full: "M24 38a3.5 3.5 0 1 0 .1 0z",
  },
};

export function EmblemDrawing({ role }: { role: Role }) {
  const { fill, full, line } = DRAWINGS[role];
  return (
    <g class={`role-emblem of-${campOf(role)}`}>
      {fill && <path d={fill} class="tint" />}
      {line && <path d={line} class="line" />}
      {full && <path d={full} class="full" />}
    </g>
  );
}

export function RoleEmblem({ role, size = 28 }: { role: Role; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" class="emblem-of-role" aria-hidden="true">
      <EmblemDrawing role={role} />
    </svg>
  );
}

/** A card, face up or covered. */
export function RoleCard({ role }: { role: Role | null }) {
  return (
    <svg viewBox="0 0 60 84" class={role ? `role-card of-${campOf(role)}` : "role-card covered"} aria-hidden="true">
      <rect x="1" y="1" width="58" height="82" rx="6" class="paper" />
      <path d="M7 78V34C7 20 24 20 30 7 36 20 53 20 53 34V78Z" class="arch" />
      {role ? (
        <g transform="translate(8 27) scale(.92)">
          <EmblemDrawing role={role} />
        </g>
      ) : (
        <path d="M30 26l9 13-9 13-9-13zM30 44l9 13-9 13-9-13zM16 42l6 9-6 9-6-9zM44 42l6 9-6 9-6-9z" class="back" />
      )}
    </svg>
  );
}

/** A role with its emblem, within text. */
export function RoleName({ role }: { role: Role }) {
  return (
    <span class="role-name">
      <RoleEmblem role={role} size={22} />
      {roleName(role)}
    </span>
  );
}
