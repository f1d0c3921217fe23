/** Beside a button that a finger has pressed: the move goes out in a moment, unless it is undone. */
import { Icon } from "../look/icon.tsx";
import { t } from "../words/words.ts";
import { GRACE, type Grace } from "./grace.ts";
import "./undo.css";

/** `what`: the move, as a player would say it. */
export function Undo({ grace, what }: { grace: Grace; what: string }) {
  return (
    <>
      <button type="button" class="undo" onClick={grace.undo} style={{ "--grace": `${GRACE}ms` }}>
        <Icon name="undo" />
        {t("page-take-back")}
      </button>
      <span class="unseen" role="status">
        {t("page-take-back-while", { what })}
      </span>
    </>
  );
}
