/** The guide of a lesson: what the last move led to, and what to look at and try now. */
import { useSignal } from "@preact/signals";
import { Icon } from "../components/icon.tsx";
import { useSteadyHeight } from "../components/use-steady-height.ts";
import { Link } from "../router.tsx";
import type { Decision } from "../table/play/use-decision.ts";
import type { Guide } from "../wire/messages.ts";
import { t } from "../words/words.ts";
import { isDone, offersHint } from "./guide.ts";
import "./learn.css";

interface GuidePanelProps {
  guide: Guide;
  moves: readonly string[];
  decision: Decision;
  hush: boolean | undefined;
  over: boolean;
  /** The game's current phase, if it has phases. */
  phase: string;
}

export function GuidePanel({ guide, moves, decision, hush, over, phase }: GuidePanelProps) {
  const folded = useSignal(false);
  const place = useSteadyHeight(over ? null : phase, over ? undefined : publishHeight);
  return (
    <section class={over ? "guide over" : "guide"} aria-label={t("learn-guide")}>
      <div class="guide-place" hidden={folded.value} ref={place}>
        <div class="guide-words card" aria-live="polite">
          <GuideText guide={guide} />
          {!hush && offersHint(guide, decision.hints, moves) && <HintButton decision={decision} />}
        </div>
      </div>
      {!over && (
        <div class="guide-deeds">
          <button type="button" aria-expanded={!folded.value} onClick={() => (folded.value = !folded.value)}>
            <Icon name={folded.value ? "unfold" : "fold"} />
            <span>{t(folded.value ? "learn-unfold" : "learn-fold")}</span>
          </button>
          <Link to="/" class="button">
            <Icon name="door" />
            <span>{t("learn-leave")}</span>
          </Link>
        </div>
      )}
    </section>
  );
}

/** A board below it may have to know how much of the screen is left. */
function publishHeight(place: HTMLElement): void {
  place.closest<HTMLElement>(".stage")?.style.setProperty("--guide-height", `${place.offsetHeight}px`);
}

function GuideText({ guide: { feedback, say } }: { guide: Guide }) {
  return (
    <>
      {feedback && <p class={`guide-feedback ${isDone(feedback) ? "done" : ""}`}>{t(feedback)}</p>}
      <p class="guide-say">{t(say)}</p>
    </>
  );
}

function HintButton({ decision: { thinking, requestHint } }: { decision: Decision }) {
  return (
    <button type="button" class="guide-master" aria-busy={thinking} onClick={requestHint}>
      <Icon name="hint" />
      {t("learn-master")}
    </button>
  );
}
