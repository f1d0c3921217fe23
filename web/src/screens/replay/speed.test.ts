import { expect, test } from "vitest";
import { isSpeed, moveDelay, nextSpeed } from "./speed.ts";

test("twice as fast is half the time", () => {
  expect(moveDelay("2")).toBe(moveDelay("1") / 2);
  expect(moveDelay("0.5")).toBe(moveDelay("1") * 2);
});

test("keys stop at the fastest and the slowest, the button wraps around", () => {
  expect(nextSpeed("1", 1)).toBe("2");
  expect(nextSpeed("4", 1)).toBe("4");
  expect(nextSpeed("0.5", -1)).toBe("0.5");
  expect(nextSpeed("4", 1, true)).toBe("0.5");
});

test("a value stored by an older page may not be a valid speed", () => {
  expect(isSpeed("2")).toBe(true);
  expect(isSpeed("fast")).toBe(false);
});
