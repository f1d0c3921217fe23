/** A closer look at a guest: what is known about them, how they voted, and what they and others about them have said. */

import { t } from "../../../words/words.ts";
import { hypnosisText, nameOf, quoted, statementText } from "../describe.ts";
import { votesOf } from "../hands.ts";
import { type Guest, guests } from "../model.ts";
import { BadgeSign, badgeText } from "../room/badge.tsx";
import { Head } from "../room/costume.tsx";
import { knownWords, seen } from "../room/guest.tsx";
import { byDance, type Saying, sayings, sayingsAbout } from "../sayings.ts";
import type { Event, View } from "../wire.ts";
import { LastWords, lastWords } from "./last-words.tsx";

interface AboutGuestProps {
  view: View;
  names: readonly string[];
  story: readonly Event[];
  seat: number;
  covered: boolean;
}

type AboutProps = Omit<AboutGuestProps, "seat"> & { seat: number | null };

/** In a second vote, what the accused said last; and the guest who is being looked at. */
export function About({ seat, ...props }: AboutProps) {
  const accused = lastWords(props.view, props.story);
  if (seat === null && accused.length === 0) return null;
  return (
    <div class="about">
      <LastWords accused={accused} names={props.names} />
      {seat !== null && <AboutGuest {...props} seat={seat} />}
    </div>
  );
}

function AboutGuest({ view, names, story, seat, covered }: AboutGuestProps) {
  const guest = guests(view)[seat];
  if (!guest) return null;
  const badges = seen(guest, covered);
  // The newest first: there isn't always room for all of it.
  const said = new Map(byDance(sayings(story, seat).filter(({ statement }) => !statement.startsWith("retract"))));
  const voted = votesOf(story, seat);
  const dances = [...new Set([...said.keys(), ...voted.keys()])].sort((one, other) => other - one);
  return (
    <>
      <p>
        <Head seat={seat} /> <b>{nameOf(seat, names)}</b>{" "}
        {[worn(guest), ...played(view, guest), ...knownWords(guest, covered)].join(", ")}
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
      {guest.heard && <p>{hypnosisText(guest.heard, names)}</p>}
      {said.size === 0 && <p class="soft">{t("carnaval-said-nothing")}</p>}
      {dances.map((dance) => (
        <p key={dance}>
          <span class="soft">{t("carnaval-stop-dance", { dance })}</span>{" "}
          <Voted against={voted.get(dance)} names={names} />
          {said
            .get(dance)
            ?.toReversed()
            .map((saying, n) => (
              <Quote key={n} saying={saying} names={names} />
            ))}
        </p>
      ))}
      <SaidAbout {...{ story, seat, names }} />
    </>
  );
}

function worn({ masked }: Guest): string {
  return t(masked ? "carnaval-wears-mask" : "carnaval-bare");
}

/** Whether they play a lady or a lord matters to Casanova and Isabella. */
function played({ in_play }: View, { lady }: Guest): string[] {
  const matters = in_play.includes("casanova") || in_play.includes("isabella");
  return matters ? [t(lady ? "carnaval-lady" : "carnaval-lord")] : [];
}

/** What the others say about them, the newest first. */
function SaidAbout({ story, seat, names }: Pick<AboutGuestProps, "story" | "seat" | "names">) {
  const said = sayingsAbout(story, seat).toReversed();
  if (said.length === 0) return null;
  return (
    <p>
      <span class="soft">{t("carnaval-said-about")}</span>
      {said.map(({ by, statement }, n) => (
        <span key={n} class="quote">
          {t("carnaval-says", { who: nameOf(by, names), statement: statementText(statement, names) })}
        </span>
      ))}
    </p>
  );
}

function Voted({ against, names }: { against: readonly number[] | undefined; names: readonly string[] }) {
  if (!against) return null;
  return (
    <span class="voted">
      {t("carnaval-has-voted", { players: [...new Set(against)].map((seat) => nameOf(seat, names)).join(", ") })}
    </span>
  );
}

function Quote({ saying, names }: { saying: Saying; names: readonly string[] }) {
  const text = quoted(saying.statement, names);
  return <span class="quote">{saying.taken ? <del>{text}</del> : text}</span>;
}
