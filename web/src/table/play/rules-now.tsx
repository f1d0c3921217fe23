/** The rules of the game being played; the paragraph that applies now comes first. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { pageOf } from "../../screens/rules.tsx";
import type { View } from "../../wire/views.ts";
import { language, t } from "../../words/words.ts";
import { chapterNow, chaptersOf } from "./chapters.ts";
import "../../screens/rules.css";

export function RulesNow({ view }: { view: View }) {
  const html = useSignal("");
  const tongue = language.value;
  useEffect(() => {
    void pageOf(view.game, tongue)?.then((page) => (html.value = page));
  }, [view.game, tongue]);
  const chapters = chaptersOf(html.value);
  const now = chapters[chapterNow(view)];
  return (
    <>
      {now && (
        <section class="rules-now">
          <p class="soft">{t("page-rules-now")}</p>
          <article class="rules" dangerouslySetInnerHTML={{ __html: now }} />
        </section>
      )}
      <article class="rules" dangerouslySetInnerHTML={{ __html: chapters.filter((each) => each !== now).join("") }} />
    </>
  );
}
