/** In place of the buttons of which a finger has pressed one: what goes out in a moment, unless it is undone. */
import { Icon } from "../look/icon.tsx";
import { t } from "../words/words.ts";
import { GRACE, type Grace } from "./grace.ts";
import "./undo.css";

/** `soon`: what is about to happen, as a player would say it: “Passing…”. */
export function Undo({ grace, soon }: { grace: Grace; soon: string }) {
  return (
    <p class="undo" style={{ "--grace": `${GRACE}ms` }}>
      <span role="status">{soon}</span>
      <button type="button" onClick={grace.undo}>
        <Icon name="undo" />
        {t("page-take-back")}
      </button>
    </p>
  );
}
