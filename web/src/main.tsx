import "./look/look.ts";
import { render } from "preact";
import { App } from "./app.tsx";
import { followLanguage } from "./words/words.ts";

followLanguage();
const page = document.getElementById("page");
if (page) render(<App />, page);
