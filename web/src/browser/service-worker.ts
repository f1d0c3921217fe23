/** The service worker, which lets the page come up offline. Browsers allow it only over https or on localhost. */

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
