/** A table as this device knows it. Pure: each message from the house turns one state into the next. */
import type { GameEvent, Outcome, View } from "../wire/game.ts";
import type { Measurement, Perspective, Presence, Snapshot, TableEvent, TableInfo, Update } from "../wire/messages.ts";

export type LoggedEvent = GameEvent | TableEvent;

/** What one seat of this device sees; `seat` is null for a spectator. */
export interface SeatState {
  seat: number | null;
  view: View | null;
  /** Everything that happened, oldest first. */
  log: readonly LoggedEvent[];
  /** The events that led from the previous view to this one: for motion and announcements. */
  news: readonly GameEvent[];
  /** Events since the last view. A later update brings the view. */
  pending: readonly LoggedEvent[];
}

export interface TableState {
  /** How much of the table's stream this device has received. */
  n: number;
  /** The seats that this device holds. */
  seats: readonly number[];
  info: TableInfo;
  /** When the table info came, by our own clock, in seconds. */
  infoAt: number;
  seatStates: readonly SeatState[];
  /** What was said last at the tables before, if this person was there. */
  recalled: readonly TableEvent[];
  /** Whether each chair's guest is connected. */
  here: readonly boolean[];
  /** By chair: when its guest left, by our own clock in seconds. 0: they are here, or were never seen. */
  leftAt: readonly number[];
  /** By chair: when the host may let a bot play for somebody who is away, by the house's clock. */
  botFrom: readonly (number | null)[];
  watching: number;
  /** How far the house is with measuring the arrangement; null: nobody has asked for it. */
  measurement: Measurement | null;
  /** How far the house's clock is ahead of ours, in seconds. */
  clockOffset: number;
}

/** The state after a message; `clock` is our own time in seconds. */
export function applyMessage(
  before: TableState | null,
  message: Snapshot | Update | Presence | Measurement,
  clock: number,
): TableState | null {
  if (message.type === "snapshot") return fromSnapshot(before, message, clock);
  if (before === null) return null;
  if (message.type === "measurement") return { ...before, measurement: message };
  return message.type === "presence"
    ? { ...before, ...applyPresence(before, message, clock) }
    : applyUpdate(before, message, clock);
}

function fromSnapshot(
  before: TableState | null,
  { n, seats, info, seen, now, recalled }: Snapshot,
  clock: number,
): TableState {
  return {
    n,
    seats,
    info,
    infoAt: clock,
    seatStates: seen.map(({ seat, view, events }) => ({ seat, view, log: events, news: [], pending: [] })),
    recalled: recalled ?? [],
    ...withPresence(before, presenceIn(info), clock),
    botFrom: before?.botFrom ?? [],
    watching: info.watching ?? 0,
    measurement: null,
    clockOffset: now - clock,
  };
}

function presenceIn(info: TableInfo): boolean[] {
  return info.chairs.map(({ here }) => here ?? false);
}

/** Which guests are here now, and when the others left. */
function withPresence(
  before: TableState | null,
  here: readonly boolean[],
  clock: number,
): Pick<TableState, "here" | "leftAt"> {
  const since = (seat: number) => (before?.here[seat] ? clock : (before?.leftAt[seat] ?? 0));
  return { here, leftAt: here.map((is, seat) => (is ? 0 : since(seat))) };
}

function applyPresence(before: TableState, { here, watching, bot_from }: Presence, clock: number): Partial<TableState> {
  return { ...withPresence(before, here, clock), watching, botFrom: bot_from ?? [] };
}

/** Whether anybody's absence has to be timed. */
export function isSomeoneAbsent({ info, here }: TableState): boolean {
  return info.chairs.some(({ guest }, seat) => guest && !here[seat]);
}

const AWAY_AFTER_SECONDS = 4; // seconds: reloading the page doesn't count as being away

/** Whether the guest of a chair has been away long enough to mention it. */
export function isAway({ here, leftAt }: Pick<TableState, "here" | "leftAt">, seat: number, clock: number): boolean {
  return !here[seat] && clock - (leftAt[seat] ?? 0) >= AWAY_AFTER_SECONDS;
}

/** Whether this device has seen the guest of a chair at this table. */
export function wasSeen({ here, leftAt }: Pick<TableState, "here" | "leftAt">, seat: number): boolean {
  return (here[seat] ?? false) || (leftAt[seat] ?? 0) > 0;
}

function applyUpdate(before: TableState, { n, seen, info }: Update, clock: number): TableState {
  // An update may arrive twice around a reconnect. It counts once.
  if (n <= before.n) return before;
  const seatStates = before.seatStates.map((seatState) =>
    applySeen(
      seatState,
      seen.find(({ seat }) => seat === seatState.seat),
    ),
  );
  if (!info) return { ...before, n, seatStates };
  const presence = { ...withPresence(before, presenceIn(info), clock), watching: info.watching ?? 0 };
  return { ...before, ...presence, n, seatStates, info, infoAt: clock };
}

function applySeen(seatState: SeatState, seen: Perspective | undefined): SeatState {
  if (seen === undefined) return seatState;
  const log = [...seatState.log, ...seen.events];
  const pending = [...seatState.pending, ...seen.events];
  if (seen.view === null) return { ...seatState, log, pending };
  return { ...seatState, log, view: seen.view, news: pending.filter(isGameEvent), pending: [] };
}

/** The table's own events. All others belong to the game. */
export const TABLE_EVENTS: Record<TableEvent["event"], true> = {
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
  recalled: true,
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

export function isGameEvent(event: LoggedEvent): event is GameEvent {
  return !Object.hasOwn(TABLE_EVENTS, event.event);
}

/** The game's events that still stand, oldest first: without what was taken back. */
export function storyOf(log: readonly LoggedEvent[]): GameEvent[] {
  const story: GameEvent[] = [];
  for (const event of log) {
    if (isGameEvent(event)) story.push(event);
    else if (event.event === "took-back") story.splice(Math.max(0, story.length - Number(event.undone ?? 0)));
  }
  return story;
}

/** The names by seat; an empty string for a free seat. */
export function namesOf(info: TableInfo): string[] {
  return info.chairs.map(({ name }) => name ?? "");
}

/** The seats where a bot plays now. */
export function botSeats(info: TableInfo): number[] {
  return info.chairs.flatMap(({ bot }, seat) => (bot ? [seat] : []));
}

/** Whether there is only one person at the table, with bots for company. */
export function isAlone({ chairs }: TableInfo): boolean {
  return chairs.filter(({ guest, bot }) => guest && !bot).length === 1;
}

/** The seat of a person who leads and doesn't play. Null: the house leads. */
export function leaderSeat({ leader }: TableInfo): number | null {
  return leader ?? null;
}

/** Whether the table waits for this seat. The leader may always say something, but nobody waits for them. */
export function isAwaited({ seat, to_act }: View): boolean {
  return seat !== null && to_act.includes(seat);
}

/** The players who beat somebody. If everybody wins, nobody did, and it is a draw. */
export function victors({ winners, scores }: Outcome): readonly number[] {
  return winners.length < scores.length ? winners : [];
}

/** All seats, best first. Ties go to the winners, then by seat. */
export function rankedSeats(outcome: Outcome): number[] {
  const { scores } = outcome;
  const won = victors(outcome);
  const first = (seat: number) => (won.includes(seat) ? 0 : 1);
  return scores
    .map((_, seat) => seat)
    .sort((one, other) => first(one) - first(other) || (scores[other] ?? 0) - (scores[one] ?? 0) || one - other);
}

/** How a game ended for the viewer: whether they won, and with whom. Null for anyone who didn't play. */
export interface OwnResult {
  end: "won" | "lost" | "draw";
  /** The other winners. */
  others: readonly number[];
}

export function ownResultOf({ seats }: Pick<TableState, "seats">, outcome: Outcome): OwnResult | null {
  const won = victors(outcome);
  const mine = seats.filter((seat) => seat < outcome.scores.length);
  const others = won.filter((seat) => !mine.includes(seat));
  if (won.length === 0) return { end: "draw", others };
  // Several people may share one device, and “you” means somebody else to each of them.
  if (mine.length !== 1) return null;
  return { end: won.length > others.length ? "won" : "lost", others };
}

/** When the deciding players run out of time, by our own clock. */
export function localDue({ info, clockOffset }: TableState): number | null {
  return info.due == null ? null : info.due - clockOffset;
}

/** When the first call of a dance is made, by our own clock. Null: there is nothing to read first. */
export function localCallsFrom({ info, clockOffset }: TableState): number | null {
  return info.calls_from == null ? null : info.calls_from - clockOffset;
}

/** Seconds until the host may let a bot play at a seat. Null: never, because nobody is missing there. */
export function secondsUntilBot(
  { info, here, botFrom, clockOffset }: TableState,
  seat: number,
  clock: number,
): number | null {
  const chair = info.chairs[seat];
  const from = botFrom[seat];
  if (info.phase !== "playing" || !chair?.guest || chair.bot || here[seat] || from == null) return null;
  return Math.max(0, from - clockOffset - clock);
}

/** What a seat's clock shows, in seconds. Null: there is nothing to show. */
export function secondsLeft(table: TableState, seat: number, clock: number): number | null {
  const { info, infoAt } = table;
  const runs = info.running?.includes(seat) ?? false;
  const left = info.left?.[seat];
  if (left != null) return Math.max(0, left - (runs ? clock - infoAt : 0));
  const due = localDue(table);
  return runs && due !== null ? Math.max(0, due - clock) : null;
}
