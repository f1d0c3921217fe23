/** A table: who sits there, and the game. Until the house answers there is only its name. */
import { t } from "../words/words.ts";

export function Table({ code }: { code: string }) {
  return (
    <div class="narrow">
      <h1>{t("page-table", { code })}</h1>
      <p class="card">{t("page-closed")}</p>
    </div>
  );
}
