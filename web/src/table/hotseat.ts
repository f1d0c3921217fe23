/** Several people around one device: whose turn it is to look at it. Pure. */
import type { Sight, Standing } from "./model.ts";

/** The seats of this device at which people play themselves. */
export function ownSeats({ seats, frame }: Standing): number[] {
  return seats.filter((seat) => !frame.chairs[seat]?.bot);
}

/**
 * Who has to look at the device next; the one who looks now if nobody has to.
 * In a hush it goes round, called or not, and never back: else the order would tell who was called.
 */
export function nextToLook(standing: Standing, now: number | null): number | null {
  const own = ownSeats(standing);
  if (own.length === 0) return standing.seats[0] ?? null;
  if (standing.frame.phase === "ended") return now ?? own[0] ?? null;
  const calls = standing.frame.hush ? untapped(standing, own, now) : deciding(standing, own);
  const [first] = calls;
  if (now !== null && own.includes(now) && (first === undefined || calls.includes(now))) return now;
  return first ?? own[0] ?? null;
}

function untapped({ frame }: Standing, own: number[], now: number | null): number[] {
  const round = [...own.filter((seat) => seat >= (now ?? 0)), ...own.filter((seat) => seat < (now ?? 0))];
  return round.filter((seat) => !frame.nodded?.includes(seat)).slice(0, 1);
}

/** Whoever may still say something, but is not waited for, lets the others have the device; whoever leads keeps it. */
function deciding({ sights }: Standing, own: number[]): number[] {
  return own.filter((seat) => {
    const view = sightOf(sights, seat)?.view;
    return view?.moves.length && (seat >= view.seats || view.to_act.includes(seat));
  });
}

/** Whether the device has to be handed over before it shows what that seat may know. */
export function needsCurtain(standing: Standing, next: number | null, now: number | null): boolean {
  return standing.frame.phase !== "ended" && ownSeats(standing).length > 1 && next !== now;
}

export function sightOf(sights: readonly Sight[], seat: number | null): Sight | undefined {
  return sights.find((sight) => sight.seat === seat);
}
