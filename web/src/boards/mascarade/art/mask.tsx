/** A mask, put together from the five features of its card. */
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { HOUSE_EMBLEM } from "../../../art/house-emblem.ts";
import { FEATURES, signOf } from "../card.ts";
import type { Feature } from "../wire.ts";
import { EYES } from "./eyes.tsx";
import { FACES, UnknownFace } from "./face.tsx";
import { HAIRS } from "./hair.tsx";
import { MOUTHS } from "./mouth.tsx";
import { NOSES } from "./nose.tsx";

/** Where a feature sits on the mask: its icon is cropped to that area. */
const PLACES: Record<Feature, string> = {
  face: "3 10 94 92",
  hair: "-4 -6 108 108",
  eyes: "22 26 56 42",
  nose: "32 44 36 36",
  mouth: "24 68 52 28",
};

/** Where to draw the sign of a value without a drawing: owners of a box may have other masks (MC-12). */
const SPOTS: Record<Feature, readonly [x: number, y: number]> = {
  face: [24, 84],
  hair: [50, 18],
  eyes: [50, 54],
  nose: [50, 72],
  mouth: [50, 92],
};

const DRAWN = { face: FACES, eyes: EYES, nose: NOSES, mouth: MOUTHS } as const;

function Unknown({ feature, value }: { feature: Feature; value: string }) {
  const [x, y] = SPOTS[feature];
  return (
    <>
      {feature === "face" && <UnknownFace />}
      <text x={x} y={y} class="letter">
        {value}
      </text>
    </>
  );
}

function FeatureLines({ feature, value }: { feature: Feature; value: string }): JSX.Element {
  const Lines = feature === "hair" ? HAIRS[Number(value)]?.before : DRAWN[feature][Number(value)];
  return Lines ? <Lines /> : <Unknown feature={feature} value={value} />;
}

function HairBehind({ value }: { value: string }) {
  const Behind = HAIRS[Number(value)]?.behind;
  return Behind ? <Behind /> : null;
}

/** The face has to come before anything drawn on it, and the nose before the mouth. */
const ORDER: readonly Feature[] = ["face", "mouth", "eyes", "nose", "hair"];

/** There may be a hundred of them: each is drawn once. */
export function Mask({ card }: { card: string }) {
  return useMemo(() => <MaskLines card={card} />, [card]);
}

function MaskLines({ card }: { card: string }) {
  return (
    <svg viewBox="-4 -6 108 108" class="mask" aria-hidden="true">
      <HairBehind value={signOf(card, "hair")} />
      {ORDER.map((feature) => (
        <FeatureLines key={feature} feature={feature} value={signOf(card, feature)} />
      ))}
    </svg>
  );
}

/** A single feature of a card, as a small icon. */
export function FeatureIcon({ card, feature }: { card: string; feature: Feature }) {
  const value = signOf(card, feature);
  return (
    <svg viewBox={PLACES[feature]} class={`mask feature feature-${feature}`} aria-hidden="true">
      {feature === "hair" && <HairBehind value={value} />}
      {feature === "hair" && value === "0" && <path d="M14 52A36 40 0 0 1 86 52" class="thin" />}
      <FeatureLines feature={feature} value={value} />
    </svg>
  );
}

export function FeatureIcons({ card, features }: { card: string; features: readonly Feature[] }) {
  return (
    <>
      {FEATURES.filter((feature) => features.includes(feature)).map((feature) => (
        <FeatureIcon key={feature} card={card} feature={feature} />
      ))}
    </>
  );
}

/** The back of a card, for players who may not see it. */
export function CardBack() {
  return (
    <svg viewBox="0 0 60 72" class="card-back" aria-hidden="true">
      <rect x="1.5" y="1.5" width="57" height="69" rx="9" class="cloth" />
      <rect x="6" y="6" width="48" height="60" rx="6" class="trim" />
      <path d={HOUSE_EMBLEM} class="sign" fill-rule="evenodd" transform="translate(10 12.5) scale(.42)" />
    </svg>
  );
}
