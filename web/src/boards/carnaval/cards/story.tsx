/** How it went, below the room, where there is space for all of it: everybody's lies are told to everybody. */
import { t } from "../../../words/words.ts";
import { recap } from "../recap.ts";
import type { Event, View } from "../wire.ts";

interface StoryProps {
  view: View;
  names: readonly string[];
  story: readonly Event[];
}

export function Story({ view, names, story }: StoryProps) {
  const { outcome } = view;
  const lines = outcome ? recap({ view, outcome, names, log: story }) : [];
  if (lines.length === 0) return null;
  return (
    <section class="story">
      <h2>{t("page-story")}</h2>
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  );
}
