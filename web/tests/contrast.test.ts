/** Everybody must be able to read: WCAG AA for every pair of colours that meet, by day and by night. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const TOKENS = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");
const TEXT = 4.5;
const SHAPE = 3;
const GROUNDS = ["night", "surface", "raised"];
const INKS = ["ink", "ink-soft", "gold-ink", "good", "bad"];
const LINES = ["edge", "focus", "gold"];

/** The two colours of a token. */
function coloursOf(token: string): { day: string; night: string } {
  const [, day, night] = TOKENS.match(new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`)) ?? [];
  if (!day || !night) throw new Error(`no token --${token}`);
  return { day, night };
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test("black on white has the greatest contrast, a colour on itself the least", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#85570a", "#85570a")).toBe(1);
});

describe.each(["day", "night"] as const)("by %s", (time) => {
  const between = (one: string, other: string) => contrast(coloursOf(one)[time], coloursOf(other)[time]);

  test.each(INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground])))("%s is readable on %s", (ink, ground) => {
    expect(between(ink, ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(["gold", "gold-bright"])("text on %s is readable", (ground) => {
    expect(between("on-gold", ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(["sky-high", "sky-low", "water"])("the text in front of %s is readable", (ground) => {
    expect(between("ink", ground)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(LINES.flatMap((line) => GROUNDS.map((ground) => [line, ground])))("%s is visible on %s", (line, ground) => {
    expect(between(line, ground)).toBeGreaterThanOrEqual(SHAPE);
  });
});
