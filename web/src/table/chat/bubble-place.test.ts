import { expect, test } from "vitest";
import { placeBeside } from "./bubble-place.ts";

const SCREEN = { width: 400, height: 800 };
const BUBBLE = { width: 40, height: 40 };
const ANNA = { left: 100, top: 700, width: 200, height: 60 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

test("a reaction stands on its person, at the end, if nothing is written there", () => {
  expect(placeBeside(ANNA, BUBBLE, SCREEN, [])).toEqual({ left: 260, top: 710 });
  expect(placeBeside(ANNA, BUBBLE, SCREEN, [box(110, 705, 80, 20)])).toEqual({ left: 260, top: 710 });
});

test("it leaves a name that fills the whole place, and the button above", () => {
  const name = box(100, 700, 200, 60);
  const button = box(200, 655, 100, 44);
  const { left, top } = placeBeside(ANNA, BUBBLE, SCREEN, [name, button]);
  expect(left + BUBBLE.width <= 200 || left >= 300 || top >= 760).toBe(true);
  expect(top + BUBBLE.height <= 700 || top >= 760 || left >= 300 || left + BUBBLE.width <= 100).toBe(true);
});

test("it stays on the screen, and where everything is taken it covers least", () => {
  const corner = box(380, 780, 40, 40);
  const { left, top } = placeBeside(corner, BUBBLE, SCREEN, []);
  expect([left, top]).toEqual([352, 752]);
  const crowded = placeBeside(ANNA, BUBBLE, SCREEN, [box(0, 0, 400, 800), box(0, 700, 400, 100)]);
  expect(crowded.top + BUBBLE.height).toBeLessThanOrEqual(700);
});
