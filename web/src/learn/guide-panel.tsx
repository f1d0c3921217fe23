/** The guide of a lesson: what the last move led to, and what to look at and try now. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../components/icon.tsx";
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
  const place = useSteadyHeight(over ? null : phase);
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

/**
 * Within a phase the place of the text keeps the height of the longest one, so that the board below doesn't jump; the
 * box around the text is as high as it needs. Null: the phase is over.
 */
function useSteadyHeight(phase: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef(phase);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || current.hidden) return;
    if (phase !== kept.current) current.style.minHeight = "";
    kept.current = phase;
    if (phase !== null) current.style.minHeight = `${current.offsetHeight}px`;
  });
  useEffect(() => {
    const measure = () => place.current && kept.current !== null && keepHeight(place.current);
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return place;
}

/** Lines break differently once a screen has been turned. */
function keepHeight(place: HTMLElement): void {
  place.style.minHeight = "";
  place.style.minHeight = `${place.offsetHeight}px`;
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
