/** Fetches what the page needs to go on. A failed request is retried with backoff until it succeeds. */

const RETRY_DELAYS_MS = [300, 1000, 2500, 5000, 10_000];
const RETRY_EVENT = "ridotto-again";

/** Ends the wait: the next try is made at once. */
export function retryNow(): void {
  dispatchEvent(new Event(RETRY_EVENT));
}

export async function withRetry<Part>(fetchPart: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await fetchPart();
    } catch {
      await waitForRetry(RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] ?? 0);
    }
  }
}

/** Waits that long, or until the device is online again or somebody has pressed a button. */
function waitForRetry(milliseconds: number): Promise<void> {
  return new Promise((over) => {
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      clearTimeout(timer);
      over();
    };
    const timer = setTimeout(end, milliseconds);
    for (const call of [RETRY_EVENT, "online"]) addEventListener(call, end, { signal: listening.signal });
  });
}
