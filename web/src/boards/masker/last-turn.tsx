/** Below the grid, while everybody looks at the last turn. Screen readers announce it with the news. */
import { t } from "../../words/words.ts";
import { describeEvent, joinNames } from "./describe.ts";
import type { Look } from "./last-look.ts";
import { type Captures, isCapture } from "./story.ts";
import { LittleCross } from "./tray/cross.tsx";
import type { Event, View } from "./wire.ts";

interface LastTurnProps {
  look: Look;
  names: readonly string[];
  /** Goes on to the result. */
  skip(): void;
}

export function LastTurn({ look: { captures, news, view }, names, skip }: LastTurnProps) {
  const captor = captures[0]?.seat ?? view.turn;
  // What it came to is read first, and is the largest.
  const [told, meant] = [news.filter(isCapture), news.filter((event) => !isCapture(event))].map((events) =>
    events.flatMap((event) => lineOf(event, view, names) ?? []),
  ) as [string[], string[]];
  return (
    <section class="choice">
      <div class="row deeds">
        <button type="button" class="gold" onClick={skip}>
          {t("masker-go-on")}
        </button>
      </div>
      <div class="preview-text" aria-hidden="true">
        {meant.map((line) => (
          <p key={line} class="deed meant">
            {line}
          </p>
        ))}
        {captor !== view.seat && (
          <p class="omen at-leisure">{t("masker-again", { who: joinNames([captor], names) })}</p>
        )}
        {captures.length > 1 && <Taken captures={captures} />}
        {told.map((line) => (
          <p key={line} class={meant.length > 0 ? "omen" : "deed"}>
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}

/** What an event means for the reader, above all if they are out. */
function lineOf(event: Event, { seat }: View, names: readonly string[]): string | null {
  if (event.event === "eliminates" && seat !== null && event.seats.includes(seat)) {
    return t("masker-goal-missed", { colour: event.colour });
  }
  const sentence = describeEvent(event, names);
  return sentence ? t(...sentence) : null;
}

/** The crosses captured so far, with the numbers that they have on the grid. */
function Taken({ captures }: { captures: readonly Captures[] }) {
  if (captures.length === 0) return null;
  return (
    <ol class="taken">
      {captures.map(({ at, cross }, n) => (
        <li key={at}>
          <b>{n + 1}</b>
          <LittleCross kind={cross} />
        </li>
      ))}
    </ol>
  );
}
