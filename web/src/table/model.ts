/** A table as this device knows it. Pure: what the house tells turns one standing into the next. */
import type { GameEvent, Outcome, View } from "../wire/views.ts";
import type { Frame, Heard, Presence, Seen, Snapshot, Telling } from "../wire/wire.ts";

export type Happening = GameEvent | Heard;

/** What one seat of this device sees; `seat` is null for who watches. */
export interface Sight {
  seat: number | null;
  view: View | null;
  /** All that happened, the oldest first. */
  log: readonly Happening[];
  /** What led from the view before to this one: for movement and announcements. */
  news: readonly GameEvent[];
  /** What happened since the last view: a later telling brings the view. */
  waiting: readonly Happening[];
}

export interface Standing {
  /** So much of its stream has this device heard. */
  n: number;
  /** The seats that this device holds. */
  seats: readonly number[];
  frame: Frame;
  /** When the frame came, by our own clock, in seconds. */
  framed: number;
  sights: readonly Sight[];
  /** Who is connected, by chair. */
  here: readonly boolean[];
  /** By chair: when its guest was seen to go, by our own clock in seconds; 0: they are here, or were never seen. */
  gone: readonly number[];
  /** By chair: from when on the host can let a bot play for somebody who is away, by the house's clock. */
  botFrom: readonly (number | null)[];
  watching: number;
  /** How far the house's clock is ahead of ours, in seconds. */
  ahead: number;
}

/** What the table tells; `clock` is our own time in seconds. */
export function told(before: Standing | null, message: Snapshot | Telling | Presence, clock: number): Standing | null {
  if (message.type === "snapshot") return shown(before, message, clock);
  if (before === null) return null;
  return message.type === "presence"
    ? { ...before, ...presence(before, message, clock) }
    : goOn(before, message, clock);
}

function shown(before: Standing | null, { n, seats, frame, seen, now }: Snapshot, clock: number): Standing {
  return {
    n,
    seats,
    frame,
    framed: clock,
    sights: seen.map(({ seat, view, events }) => ({ seat, view, log: events, news: [], waiting: [] })),
    ...looked(before, hereIn(frame), clock),
    botFrom: before?.botFrom ?? [],
    watching: before?.watching ?? 0,
    ahead: now - clock,
  };
}

function hereIn(frame: Frame): boolean[] {
  return frame.chairs.map(({ here }) => here ?? false);
}

/** Who is here now, and since when the others are not. */
function looked(before: Standing | null, here: readonly boolean[], clock: number): Pick<Standing, "here" | "gone"> {
  const since = (seat: number) => (before?.here[seat] ? clock : (before?.gone[seat] ?? 0));
  return { here, gone: here.map((is, seat) => (is ? 0 : since(seat))) };
}

function presence(before: Standing, { here, watching, bot_from }: Presence, clock: number): Partial<Standing> {
  return { ...looked(before, here, clock), watching, botFrom: bot_from ?? [] };
}

/** Whether anybody's absence is to be counted. */
export function someAbsent({ frame, here }: Standing): boolean {
  return frame.chairs.some(({ guest }, seat) => guest && !here[seat]);
}

const RELOAD = 8; // seconds: whoever loads the page anew, or looks at another app, is not away

/** Whether the guest of a chair has been away for so long that it is worth a word. */
export function isAway({ here, gone }: Pick<Standing, "here" | "gone">, seat: number, clock: number): boolean {
  return !here[seat] && clock - (gone[seat] ?? 0) >= RELOAD;
}

function goOn(before: Standing, { n, seen, frame }: Telling, clock: number): Standing {
  // Told twice, as may happen around a new connection, is told once.
  if (n <= before.n) return before;
  const sights = before.sights.map((sight) =>
    seeing(
      sight,
      seen.find(({ seat }) => seat === sight.seat),
    ),
  );
  if (!frame) return { ...before, n, sights };
  return { ...before, ...looked(before, hereIn(frame), clock), n, sights, frame, framed: clock };
}

function seeing(sight: Sight, seen: Seen | undefined): Sight {
  if (seen === undefined) return sight;
  const log = [...sight.log, ...seen.events];
  const waiting = [...sight.waiting, ...seen.events];
  if (seen.view === null) return { ...sight, log, waiting };
  return { ...sight, log, view: seen.view, news: waiting.filter(isOfGame), waiting: [] };
}

/** All that happens around the game; everything else is the game's own. */
export const AROUND: Record<Heard["event"], true> = {
  opened: true,
  arranged: true,
  "hints-ruled": true,
  sat: true,
  "bot-sat": true,
  stood: true,
  renamed: true,
  kicked: true,
  dealt: true,
  moved: true,
  sealed: true,
  nodded: true,
  awaited: true,
  lifted: true,
  said: true,
  reacted: true,
  "undo-asked": true,
  "undo-answered": true,
  "took-back": true,
  paused: true,
  resumed: true,
  "gave-time": true,
  resigned: true,
  "timed-out": true,
  "bot-took": true,
  "took-seat": true,
  ended: true,
  rematched: true,
};

export function isOfGame(happening: Happening): happening is GameEvent {
  return !Object.hasOwn(AROUND, happening.event);
}

/** The names by seat; a free seat has none. */
export function namesOf(frame: Frame): string[] {
  return frame.chairs.map(({ name }) => name ?? "");
}

/** The seats at which bots decide now. */
export function botsOf(frame: Frame): number[] {
  return frame.chairs.flatMap(({ bot }, seat) => (bot ? [seat] : []));
}

/** Whether only one person is there, and bots for company. */
export function isAlone({ chairs }: Frame): boolean {
  return chairs.filter(({ guest, bot }) => guest && !bot).length === 1;
}

/** The seat of the person who leads and does not play, after all others; null: the house leads. */
export function leadersSeat(frame: Frame): number | null {
  const { master } = frame.options as Record<string, unknown>;
  return master === "person" ? frame.chairs.length - 1 : null;
}

/** Whether the table waits for this seat: who leads may always say something, but nobody waits for him. */
export function isAwaited({ seat, to_act }: View): boolean {
  return seat !== null && to_act.includes(seat);
}

/** Those who have won against somebody: where all are winners, nobody has, and it is a draw. */
export function victors({ winners, scores }: Outcome): readonly number[] {
  return winners.length < scores.length ? winners : [];
}

/** All seats, the best first; of equals, those who have won, then by seat. */
export function ranked(outcome: Outcome): number[] {
  const { scores } = outcome;
  const won = victors(outcome);
  const first = (seat: number) => (won.includes(seat) ? 0 : 1);
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => first(one) - first(other) || (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}

/** How a game ended for whoever looks: whether they have won, and with whom; null for those who did not play. */
export interface Verdict {
  end: "won" | "lost" | "draw";
  /** The other winners. */
  others: readonly number[];
}

export function verdictFor({ seats }: Pick<Standing, "seats">, outcome: Outcome): Verdict | null {
  const won = victors(outcome);
  const mine = seats.filter((seat) => seat < outcome.scores.length);
  const others = won.filter((seat) => !mine.includes(seat));
  if (won.length === 0) return { end: "draw", others };
  // Around one device there are several, and what is “you” to one is not to the other.
  if (mine.length !== 1) return null;
  return { end: won.length > others.length ? "won" : "lost", others };
}

/** When the time of those who decide is up, by our own clock. */
export function dueHere({ frame, ahead }: Standing): number | null {
  return frame.due == null ? null : frame.due - ahead;
}

/** When the first call of a dance is heard, by our own clock; null: nothing has to be read before. */
export function callsFromHere({ frame, ahead }: Standing): number | null {
  return frame.calls_from == null ? null : frame.calls_from - ahead;
}

/** How many seconds until the host can let a bot play at a seat; null: never, for nobody is missing there. */
export function untilBot({ frame, here, botFrom, ahead }: Standing, seat: number, clock: number): number | null {
  const chair = frame.chairs[seat];
  const from = botFrom[seat];
  if (frame.phase !== "playing" || !chair?.guest || chair.bot || here[seat] || from == null) return null;
  return Math.max(0, from - ahead - clock);
}

/** What the clock of a seat shows, in seconds; null: there is nothing to show. */
export function clockOf(standing: Standing, seat: number, clock: number): number | null {
  const { frame, framed } = standing;
  const runs = frame.running?.includes(seat) ?? false;
  const left = frame.left?.[seat];
  if (left != null) return Math.max(0, left - (runs ? clock - framed : 0));
  const due = dueHere(standing);
  return runs && due !== null ? Math.max(0, due - clock) : null;
}
