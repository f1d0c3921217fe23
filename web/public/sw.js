// Lets the page come up without a line to the house. What it keeps is one whole page: the entrance and the files that this
// very entrance names. It never sees anything of /api. docs/decisions.md says why it is like that.
const BUILD = "BUILD"; // another one in every build, so that the browser sees that this file is another one
const STORE = `ridotto-${BUILD}`;
const HOUSE_TIMEOUT_MS = 4000; // milliseconds for the house to answer before the kept page is shown
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

// A note about a table leads to it, in the tab that is open already if there is one.
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

// All of it or nothing: if a file is missing, this worker is not installed, and the browser tries again the next time.
async function keepPage() {
  const store = await caches.open(STORE);
  const page = await fetch("/", { cache: "no-cache" });
  if (!page.ok) throw new Error(`The entrance answers ${page.status}`);
  const text = await page.clone().text();
  await store.addAll(filesOf(text));
  await store.put("/", page);
  await self.skipWaiting();
}

// What the entrance asks for at once, and the words of the browser's language.
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

// The page tells what it has used before this worker was there; the browser still has it, so nothing is fetched again.
async function keepFiles(paths) {
  const store = await caches.open(STORE);
  for (const path of paths.filter((path) => FILE.test(path))) {
    if (!(await store.match(path))) await store.add(path).catch(() => {});
  }
}

// The house first. The kept page is shown if there is no answer, if it comes too late, or if only a proxy is there.
async function entrance(request) {
  const kept = await (await caches.open(STORE)).match("/");
  const asked = fetch(request).then((answer) => (kept && answer.status >= 500 ? kept : answer));
  if (!kept) return asked;
  return Promise.race([asked.catch(() => kept), delayed(HOUSE_TIMEOUT_MS, kept)]);
}

function delayed(milliseconds, answer) {
  return new Promise((over) => setTimeout(() => over(answer), milliseconds));
}

// A file that is named after its content is never another one; the few others are asked for first.
async function file(request, path) {
  const store = await caches.open(STORE);
  const kept = await store.match(path);
  if (kept && path.startsWith("/assets/")) return kept;
  const answer = await fetch(request).catch((fault) => kept ?? Promise.reject(fault));
  // The page does not wait for the store, nor does it notice when that is full.
  if (answer.ok && answer !== kept) void store.put(path, answer.clone()).catch(() => {});
  return answer;
}
