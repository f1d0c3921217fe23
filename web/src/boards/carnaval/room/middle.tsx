/** The middle of the floor: the current call, the last statements, the count of hands, and the winners. */
import type { Call, Event, Role, Says, View } from "../../../wire/carnaval.ts";
import { t } from "../../../words/words.ts";
import { RoleEmblem } from "../cards/role-emblem.tsx";
import { asRole, callName, nameOf, questionText, statementText } from "../describe.ts";
import { isAloud } from "../leader/voice.ts";
import { Written } from "../leader/written.tsx";
import { isTalk, isVote, station, tally } from "../model.ts";
import { inFull } from "../sayings.ts";
import type { Verdict } from "../verdict.ts";
import { Head } from "./costume.tsx";

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
  return (
    <div class="middle">
      {call && <Called call={call} />}
      {view.phase === "invitation" && <p class="now">{t("carnaval-now-invitation", { dance: view.dance })}</p>}
      {station(view.phase) === "rest" && statements.length === 0 && <Written />}
      {view.hypnosis && isTalk(view.phase) && <HypnosisQuestion view={view} names={names} />}
      {isTalk(view.phase) &&
        statements.map((says) => <Speech key={`${says.seat} ${says.number}`} says={says} names={names} />)}
      {isVote(view.phase) && statements.length === 0 && <Tally view={view} names={names} />}
      {view.outcome && <Won view={view} names={names} />}
    </div>
  );
}

/** On a phone there is no room for the oldest of them. */
const LAST = 3;

/** The last statements since the leader spoke, which begins and ends every talk. */
export function latest(events: readonly Event[]): Says[] {
  const talk = events.slice(events.findLastIndex(isAloud) + 1);
  const said = talk.filter((event) => event.event === "says").slice(-LAST);
  return said.map((says) => inFull(says, events));
}

function Called({ call }: { call: Call }) {
  return (
    <div class="called">
      <RoleEmblem role={call === "pranksters" ? "prankster" : (call as Role)} size={56} />
      <p>{callName(call)}</p>
    </div>
  );
}

function Speech({ says, names }: { says: Says; names: readonly string[] }) {
  return (
    <p class="speech">
      <Head seat={says.seat} />
      <span>
        <b>{nameOf(says.seat, names)}</b> {statementText(says.statement, names)}
      </span>
    </p>
  );
}

function HypnosisQuestion({ view, names }: ViewAndNames) {
  if (!view.hypnosis) return null;
  const { player, question, answer } = view.hypnosis;
  return (
    <p class="speech">
      <Head seat={player} />
      <span>
        <b>{nameOf(player, names)}</b> {questionText(question.split(" "), names)} {answer && t(`carnaval-do-${answer}`)}
      </span>
    </p>
  );
}

interface VerdictTextProps {
  verdict: Verdict;
  names: readonly string[];
  reader: number | null;
}

/** How a dance or a vote ended: whose mask came off, and their role. Screen readers announce it with the news. */
function VerdictText({ verdict: { hands, unmasked, dance }, names, reader }: VerdictTextProps) {
  const fallen = unmasked.map(({ seat }) => seat);
  return (
    <div class="middle ended" aria-hidden="true">
      {hands.length > 0 && <Hands hands={hands} names={names} falls={fallen} />}
      {unmasked.map(({ seat, role }) => (
        <p key={seat} class="speech">
          <RoleEmblem role={role} size={28} />
          <span>
            {t(seat === reader ? "carnaval-unmasked-you" : "carnaval-unmasked", {
              who: nameOf(seat, names),
              role: asRole(role),
            })}
          </span>
        </p>
      ))}
      {unmasked.length === 0 && <p class="now">{t(dance ? "carnaval-nobody-dance" : "carnaval-nobody")}</p>}
    </div>
  );
}

function Tally({ view, names }: ViewAndNames) {
  const hands = tally(view);
  const up = view.votes.filter((vote) => vote !== null).length;
  if (hands.length === 0) return <p class="now">{t("carnaval-hands-up", { up })}</p>;
  return <Hands hands={hands} names={names} falls={view.victims} />;
}

interface HandsProps {
  hands: readonly [seat: number, hands: number][];
  names: readonly string[];
  falls: readonly number[];
}

function Hands({ hands, names, falls }: HandsProps) {
  return (
    <ol class="tally" aria-label={t("carnaval-tally")}>
      {hands.slice(0, 4).map(([seat, count]) => (
        <li key={seat} class={falls.includes(seat) ? "falls" : ""}>
          <Head seat={seat} />
          <span>{nameOf(seat, names)}</span>
          <b>{count}</b>
        </li>
      ))}
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
