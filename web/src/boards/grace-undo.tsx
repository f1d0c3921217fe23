/** Replaces the buttons after a finger has pressed one: the move that goes out in a moment, unless it is undone. */
import { Icon } from "../components/icon.tsx";
import { t } from "../words/words.ts";
import { GRACE_MS, type Grace } from "./use-grace.ts";
import "./grace-undo.css";

/** `soon`: what is about to happen, in a player's words: “Passing…”. */
export function GraceUndo({ grace, soon }: { grace: Grace; soon: string }) {
  return (
    <p class="undo" style={{ "--grace": `${GRACE_MS}ms` }}>
      <span role="status">{soon}</span>
      <button type="button" onClick={grace.undo}>
        <Icon name="undo" />
        {t("page-take-back")}
      </button>
    </p>
  );
}
