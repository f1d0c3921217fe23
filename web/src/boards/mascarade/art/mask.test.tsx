import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import { FEATURES } from "../card.ts";
import { FeatureIcon, Mask } from "./mask.tsx";

const VALUES = [..."012345"];

/** A plain mask, except for one feature. */
const withValue = (place: number, value: string) => `00000`.slice(0, place) + value + `00000`.slice(place + 1);

describe.each(FEATURES.map((feature, place) => ({ feature, place })))("$feature", ({ feature, place }) => {
  test("each value has a drawing of its own, on the mask and alone", () => {
    const cards = VALUES.map((value) => withValue(place, value));
    expect(new Set(cards.map((card) => render(<Mask card={card} />)))).toHaveProperty("size", VALUES.length);
    const icons = cards.map((card) => render(<FeatureIcon card={card} feature={feature} />));
    expect(new Set(icons)).toHaveProperty("size", VALUES.length);
  });

  test("a value from another box is shown by its sign (MC-12)", () => {
    expect(render(<Mask card={withValue(place, "z")} />)).toMatch(/<text[^>]*>z<\/text>/);
  });
});
