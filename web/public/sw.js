// Lets the page come up without a connection to the house. It caches one whole page: the entrance and the files that
// this entrance names. It never handles anything under /api. docs/decisions.md says why.
const BUILD = "BUILD"; // different in every build, so that the browser notices that this file has changed
const STORE = `ridotto-${BUILD}`;
const HOUSE_TIMEOUT_MS = 4000; // milliseconds for the house to answer before the cached page is shown
const FILE = /^\/(assets\/[^/]+|icon\.svg|icon-180\.png|manifest\.webmanifest)$/;
const ENTRANCE = /^\/($|t\/|r\/|rules\/)/;

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepFiles(event.data.used)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.method !== "GET") return;
  if (request.mode === "navigate" && ENTRANCE.test(pathname)) event.respondWith(entrance(request));
  else if (FILE.test(pathname)) event.respondWith(file(request, pathname));
});

// A notification about a table leads to it, in the tab that is already open if there is one.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(leadTo(event.notification.data));
});

async function leadTo(path) {
  const [tab] = await self.clients.matchAll({ type: "window" });
  if (!tab) return self.clients.openWindow(path);
  await tab.focus();
  return tab.navigate(path);
}

// All or nothing: if a file is missing, this worker isn't installed, and the browser tries again next time.
async function keepPage() {
  const store = await caches.open(STORE);
  const page = await fetch("/", { cache: "no-cache" });
  if (!page.ok) throw new Error(`The entrance answers ${page.status}`);
  const text = await page.clone().text();
  await store.addAll(filesOf(text));
  await store.put("/", page);
  await self.skipWaiting();
}

// The files that the entrance loads at once, and the words in the browser's language.
function filesOf(page) {
  const named = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  const words = Object.fromEntries(
    [...page.matchAll(/"([a-z]{2})":"(\/assets\/[^"]+)"/g)].map(([, tag, path]) => [tag, path]),
  );
  const tag = navigator.languages.map((wanted) => wanted.slice(0, 2).toLowerCase()).find((wanted) => wanted in words);
  return [...new Set([...named, words[tag ?? "en"]])].filter((path) => FILE.test(path ?? ""));
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name !== STORE) await caches.delete(name);
  }
  await self.clients.claim();
}

// The page says what it loaded before this worker existed. The browser still has it, so nothing is fetched again.
async function keepFiles(paths) {
  const store = await caches.open(STORE);
  for (const path of paths.filter((path) => FILE.test(path))) {
    if (!(await store.match(path))) await store.add(path).catch(() => {});
  }
}

// The house first. The cached page is shown if no answer comes, if it comes too late, or if only a proxy answers.
async function entrance(request) {
  const kept = await (await caches.open(STORE)).match("/");
  const response = fetch(request).then((answer) => (kept && answer.status >= 500 ? kept : answer));
  if (!kept) return response;
  return Promise.race([response.catch(() => kept), delayed(HOUSE_TIMEOUT_MS, kept)]);
}

function delayed(milliseconds, answer) {
  return new Promise((over) => setTimeout(() => over(answer), milliseconds));
}

// A file that is named after its content never changes. The few others are fetched first.
async function file(request, path) {
  const store = await caches.open(STORE);
  const kept = await store.match(path);
  if (kept && path.startsWith("/assets/")) return kept;
  const answer = await fetch(request).catch((fault) => kept ?? Promise.reject(fault));
  // The page doesn't wait for the cache, and doesn't notice when it is full.
  if (answer.ok && answer !== kept) void store.put(path, answer.clone()).catch(() => {});
  return answer;
}
