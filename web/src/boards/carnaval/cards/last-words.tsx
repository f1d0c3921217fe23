/** What the accused said last, usually in their defence, for as long as the second vote lasts. */
import { t } from "../../../words/words.ts";
import { nameOf, statementText } from "../describe.ts";
import { type Guest, guests, isTriedAgain } from "../model.ts";
import { Head } from "../room/costume.tsx";
import type { Event, View } from "../wire.ts";

/** The accused who have said something since the dance. */
export function lastWords(view: View, story: readonly Event[]): Guest[] {
  return guests(view, story).filter(({ seat, said }) => said && isTriedAgain(view, seat));
}

export function LastWords({ accused, names }: { accused: readonly Guest[]; names: readonly string[] }) {
  if (accused.length === 0) return null;
  return (
    <section class="last-words" aria-label={t("carnaval-last-words")}>
      <p class="soft" aria-hidden="true">
        {t("carnaval-last-words")}
      </p>
      {accused.map(({ seat, said }) => (
        <p key={seat}>
          <Head seat={seat} />{" "}
          {t("carnaval-says", { who: nameOf(seat, names), statement: statementText(said ?? "", names) })}
        </p>
      ))}
    </section>
  );
}
