/** The middle of the floor: the current call, the last statements, the count of hands, and the winners. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { asRole, callName, nameOf, questionText } from "../describe.ts";
import { type Hands as HandCounts, rowsOf } from "../hands.ts";
import { Caption } from "../leader/caption.tsx";
import { isAloud } from "../leader/voice.ts";
import { currentHypnosis, firstHands, isTalk, isVote, tally } from "../model.ts";
import { type Heard, heardInTalk } from "../sayings.ts";
import { remaskedIn, unreadDance, type Verdict } from "../verdict.ts";
import type { Call, Event, Hypnosis, Role, Unmasked, View } from "../wire.ts";
import { Head } from "./costume.tsx";
import { Speech, speechKey } from "./speech.tsx";

interface MiddleProps {
  view: View;
  names: readonly string[];
  story: readonly Event[];
  /** What has to be read before anything else is shown here. */
  verdict: Verdict | null;
  quiet: boolean;
}

type ViewAndNames = Pick<MiddleProps, "view" | "names">;

export function Middle({ view, names, story, verdict, quiet }: MiddleProps) {
  if (verdict) return <VerdictText verdict={verdict} names={names} reader={view.seat} />;
  const statements = latest(story);
  const call = quiet ? null : view.heard;
  const hypnosis = currentHypnosis(view, story);
  const dance = unreadDance(view, story);
  if (isTalk(view.phase) && (statements.length > 0 || hypnosis || dance))
    return <Talk {...{ hypnosis, names, statements, dance }} reader={view.seat} />;
  return (
    <div class="middle">
      {call && <Called call={call} />}
      {call && remaskedIn(story).map((seat) => <Remasked key={seat} seat={seat} names={names} />)}
      {view.phase === "invitation" && <p class="now">{t("carnaval-now-invitation", { dance: view.dance })}</p>}
      {isTalk(view.phase) && statements.length === 0 && tally(view).length === 0 && <Caption />}
      {isVote(view.phase) && <Tally view={view} names={names} story={story} />}
      {view.outcome && <Won view={view} names={names} />}
    </div>
  );
}

interface TalkProps {
  hypnosis: Hypnosis | null;
  names: readonly string[];
  statements: readonly Heard[];
  /** How the dance ended, until it has been read. */
  dance: Verdict | null;
  reader: number | null;
}

/**
 * The newest first: it is drawn at the bottom, and the oldest gives way where there is little room. How the dance ended
 * keeps its place above the last statement.
 */
function Talk({ hypnosis, names, statements, dance, reader }: TalkProps) {
  const floor = useGivingWay();
  const shown = statements.slice(dance ? -1 : (hypnosis ? 1 : 0) - LAST);
  return (
    <div class="middle talk" ref={floor}>
      {hypnosis && <HypnosisQuestion hypnosis={hypnosis} names={names} />}
      {shown.toReversed().map((heard) => (
        <Speech key={speechKey(heard)} heard={heard} names={names} />
      ))}
      {dance && <DanceEnded verdict={dance} names={names} reader={reader} />}
    </div>
  );
}

/** What doesn't fit wraps into a column beside the floor. There it isn't drawn at all. */
function useGivingWay() {
  const floor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = floor.current;
    if (!place) return;
    const measure = new ResizeObserver(() => giveWay(place));
    for (const each of [place, ...place.children]) measure.observe(each);
    giveWay(place);
    return () => measure.disconnect();
  });
  return floor;
}

function giveWay(floor: HTMLElement): void {
  floor.style.top = "";
  const below = lowestName(floor) - (floor.offsetParent?.getBoundingClientRect().top ?? 0);
  if (below > floor.offsetTop) floor.style.top = `${below}px`;
  const said = [...floor.children] as HTMLElement[];
  for (const each of said) each.style.visibility = each.offsetLeft > (said[0]?.offsetLeft ?? 0) ? "hidden" : "";
}

/** Where the names above the floor end; the statements stand below them. */
function lowestName(floor: HTMLElement): number {
  const { left, right } = floor.getBoundingClientRect();
  const names = [...(floor.parentElement?.querySelectorAll(".guest.high .name") ?? [])];
  const above = names
    .map((name) => name.getBoundingClientRect())
    .filter((name) => name.left < right && name.right > left);
  return Math.max(0, ...above.map(({ bottom }) => bottom));
}

const LAST = 3;

/** The last statements since the leader spoke, which begins and ends every talk; and what was done openly among them. */
export function latest(events: readonly Event[]): Heard[] {
  return heardInTalk(events, events.findLastIndex(isAloud)).slice(-LAST);
}

function Called({ call }: { call: Call }) {
  return (
    <div class="called">
      <RoleEmblem role={call === "pranksters" ? "prankster" : (call as Role)} size={56} />
      <p>{callName(call)}</p>
    </div>
  );
}

/** Who is asked what, and who answers: the head beside it is theirs. */
function HypnosisQuestion({ hypnosis, names }: { hypnosis: Hypnosis; names: readonly string[] }) {
  const { player, question, answer } = hypnosis;
  const who = nameOf(player, names);
  const asked = { player: who, question: questionText(question.split(" "), names) };
  return (
    <p class="speech">
      <Head seat={player} />
      <span>
        {t("carnaval-hypnotised", asked)} {answer && <b>{t("carnaval-answers", { who, answer })}</b>}
      </span>
    </p>
  );
}

interface VerdictTextProps {
  verdict: Verdict;
  names: readonly string[];
  reader: number | null;
}

/** In one line, between what the others say. */
function DanceEnded({ verdict, names, reader }: VerdictTextProps) {
  const { unmasked, remasked } = verdict;
  const again = remasked.map((seat) => remaskedText(seat, names));
  const fell = unmasked.map((event) => unmaskedText(event, names, reader));
  return (
    <p class="speech dance-ended">
      {unmasked.length === 1 && unmasked[0] && <RoleEmblem role={unmasked[0].role} size={28} />}
      <span>
        {again.length + fell.length > 0 && <b>{t("carnaval-in-dance")} </b>}
        {[...again, fell.join(" ") || t(nobodyFell(verdict))].join(" ")}
      </span>
    </p>
  );
}

function unmaskedText({ seat, role }: Unmasked, names: readonly string[], reader: number | null): string {
  const key = seat === reader ? "carnaval-unmasked-you" : "carnaval-unmasked";
  return t(key, { who: nameOf(seat, names), role: asRole(role) });
}

/** Below a line that says what happened to them: there is little room between the hands. */
function fallenText({ seat, role }: Unmasked, names: readonly string[]): string {
  return t("carnaval-known-of", { who: nameOf(seat, names), what: asRole(role) });
}

function remaskedText(seat: number, names: readonly string[]): string {
  return t("carnaval-masked", { who: nameOf(seat, names) });
}

function Remasked({ seat, names }: { seat: number; names: readonly string[] }) {
  return (
    <p class="speech remasked">
      <Head seat={seat} />
      <span>{remaskedText(seat, names)}</span>
    </p>
  );
}

/** How a dance or a vote ended: whose mask came off, and their role. Screen readers announce it with the news. */
function VerdictText({ verdict, names, reader }: VerdictTextProps) {
  const { hands, unmasked, remasked, tied, accuses, drags } = verdict;
  const fallen = unmasked.map(({ seat }) => seat);
  return (
    <div class="middle ended" aria-hidden="true">
      {hands.length > 0 && <Hands hands={hands} names={names} falls={fallen} reader={reader} />}
      {tied > 0 && <p class="now">{t("carnaval-tie-all", { count: tied })}</p>}
      {remasked.map((seat) => (
        <Remasked key={seat} seat={seat} names={names} />
      ))}
      {unmasked.map((event) => (
        <p key={event.seat} class="speech">
          <RoleEmblem role={event.role} size={28} />
          <span>{tied > 0 ? fallenText(event, names) : unmaskedText(event, names, reader)}</span>
        </p>
      ))}
      {drags && <Speech heard={drags} names={names} />}
      {unmasked.length === 0 && !drags && (
        <p class="now">{t(accuses ? "carnaval-no-majority" : nobodyFell(verdict))}</p>
      )}
    </div>
  );
}

function nobodyFell({ dance, cancelled }: Verdict): string {
  if (!dance) return "carnaval-nobody";
  return cancelled ? "carnaval-nobody-music" : "carnaval-nobody-dance";
}

/** Until the hands of the second vote lie open, those of the first one stay in sight. */
function Tally({ view, names, story }: ViewAndNames & Pick<MiddleProps, "story">) {
  const hands = tally(view);
  if (view.phase === "defence") return <AccusedHands view={view} names={names} hands={hands} />;
  if (hands.length > 0) return <Hands hands={hands} names={names} falls={view.victims} reader={view.seat} />;
  const first = firstHands(view, story);
  const up = view.votes.filter((vote) => vote !== null).length;
  return (
    <>
      {first.length > 0 && (
        <Hands hands={first} names={names} falls={[]} reader={view.seat} title={t("carnaval-first-vote")} />
      )}
      {(first.length === 0 || up > 0) && <p class="now">{t("carnaval-hands-up", { up })}</p>}
    </>
  );
}

/** Why they have to defend themselves; of the others' hands, only the guests' own counts are left. */
function AccusedHands({ view, names, hands }: ViewAndNames & { hands: HandCounts }) {
  const accused = hands.filter(([seat]) => view.accused.includes(seat));
  if (accused.length === 0) return null;
  return <Hands hands={accused} names={names} falls={[]} reader={view.seat} title={t("carnaval-no-majority")} />;
}

interface HandsProps {
  hands: Readonly<HandCounts>;
  names: readonly string[];
  falls: readonly number[];
  reader: number | null;
  title?: string;
}

const FEW_ROWS = 4;

function Hands({ hands, names, falls, reader, title }: HandsProps) {
  const { rows, more } = rowsOf(hands, reader);
  return (
    <ol class={rows.length > FEW_ROWS ? "tally many" : "tally"} aria-label={title ?? t("carnaval-tally")}>
      {title && (
        <li class="title" aria-hidden="true">
          {title}
        </li>
      )}
      {rows.map(([seat, count]) => (
        <li key={seat} class={falls.includes(seat) ? "falls" : ""}>
          <Head seat={seat} />
          <span>{nameOf(seat, names)}</span>
          <b>{count}</b>
        </li>
      ))}
      {more > 0 && <li class="title">{t("carnaval-more-hands", { count: more })}</li>}
    </ol>
  );
}

function Won({ view, names }: ViewAndNames) {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === view.seats) return null; // a draw
  return (
    <div class="won">
      <p class="now">{t("carnaval-winners-are")}</p>
      <p>
        {winners.map((seat) => (
          <span key={seat} class="winner">
            <Head seat={seat} />
            {nameOf(seat, names)}
          </span>
        ))}
      </p>
    </div>
  );
}
