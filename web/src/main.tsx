import "./styles/all.ts";
import { render } from "preact";
import { App } from "./app.tsx";
import { installServiceWorker } from "./browser/service-worker.ts";
import { loadGames } from "./games.ts";
import { initSession, sessionReady } from "./session.ts";
import { followLanguage } from "./words/words.ts";

followLanguage();
initSession();
void sessionReady.then(loadGames);
const page = document.getElementById("page");
if (page) render(<App />, page);
// Once everything a guest waits for is there. A browser that allows no worker (private windows) shows the page anyway.
if (import.meta.env.PROD) void sessionReady.then(installServiceWorker).catch(() => {});
