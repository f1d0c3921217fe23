/** The rules of the game being played; the chapter that applies now comes first. */
import { ChapterText, useRules } from "../../../screens/rules/chapter-text.tsx";
import type { View } from "../../../wire/game.ts";
import { t } from "../../../words/words.ts";
import { useBoard } from "../../stage/stage.tsx";

export function RulesNow({ view }: { view: View }) {
  const now = useBoard(view.game)?.rulesChapter?.(view) ?? 1;
  const chapters = useRules(view.game).map((chapter, number) => (
    <ChapterText key={number} game={view.game} chapter={chapter} number={number} />
  ));
  return (
    <>
      <section class="rules-now">
        <p class="soft">{t("page-rules-now")}</p>
        <article class="rules">{chapters[now]}</article>
      </section>
      <article class="rules">{chapters.toSpliced(now, 1)}</article>
    </>
  );
}
