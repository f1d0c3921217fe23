/** The rules of the game being played; the chapter that applies now comes first. */
import { chapterNow } from "../../../screens/rules/chapter.ts";
import { ChapterText, useRules } from "../../../screens/rules/chapter-text.tsx";
import type { View } from "../../../wire/views.ts";
import { t } from "../../../words/words.ts";

export function RulesNow({ view }: { view: View }) {
  const now = chapterNow(view);
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
