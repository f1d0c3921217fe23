/** A game that is over, move by move. Until the house answers there is only its name. */
import { t } from "../words/words.ts";

export function Replay({ code }: { code: string }) {
  return (
    <div class="narrow">
      <h1>{t("page-replay", { code })}</h1>
      <p class="card">{t("page-closed")}</p>
    </div>
  );
}
