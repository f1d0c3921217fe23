/** Several people around one device: whose turn it is to look at it. Pure. */
import type { SeatState, TableState } from "./state.ts";

/** The seats of this device that people play themselves. */
export function ownSeats({ seats, info }: TableState): number[] {
  return seats.filter((seat) => !info.chairs[seat]?.bot);
}

/**
 * The player who has to look at the device next, or the current one if nobody has to.
 * In a hush it goes round, called or not, and never back: otherwise the order would reveal who was called.
 */
export function nextToLook(table: TableState, now: number | null): number | null {
  const own = ownSeats(table);
  if (own.length === 0) return table.seats[0] ?? null;
  if (table.info.phase === "ended") return now ?? own[0] ?? null;
  const waiting = table.info.hush ? nextUntapped(table, own, now) : decidingSeats(table, own);
  const [first] = waiting;
  if (now !== null && own.includes(now) && (first === undefined || waiting.includes(now))) return now;
  return first ?? own[0] ?? null;
}

function nextUntapped({ info }: TableState, own: number[], now: number | null): number[] {
  const round = [...own.filter((seat) => seat >= (now ?? 0)), ...own.filter((seat) => seat < (now ?? 0))];
  return round.filter((seat) => !info.nodded?.includes(seat)).slice(0, 1);
}

/** A player who may still say something, but isn't waited for, leaves the device to the others. The leader keeps it. */
function decidingSeats({ seatStates }: TableState, own: number[]): number[] {
  return own.filter((seat) => {
    const view = seatStateOf(seatStates, seat)?.view;
    return view?.moves.length && (seat >= view.seats || view.to_act.includes(seat));
  });
}

/** Whether the device has to be handed over before it shows what that seat may know. */
export function needsCurtain(table: TableState, next: number | null, now: number | null): boolean {
  return table.info.phase !== "ended" && ownSeats(table).length > 1 && next !== now;
}

export function seatStateOf(seatStates: readonly SeatState[], seat: number | null): SeatState | undefined {
  return seatStates.find((seatState) => seatState.seat === seat);
}
