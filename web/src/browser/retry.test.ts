import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryNow, withRetry } from "./retry.ts";

beforeEach(() => {
  vi.useFakeTimers();
  // Node has no window.
  const street = new EventTarget();
  vi.stubGlobal("addEventListener", street.addEventListener.bind(street));
  vi.stubGlobal("dispatchEvent", street.dispatchEvent.bind(street));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function failing(times: number) {
  let tries = 0;
  const fetchPart = async () => {
    tries += 1;
    if (tries <= times) throw new Error("no answer");
    return tries;
  };
  return { fetchPart, tries: () => tries };
}

test("whatever loads at once is requested once", async () => {
  const part = failing(0);
  expect(await withRetry(part.fetchPart)).toBe(1);
});

test("whatever fails is requested again until it loads", async () => {
  const part = failing(9);
  const coming = withRetry(part.fetchPart);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await coming).toBe(10);
});

test("retries become less frequent over time", async () => {
  const part = failing(Number.POSITIVE_INFINITY);
  void withRetry(part.fetchPart);
  await vi.advanceTimersByTimeAsync(8000);
  expect(part.tries()).toBe(4);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(part.tries()).toBeLessThan(12);
});

test.each([
  ["a press of the button", retryNow],
  ["being online again", () => dispatchEvent(new Event("online"))],
])("%s ends the wait", async (_, call) => {
  const part = failing(Number.POSITIVE_INFINITY);
  void withRetry(part.fetchPart);
  await vi.advanceTimersByTimeAsync(60_000);
  const before = part.tries();
  call();
  await vi.advanceTimersByTimeAsync(0);
  expect(part.tries()).toBe(before + 1);
});
