/** Below the grid, while everybody looks at the last turn. Screen readers announce it with the news. */
import { t } from "../../words/words.ts";
import { describeEvent, joinNames } from "./describe.ts";
import type { Look } from "./last-look.ts";

interface LastTurnProps {
  look: Look;
  names: readonly string[];
  /** Goes on to the result. */
  skip(): void;
}

export function LastTurn({ look: { captures, news, view }, names, skip }: LastTurnProps) {
  const captor = captures[0]?.seat ?? view.turn;
  const lines = news.flatMap((event) => {
    const sentence = describeEvent(event, names);
    return sentence ? [{ line: t(...sentence), isCapture: event.event === "captures" }] : [];
  });
  return (
    <section class="choice">
      <div class="row deeds">
        <button type="button" onClick={skip}>
          {t("masker-go-on")}
        </button>
      </div>
      <div class="preview-text" aria-hidden="true">
        <p class="at-leisure">{t("masker-again", { who: joinNames([captor], names) })}</p>
        {lines.map(({ line, isCapture }) => (
          <p key={line} class={isCapture ? "deed" : "omen grave"}>
            {line}
          </p>
        ))}
      </div>
    </section>
  );
}
