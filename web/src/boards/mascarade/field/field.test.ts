import { expect, test } from "vitest";
import { startOf } from "./field.tsx";

test("a window that is scrolled to a square begins with a whole one", () => {
  const [pad, cell] = [18, 46];
  for (let row = 0; row < 8; row++) {
    for (const window of [60, 120, 190, 400]) {
      const start = startOf(pad + row * cell + 1, cell - 2, window);
      expect(Math.abs((start - pad) % cell)).toBe(0);
      expect(pad + row * cell - start).toBeGreaterThanOrEqual(0);
      expect(pad + (row + 1) * cell - start).toBeLessThanOrEqual(window);
    }
  }
});
