/** The service worker, by which the page comes up without a line; browsers allow it only by https or on this very machine. */

export async function installServiceWorker(): Promise<void> {
  if (!navigator.serviceWorker) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ used: usedFiles() });
}

/** What this page has fetched so far, before the worker could see it. */
function usedFiles(): string[] {
  const urls = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}
