/** A closer look at a guest: what is known about them, and everything they have said this evening. */

import { t } from "../../../words/words.ts";
import { nameOf, quoted } from "../describe.ts";
import { guests } from "../model.ts";
import { BadgeSign, badgeText } from "../room/badge.tsx";
import { Head } from "../room/costume.tsx";
import { knownWords, seen } from "../room/guest.tsx";
import { byDance, type Saying, sayings } from "../sayings.ts";
import type { Event, View } from "../wire.ts";

interface AboutGuestProps {
  view: View;
  names: readonly string[];
  story: readonly Event[];
  seat: number;
  covered: boolean;
}

export function AboutGuest({ view, names, story, seat, covered }: AboutGuestProps) {
  const guest = guests(view)[seat];
  if (!guest) return null;
  const badges = seen(guest, covered);
  // The newest first: there isn't always room for all of it.
  const said = byDance(sayings(story, seat).filter(({ statement }) => !statement.startsWith("retract")));
  return (
    <div class="about">
      <p>
        <Head seat={seat} /> <b>{nameOf(seat, names)}</b>{" "}
        {[t(guest.masked ? "carnaval-wears-mask" : "carnaval-bare"), ...knownWords(guest, covered)].join(", ")}
      </p>
      {badges.length > 0 && (
        <p class="signs">
          {badges.map((badge) => (
            <span key={badge}>
              <BadgeSign badge={badge} /> {badgeText(badge)}
            </span>
          ))}
        </p>
      )}
      {said.length === 0 && <p class="soft">{t("carnaval-said-nothing")}</p>}
      {said.reverse().map(([dance, statements]) => (
        <p key={dance}>
          <span class="soft">{t("carnaval-stop-dance", { dance })}</span>
          {statements.reverse().map((saying, n) => (
            <Quote key={n} saying={saying} names={names} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Quote({ saying, names }: { saying: Saying; names: readonly string[] }) {
  const text = quoted(saying.statement, names);
  return <span class="quote">{saying.taken ? <del>{text}</del> : text}</span>;
}
