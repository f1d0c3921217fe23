/**
 * What was said in the last talk, for everybody who only listens, waits or votes: one tap away, or in sight. Screen
 * readers have heard it with the news.
 */
import { useSignal } from "@preact/signals";
import { useScrollToEnd } from "../../../components/use-scroll-to-end.ts";
import { t } from "../../../words/words.ts";
import { describeEvent } from "../describe.ts";
import { isMaster, isTalk } from "../model.ts";
import { Speech } from "../room/speech.tsx";
import { type Overheard as Line, overheard } from "../sayings.ts";
import type { Event, View } from "../wire.ts";
import "./overheard.css";

/** Enough for a few lines below the tray; a crowd takes more of the screen. */
const ROOMY = "(min-height: 40rem)";
const ROOMY_FOR_A_CROWD = "(min-height: 60rem), (min-width: 60rem) and (min-height: 40rem)";
const CROWD = 10;

interface OverheardProps {
  names: readonly string[];
  story: readonly Event[];
  /** Whether this player has nothing else to look at. */
  listens: boolean;
}

/** While others talk or everybody votes, and while the verdict is read. Not in a hush: there trays look alike. */
export function canListen({ phase, seat, leader }: View, offers: boolean, hush: boolean): boolean {
  if (hush || isMaster({ seat, leader } as View)) return false;
  return phase === "vote" || phase === "tie" || (isTalk(phase) && !offers);
}

export function Overheard({ names, story, listens }: OverheardProps) {
  const chosen = useSignal<boolean | null>(null);
  const lines = overheard(story);
  const roomy = names.length < CROWD ? ROOMY : ROOMY_FOR_A_CROWD;
  const open = chosen.value ?? (listens || matchMedia(roomy).matches);
  const list = useScrollToEnd<HTMLDivElement>(lines.length, open);
  if (lines.length === 0) return null;
  return (
    <div class="overheard">
      <button type="button" aria-expanded={open} onClick={() => (chosen.value = !open)}>
        {t("carnaval-overheard")} <span aria-hidden="true">{open ? "▴" : "▾"}</span>
      </button>
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div ref={list} role="log" aria-live="off" tabIndex={0} aria-label={t("carnaval-overheard")}>
          {lines.map((line, n) => (
            <OneLine key={n} line={line} names={names} />
          ))}
        </div>
      )}
    </div>
  );
}

function OneLine({ line, names }: { line: Line; names: readonly string[] }) {
  if (line.event !== "hypnotises" && line.event !== "answers") return <Speech heard={line} names={names} />;
  const sentence = describeEvent(line, names);
  return sentence && <p class="speech">{t(...sentence)}</p>;
}
