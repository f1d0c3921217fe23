import { expect, test } from "vitest";
import { isSpeed, otherSpeed, waitAt } from "./speed.ts";

test("twice as fast is half the time", () => {
  expect(waitAt("2")).toBe(waitAt("1") / 2);
  expect(waitAt("0.5")).toBe(waitAt("1") * 2);
});

test("keys stop at the fastest and the slowest, the button goes around", () => {
  expect(otherSpeed("1", 1)).toBe("2");
  expect(otherSpeed("4", 1)).toBe("4");
  expect(otherSpeed("0.5", -1)).toBe("0.5");
  expect(otherSpeed("4", 1, true)).toBe("0.5");
});

test("what an older page may have kept is no speed", () => {
  expect(isSpeed("2")).toBe(true);
  expect(isSpeed("fast")).toBe(false);
});
