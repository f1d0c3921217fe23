/** A card as the house writes it: five signs, one for each feature. */

import { hasSentence, t } from "../../words/words.ts";
import type { Feature } from "./wire.ts";

export const FEATURES: readonly Feature[] = ["face", "hair", "eyes", "nose", "mouth"];

export function signOf(card: string, feature: Feature): string {
  return card[FEATURES.indexOf(feature)] ?? "";
}

/** The features that two cards have in common. */
export function sharedBy(one: string, other: string): Feature[] {
  return FEATURES.filter((feature) => signOf(one, feature) === signOf(other, feature));
}

/** What a mask looks like, in words. Masks from another box keep their signs. */
export function maskName(card: string): string {
  const facts = Object.fromEntries(FEATURES.map((feature) => [feature, valueName(card, feature)]));
  return t("mascarade-mask", facts);
}

/** One feature of a mask, in words: curly hair. */
export function featureName(card: string, feature: Feature): string {
  return t(`mascarade-one-${feature}`, { value: valueName(card, feature) });
}

function valueName(card: string, feature: Feature): string {
  const value = signOf(card, feature);
  const key = `mascarade-${feature}-${value}`;
  return hasSentence(key) ? t(key) : value;
}
