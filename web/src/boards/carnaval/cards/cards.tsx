/**
 * This person's card in the corner of the room. A tap opens the sheet with everything that is known about the cards.
 */
import { longestWord } from "../../../components/longest-word.ts";
import { Sheet } from "../../../components/sheet.tsx";
import { t } from "../../../words/words.ts";
import { asRole, hypnosisText, nameOf, roleName } from "../describe.ts";
import { company, type Guest, guests, possibleBadges } from "../model.ts";
import { BadgeSign, badgeText } from "../room/badge.tsx";
import { STATEMENT_KINDS, StatementSign } from "../room/bubble.tsx";
import { Head } from "../room/costume.tsx";
import { knownWords } from "../room/guest.tsx";
import type { View } from "../wire.ts";
import { RoleCard, RoleName } from "./role-emblem.tsx";

interface CornerProps {
  view: View;
  covered: boolean;
  /** Whether this person has seen their role. */
  read: boolean;
  open(): void;
}

export function CornerCard({ view, covered, read, open }: CornerProps) {
  const own = ownRole(view);
  const role = covered ? null : own;
  const unread = own !== null && !read;
  const name = role ? roleName(role) : t(unread ? "carnaval-cards-unread" : "carnaval-cards-short");
  return (
    <button
      type="button"
      class={unread ? "corner-card unread" : "corner-card"}
      onClick={open}
      aria-label={role || unread ? t("carnaval-corner-card", { card: name }) : t("carnaval-cards")}
    >
      <RoleCard role={role} />
      <span class="name" style={{ "--longest": longestWord(name) }}>
        {name}
      </span>
    </button>
  );
}

function ownRole(view: View) {
  return view.seat === null ? null : (view.roles[view.seat] ?? null);
}

interface CardsSheetProps {
  view: View;
  names: readonly string[];
  kept: boolean;
  cover(): void;
  close(): void;
}

export function CardsSheet({ view, names, kept, cover, close }: CardsSheetProps) {
  const role = ownRole(view);
  return (
    <Sheet title={t("carnaval-cards")} close={close}>
      <div class="board-carnaval cards">
        {role && (
          <section class="own">
            <RoleCard role={role} />
            <div>
              <p>{t("carnaval-your-card", { role: asRole(role), card: t(`carnaval-card-${role}`) })}</p>
              {view.genie === view.seat && <p>{t("carnaval-you-joined")}</p>}
              <button type="button" aria-pressed={kept} onClick={cover}>
                {t(kept ? "carnaval-uncover" : "carnaval-cover")}
              </button>
            </div>
          </section>
        )}
        <Known view={view} names={names} />
        <Company view={view} />
        <Legend view={view} />
      </div>
    </Sheet>
  );
}

function Known({ view, names }: { view: View; names: readonly string[] }) {
  const known = guests(view).filter((guest) => guest.seat !== view.seat && isKnown(guest));
  if (known.length === 0) return null;
  return (
    <section>
      <h3>{t("carnaval-known")}</h3>
      <ul>
        {known.map((guest) => (
          <li key={guest.seat}>
            <Head seat={guest.seat} /> {knownText(guest, names)}
            {guest.heard && <p>{hypnosisText(guest.heard, names)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isKnown(guest: Guest): boolean {
  return guest.role !== null || guest.secret !== null || guest.claim !== null || guest.heard !== null;
}

function knownText(guest: Guest, names: readonly string[]): string {
  const [who, what] = [nameOf(guest.seat, names), knownWords(guest, false).join(", ")];
  return what ? t("carnaval-known-of", { who, what }) : who;
}

function Company({ view }: { view: View }) {
  return (
    <section>
      <h3>{t("carnaval-company")}</h3>
      <ul>
        {company(view).map(([role, count]) => (
          <li key={role}>
            <p>
              <RoleName role={role} /> {count > 1 && `× ${count}`} {view.used.includes(role) && t("carnaval-used-up")}
            </p>
            <p class="soft">{t(`carnaval-card-${role}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The meaning of the small signs that may appear this evening, and of those in the bubbles: as on their buttons. */
function Legend({ view }: { view: View }) {
  return (
    <section>
      <h3>{t("carnaval-badges")}</h3>
      <ul>
        {possibleBadges(view).map((badge) => (
          <li key={badge}>
            <BadgeSign badge={badge} /> {badgeText(badge)}
          </li>
        ))}
        {STATEMENT_KINDS.map((kind) => (
          <li key={kind}>
            <StatementSign kind={kind} /> {t(`carnaval-verb-${kind}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
