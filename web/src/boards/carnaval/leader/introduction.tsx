/** Before the first dance: what a person who leads says and does, and what their buttons are for (CV-34). */
import { t } from "../../../words/words.ts";
import { isMaster } from "../model.ts";
import type { View } from "../wire.ts";
import "../cards/welcome.css";

export function isIntroduction(view: View): boolean {
  return isMaster(view) && view.dance <= 1 && (view.phase === "invitation" || view.phase === "dance");
}

export function Introduction({ go }: { go(): void }) {
  const buttons = {
    line: t("carnaval-script-next"),
    next: t("carnaval-do-next"),
    powers: t("carnaval-desk-powers"),
    time: t("carnaval-more-time"),
  };
  return (
    <section class="board-carnaval first-card introduction" aria-label={t("carnaval-desk")}>
      <div>
        <h2>{t("carnaval-intro")}</h2>
        <p>{t("carnaval-intro-script", buttons)}</p>
        <p>{t("carnaval-intro-next", buttons)}</p>
        <p>{t("carnaval-intro-powers", buttons)}</p>
        <p>{t("carnaval-intro-secret")}</p>
      </div>
      <div class="next">
        <button type="button" class="gold" onClick={go}>
          {t("carnaval-intro-go")}
        </button>
      </div>
    </section>
  );
}
