import "./look/look.ts";
import { render } from "preact";
import { App } from "./app.tsx";
import { followMe } from "./me.ts";
import { followLanguage } from "./words/words.ts";

followLanguage();
followMe();
const page = document.getElementById("page");
if (page) render(<App />, page);
// So that the page comes up on a bad line; browsers allow it only by https or on this very machine.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js");
