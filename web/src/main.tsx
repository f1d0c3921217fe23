import "./look/look.ts";
import { render } from "preact";
import { App } from "./app.tsx";
import { followMe, introduction } from "./me.ts";
import { followLanguage } from "./words/words.ts";
import { installWorker } from "./worker.ts";

followLanguage();
followMe();
const page = document.getElementById("page");
if (page) render(<App />, page);
// When all is there that a guest waits for. A browser that allows no worker (private windows) shows the page all the same.
if (import.meta.env.PROD) void introduction.then(installWorker).catch(() => {});
