/** A guest in the ring: figure, name, what is known about them, what lies in front of them, what they said. */
import { BotMark, useIsBot } from "../../../components/bot-mark.tsx";
import { longestWord } from "../../../components/longest-word.ts";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { asRole, quoted } from "../describe.ts";
import { type Badge, type Guest, PRIVATE_BADGES } from "../model.ts";
import { BadgeSign, badgeName } from "./badge.tsx";
import { Bubble } from "./bubble.tsx";
import { Costume } from "./costume.tsx";

interface GuestProps {
  guest: Guest;
  name: string;
  names: readonly string[];
  at: { x: number; y: number };
  mine: boolean;
  /**
   * Whether they look choosable now, and whether they are: a neighbour may see the screen, but not hear a screen
   * reader.
   */
  lit: boolean;
  choosable: boolean;
  chosen: boolean;
  hinted: boolean;
  /** Whether they are among the last who spoke. */
  speaks: boolean;
  /** Secrets aren't drawn while this person's card is covered. */
  covered: boolean;
  /** Whether it matters now who plays a lady and who a lord. */
  charms: boolean;
  focusable: boolean;
  tap(): void;
}

export function GuestFigure(props: GuestProps) {
  const { guest, name, at, tap } = props;
  const bot = useIsBot(guest.seat);
  return (
    <button
      type="button"
      class={classes(props)}
      style={{ left: `${at.x}%`, top: `${at.y}%` }}
      data-seat={guest.seat}
      tabIndex={props.focusable ? 0 : -1}
      aria-pressed={props.chosen}
      aria-label={described(props, bot)}
      onClick={tap}
    >
      <Costume seat={guest.seat} lady={guest.lady} masked={guest.masked} />
      <Known guest={guest} covered={props.covered} />
      <span class="badges">
        {drawn(guest, props.covered).map((badge) => (
          <BadgeSign key={badge} badge={badge} />
        ))}
        {guest.against > 0 && <span class="against" aria-hidden="true" data-hands={guest.against} />}
        {guest.before > 0 && <span class="against before" aria-hidden="true" data-hands={guest.before} />}
      </span>
      {guest.said && <Bubble statement={guest.said} />}
      <span class="name" style={{ "--longest": longestWord(name) }}>
        {props.charms && <Plays lady={guest.lady} />}
        {name}
        <BotMark seat={guest.seat} />
      </span>
    </button>
  );
}

const VENUS = "M12 2a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 14v8M8.5 18.5h7";
const MARS = "M10 9a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM14.5 10.5L21 4M15 3.5h6.5v6.5";

/** The signs of Venus and of Mars. Screen readers always say it. */
function Plays({ lady }: { lady: boolean }) {
  return (
    <svg class="plays" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lady ? VENUS : MARS} />
    </svg>
  );
}

function classes({ guest, at, mine, lit, chosen, hinted, speaks }: GuestProps): string {
  const worn = {
    bare: !guest.masked,
    mine,
    lit,
    chosen,
    hinted,
    speaks,
    won: guest.won,
    left: at.x < 50,
    high: at.y < 50,
  };
  return ["guest", ...Object.entries(worn).flatMap(([name, on]) => (on ? [name] : []))].join(" ");
}

export function seen(guest: Guest, covered: boolean): Badge[] {
  return guest.badges.filter((badge) => !covered || !PRIVATE_BADGES.includes(badge));
}

/** Hands against somebody already show that they are accused. */
function drawn(guest: Guest, covered: boolean): Badge[] {
  const counted = guest.against > 0 || guest.before > 0;
  return seen(guest, covered).filter((badge) => badge !== "accused" || !counted);
}

/** The card that everybody or only this seat has seen, or else the one they claim. */
function Known({ guest, covered }: { guest: Guest; covered: boolean }) {
  const { role, claim, secret } = guest;
  if (role && (guest.open || !covered))
    return (
      <span class={guest.open ? "known open" : "known"}>
        <RoleEmblem role={role} size={24} />
      </span>
    );
  if (secret && !covered)
    return (
      <span class={`known ${secret}`}>
        <Suspicion secret={secret} />
      </span>
    );
  return claim ? (
    <span class="known claimed">
      <RoleEmblem role={claim} size={20} />
    </span>
  ) : null;
}

/** What was learnt about somebody whose card isn't known. */
const LEARNT: Record<NonNullable<Guest["secret"]>, string> = {
  prankster: "M3 19C1 11 4 7 7 7l3 5 2-8 2 8 3-5c3 0 6 4 4 12z",
  genie: "M4 14q8 0 10-3 3 2 7-1 0 8-9 8-6 0-8-4zM19 8q3-2 0-5",
  suspicious: "M12 3v11M12 18v2",
  harmless: "M5 13l5 5L20 6",
};

function Suspicion({ secret }: { secret: NonNullable<Guest["secret"]> }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LEARNT[secret]} />
    </svg>
  );
}

// -- for screen readers

function described({ guest, name, names, covered, choosable }: GuestProps, bot: boolean): string {
  return [
    name,
    ...(bot ? [t("page-is-bot")] : []),
    t(guest.lady ? "carnaval-lady" : "carnaval-lord"),
    t(guest.masked ? "carnaval-wears-mask" : "carnaval-bare"),
    ...knownWords(guest, covered),
    ...seen(guest, covered).map(badgeName),
    ...(guest.against > 0 ? [t("carnaval-hands", { hands: guest.against })] : []),
    ...(guest.before > 0 ? [t("carnaval-hands-before", { hands: guest.before })] : []),
    ...(guest.points === null ? [] : [pointsAt(guest.points, names)]),
    ...(guest.said ? [quoted(guest.said, names)] : []),
    ...(choosable ? [t("carnaval-can-choose")] : []),
  ].join(", ");
}

export function knownWords(guest: Guest, covered: boolean): string[] {
  const texts: string[] = [];
  if (guest.role && (guest.open || !covered)) texts.push(asRole(guest.role));
  else if (guest.secret && !covered) texts.push(t(`carnaval-known-${guest.secret}`));
  if (guest.claim) texts.push(t("carnaval-claims-to-be", { role: asRole(guest.claim) }));
  return texts;
}

function pointsAt(points: NonNullable<Guest["points"]>, names: readonly string[]): string {
  if (typeof points === "string") return t(`carnaval-hand-${points}`);
  return t("carnaval-hand-at", { player: names[points] ?? "" });
}
