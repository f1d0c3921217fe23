/** A guest of the ball, drawn from the seat's number: cloth and sign, one of five masks, one of three headdresses. */
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { clothOf, signPath } from "./seat-sign.ts";

const SKINS = ["#f0c9a4", "#c98f62", "#8a5a3b", "#e3b088", "#a8744c"];
const HAIRS = ["#3a2416", "#7b4a22", "#191521", "#b98a45", "#8d8f99", "#5a2a1e", "#d9c9a0"];

interface CostumeProps {
  seat: number;
  lady: boolean;
  masked: boolean;
}

/** Which seats play ladies, wherever a small head is drawn. */
export const Ladies = createContext<readonly number[]>([]);

/** A guest as a small token: their head, in front of their cloth. */
export function Head({ seat, size = 22 }: { seat: number; size?: number }) {
  const lady = useContext(Ladies).includes(seat);
  return (
    <svg class="token costume-head" width={size} height={size} viewBox="3 -2 94 94" aria-hidden="true">
      <circle cx="50" cy="45" r="44" fill={clothOf(seat)} stroke="#fff3d6" stroke-width="3" />
      <HeadOf seat={seat} lady={lady} />
      <Mask kind={seat % 5} trim={clothOf(seat)} />
    </svg>
  );
}

export function Costume({ seat, lady, masked }: CostumeProps) {
  const skin = skinOf(seat);
  return (
    <svg class="costume" viewBox="0 0 100 122" aria-hidden="true">
      <HeadOf seat={seat} lady={lady}>
        {lady ? <Gown seat={seat} skin={skin} /> : <Coat seat={seat} skin={skin} />}
      </HeadOf>
      <g class={masked ? "mask" : "mask off"}>
        <Mask kind={seat % 5} trim={clothOf(seat)} />
      </g>
      <Sign seat={seat} />
    </svg>
  );
}

// -- heads

function skinOf(seat: number): string {
  return SKINS[(seat * 3) % SKINS.length] ?? "";
}

interface HeadProps extends Pick<CostumeProps, "seat" | "lady"> {
  /** What is worn between the hair and the face. */
  children?: ComponentChildren;
}

function HeadOf({ seat, lady, children }: HeadProps) {
  const hair = HAIRS[(seat * 2) % HAIRS.length] ?? "";
  return (
    <>
      {lady ? <Curls hair={hair} /> : <Wig hair={hair} />}
      {children}
      <Face skin={skinOf(seat)} lady={lady} seat={seat} />
      <path d={lady ? FRINGE : WAVE} fill={hair} />
      <Headdress kind={Math.floor(seat / 5) % 3} lady={lady} seat={seat} />
    </>
  );
}

const FRINGE = "M28 50C26 30 36 23 50 23S74 30 72 50C70 40 62 35 50 35S30 40 28 50Z";
const WAVE = "M28 46C26 30 36 23 50 23S74 30 72 46C68 38 60 37 52 33 44 38 32 37 28 46Z";

function Curls({ hair }: { hair: string }) {
  const curls = [
    [50, 22, 15],
    [29, 46, 7],
    [27, 58, 7],
    [30, 70, 6],
    [71, 46, 7],
    [73, 58, 7],
    [70, 70, 6],
  ];
  return (
    <g fill={hair}>
      {curls.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
  );
}

function Wig({ hair }: { hair: string }) {
  return (
    <g fill={hair}>
      <ellipse cx="50" cy="48" rx="25" ry="26" />
      <path d="M66 62q12 8 6 26l-10-4z" />
    </g>
  );
}

function Face({ skin, lady, seat }: { skin: string; lady: boolean; seat: number }) {
  return (
    <g>
      <path d="M43 70h14v16q-7 6-14 0z" fill={skin} />
      <path d="M29 48C29 34 38 28 50 28S71 34 71 48C71 64 61 79 50 79S29 64 29 48Z" fill={skin} class="rim" />
      <g class="features">
        <ellipse cx="41" cy="52" rx="2.6" ry="3.2" fill="#231a14" />
        <ellipse cx="59" cy="52" rx="2.6" ry="3.2" fill="#231a14" />
        <path d="M36 45.5q5-3.5 9-.5M64 45.5q-5-3.5-9-.5" class="line" />
        <path d="M50 53l-2.5 8h4" class="line" />
        <path d={seat % 2 ? "M42 68q8 6 16 0" : "M43 69q7 3 14-1"} class="line" />
        {lady && <path d="M45 67.5q5-2 10 0-5 5-10 0z" fill="#b5423c" />}
        <circle cx="36" cy="61" r="3.6" fill="#d9684f" opacity=".35" />
        <circle cx="64" cy="61" r="3.6" fill="#d9684f" opacity=".35" />
      </g>
    </g>
  );
}

// -- clothes

function Coat({ seat, skin }: { seat: number; skin: string }) {
  return (
    <g>
      <path d="M43 72h14v14h-14z" fill={skin} />
      <path d="M6 122C6 98 24 87 40 84L50 92 60 84C76 87 94 98 94 122Z" fill={clothOf(seat)} class="rim" />
      <path d="M40 84L32 92 46 122H54L68 92 60 84 50 92Z" fill="#fff3d6" class="rim" />
      <path d="M20 100v22M80 100v22" class="braid" />
    </g>
  );
}

function Gown({ seat, skin }: { seat: number; skin: string }) {
  return (
    <g>
      <path d="M22 104C24 90 38 88 43 84H57C62 88 76 90 78 104L70 122H30Z" fill={skin} class="rim" />
      <path
        d="M8 122C8 104 18 95 26 93 30 106 44 108 50 102 56 108 70 106 74 93 82 95 92 104 92 122Z"
        fill={clothOf(seat)}
        class="rim"
      />
      <path d="M26 93C30 106 44 108 50 102 56 108 70 106 74 93" class="braid" />
      <path d="M39 86q11 9 22 0" class="pearls" />
    </g>
  );
}

function Sign({ seat }: { seat: number }) {
  return (
    <g>
      <circle cx="50" cy="110" r="11.5" fill={clothOf(seat)} stroke="#f3d48a" stroke-width="2" />
      <path d={signPath(seat)} fill="#fff8e6" fill-rule="evenodd" transform="translate(41.6 101.6) scale(.7)" />
    </g>
  );
}

// -- headdresses

function Headdress({ kind, lady, seat }: { kind: number; lady: boolean; seat: number }) {
  const cloth = clothOf(seat);
  if (kind === 0) return <Plumes cloth={cloth} side={lady ? -1 : 1} />;
  if (kind === 1) return <Horns cloth={cloth} />;
  return lady ? <Tiara cloth={cloth} /> : <Tricorn cloth={cloth} />;
}

function Plumes({ cloth, side }: { cloth: string; side: number }) {
  return (
    <g transform={`translate(50 0) scale(${side} 1)`}>
      <path d="M6 32C10 18 22 8 34 8 32 20 20 30 6 32Z" fill={cloth} class="rim" />
      <path d="M6 32C4 18 10 6 20 2 24 14 16 26 6 32Z" fill="#fff3d6" class="rim" />
      <path d="M6 32C16 24 30 22 40 26 34 34 18 36 6 32Z" fill="#e2b04a" class="rim" />
      <circle cx="7" cy="31" r="4.5" fill="#e2b04a" class="rim" />
    </g>
  );
}

function Horns({ cloth }: { cloth: string }) {
  return (
    <g class="rim">
      <path
        d="M28 40C24 26 12 24 8 32 10 16 30 10 40 24 44 8 56 8 60 24 70 10 90 16 92 32 88 24 76 26 72 40 60 32 40 32 28 40Z"
        fill={cloth}
      />
      <path d="M40 24C44 8 56 8 60 24L57 34q-7-1-14 0Z" fill="#e2b04a" />
      <circle cx="8" cy="34" r="4" fill="#f3d48a" />
      <circle cx="92" cy="34" r="4" fill="#f3d48a" />
      <circle cx="50" cy="9" r="4" fill="#f3d48a" />
    </g>
  );
}

function Tricorn({ cloth }: { cloth: string }) {
  return (
    <g class="rim">
      <path d="M34 30C34 12 66 12 66 30Z" fill="#241d2b" />
      <path d="M12 30C26 38 40 26 50 16 60 26 74 38 88 30 80 42 66 40 50 38 34 40 20 42 12 30Z" fill="#241d2b" />
      <path d="M14 31C28 38 40 28 50 18 60 28 72 38 86 31" class="braid" />
      <circle cx="50" cy="26" r="4" fill={cloth} />
    </g>
  );
}

function Tiara({ cloth }: { cloth: string }) {
  return (
    <g class="rim">
      <path d="M28 38L22 18 36 26 40 8 50 22 60 8 64 26 78 18 72 38Q50 28 28 38Z" fill="#e2b04a" />
      <circle cx="50" cy="28" r="4" fill={cloth} />
      <circle cx="40" cy="10" r="2.5" fill="#fff8e6" />
      <circle cx="60" cy="10" r="2.5" fill="#fff8e6" />
    </g>
  );
}

// -- masks

const EYES = "M34 51C37 46 43 46 46 52 42 56 37 56 34 51ZM66 51C63 46 57 46 54 52 58 56 63 56 66 51Z";
const HALF =
  "M25 46C33 40 44 43 50 45 56 43 67 40 75 46 76 58 67 65 59 63 54 61 53 58 50 58S46 61 41 63C33 65 24 58 25 46Z";
const SHAPES = [
  HALF,
  "M28 38H72L70 58 78 76C70 86 58 82 50 78 42 82 30 86 22 76L30 58Z",
  "M27 48C27 33 37 27 50 27S73 33 73 48C73 66 62 82 50 82S27 66 27 48Z",
  "M25 44C33 38 67 38 75 44 76 56 68 63 60 62 62 74 74 82 90 84 70 92 48 86 43 62 34 64 24 58 25 44Z",
  "M24 28L38 39Q50 35 62 39L76 28 76 50C74 62 66 66 58 63L50 69 42 63C34 66 26 62 24 50Z",
];
const PAINT = [
  "M30 44q8-3 16 2M70 44q-8-3-16 2M50 47l3 4-3 4-3-4z",
  "M50 42V66M40 66h20M33 42h12M67 42H55",
  "M50 32l4 6-4 6-4-6zM43 69q7-4 14 0-7 7-14 0zM36 62l-4 6M64 62l4 6",
  "M58 64q4 12 20 18M32 44q8-3 12 1M68 44q-8-3-12 1",
  "M50 62l-3-4h6zM40 60l-16 2M40 62l-14 7M60 60l16 2M60 62l14 7M50 40v9",
];
const GROUNDS = ["#f3d48a", "#fbf3e0", "#fff7ea", "#efe6d2", "#2b2436"];

function Mask({ kind, trim }: { kind: number; trim: string }) {
  const dark = kind === 4;
  return (
    <g class="rim">
      <path d={SHAPES[kind]} fill={GROUNDS[kind]} />
      <path d={EYES} fill={dark ? "#f3d48a" : "#1a1322"} stroke="none" />
      <path d={PAINT[kind]} class="paint" stroke={dark ? "#f3d48a" : trim} />
    </g>
  );
}
