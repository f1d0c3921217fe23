/** The guide of a lesson: what came of the last move, and what to see and to try now. */
import { useSignal } from "@preact/signals";
import { Icon } from "../look/icon.tsx";
import { Link } from "../router.tsx";
import type { Decision } from "../table/play/decision.ts";
import type { Guide } from "../wire/wire.ts";
import { t } from "../words/words.ts";
import { offersMaster } from "./guide.ts";
import "./learn.css";

interface GuideCardProps {
  guide: Guide;
  moves: readonly string[];
  decision: Decision;
  /** Not in a hush: see `tools.tsx`. */
  mayAsk: boolean;
}

export function GuideCard({ guide, moves, decision, mayAsk }: GuideCardProps) {
  const folded = useSignal(false);
  const turn = () => (folded.value = !folded.value);
  return (
    <section class="guide card" aria-label={t("learn-guide")} data-folded={folded.value}>
      <div class="guide-words" aria-live="polite">
        {!folded.value && <Words guide={guide} />}
      </div>
      <div class="guide-deeds">
        {!folded.value && mayAsk && offersMaster(guide, decision.hints, moves) && (
          <button type="button" aria-busy={decision.thinking} onClick={decision.askHint}>
            <Icon name="hint" />
            {t("learn-master")}
          </button>
        )}
        {!folded.value && (
          <Link to="/" class="guide-leave">
            {t("learn-leave")}
          </Link>
        )}
        <button type="button" class="guide-fold" aria-expanded={!folded.value} onClick={turn}>
          {t(folded.value ? "learn-unfold" : "learn-fold")}
        </button>
      </div>
    </section>
  );
}

function Words({ guide: { told, say } }: { guide: Guide }) {
  return (
    <>
      {told && <p class="guide-told">{t(told)}</p>}
      <p class="guide-say">{t(say)}</p>
    </>
  );
}
