// Lets the page come up on a bad line: the network first, else what was there the last time. Never anything of /api.
const SHELF = "ridotto-shell";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const foreign = url.origin !== location.origin || request.method !== "GET";
  if (foreign || /^\/(api|carry|metrics|healthz)(\/|$)/.test(url.pathname)) return;
  event.respondWith(served(request, request.mode === "navigate" ? "/" : url.pathname));
});

async function served(request, key) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shelf.put(key, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await shelf.match(key);
    if (kept) return kept;
    throw fault;
  }
}
