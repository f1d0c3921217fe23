/** The ball: guests in a ring around the floor, hands at the vote, and what it is about now in the middle. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../../../words/words.ts";
import { Leader } from "../leader/leader.tsx";
import { type Guest, guests, isDark, isTalk } from "../model.ts";
import { animateNews } from "../movement.ts";
import type { Verdict } from "../verdict.ts";
import type { Event, View } from "../wire.ts";
import { Ballroom } from "./ballroom.tsx";
import { GuestFigure } from "./guest.tsx";
import { Hand } from "./hand.tsx";
import { latest, Middle } from "./middle.tsx";
import { aim, before, places, type RingPlace } from "./ring.ts";

interface RoomProps {
  view: View;
  names: readonly string[];
  news: readonly Event[];
  story: readonly Event[];
  /** The guests who look choosable … */
  lit: readonly number[];
  /** … and those who are. */
  choosable: readonly number[];
  hinted: readonly number[];
  chosen: number | null;
  covered: boolean;
  verdict: Verdict | null;
  /** Whether this player is choosing a lady or a lord. */
  charms: boolean;
  /** Whether the lights stay on until that has been read. */
  quiet: boolean;
  tap(seat: number): void;
  children: preact.ComponentChildren;
}

export function Room(props: RoomProps) {
  const { view, names, news, story, children } = props;
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => animateNews(room.current, news), [news]);
  return (
    <div ref={room} class={classes(view, props.quiet)} style={{ "--places": view.seats + corners(view).length }}>
      <Ballroom />
      <Middle view={view} names={names} story={story} verdict={props.verdict} quiet={props.quiet} />
      {children}
      <Ring {...props} />
      {view.leader !== null && <Leader name={names[view.leader] ?? ""} />}
    </div>
  );
}

/** Too many for everything said about each to fit in a narrow room. */
const CROWD = 10;
const FEW = 5;

function classes({ phase, seats }: View, quiet: boolean): string {
  const kinds = { dark: isDark(phase) && !quiet, talk: isTalk(phase), crowd: seats >= CROWD };
  return ["room", ...Object.entries(kinds).flatMap(([kind, is]) => (is ? [kind] : []))].join(" ");
}

/**
 * Where the player's own card lies, and where a human leader stands. A small ring leaves the corners free by itself.
 */
function corners({ seats, leader: leads }: View): RingPlace[] {
  const [card, leader] = [
    { x: 0, y: 100 },
    { x: 0, y: 0 },
  ];
  if (seats < FEW) return [];
  return leads !== null ? [card, leader] : [card];
}

function hasHand({ points }: Guest): boolean {
  return points !== null && points !== "none";
}

function aimOf(guest: Guest, ring: readonly RingPlace[], width: number): number {
  const from = before(ring[guest.seat] as RingPlace);
  const to = typeof guest.points === "number" ? ring[guest.points] : undefined;
  return to ? aim(from, to, width) : 0;
}

/**
 * The ring's width for its height: a hand must point the right way on a phone and on a wide screen. It's measured before
 * the first paint, so that nobody sees the guests move to their places.
 */
function useWidth(ring: { readonly current: Element | null }): number {
  const width = useSignal(1);
  useLayoutEffect(() => {
    if (!ring.current) return;
    const { clientWidth, clientHeight } = ring.current;
    if (clientHeight > 0) width.value = clientWidth / clientHeight;
    const measure = new ResizeObserver(([entry]) => {
      if (entry) width.value = entry.contentRect.width / entry.contentRect.height;
    });
    measure.observe(ring.current);
    return () => measure.disconnect();
  }, []);
  return width.value;
}

/** One Tab stop for the whole ring; the arrow keys move around it. */
function Ring(props: RoomProps) {
  const { view, names, story, lit, choosable, hinted, chosen, covered, tap } = props;
  const ring = useRef<HTMLFieldSetElement>(null);
  const width = useWidth(ring);
  const focused = useSignal(lit[0] ?? 0);
  const everybody = guests(view, story);
  const speakers = latest(story).map(({ seat }) => seat);
  // While a player defends themselves no hands are drawn, once they have been read; each guest's count is still shown.
  const hands = isTalk(view.phase) && !props.verdict?.accuses ? [] : everybody.filter(hasHand);
  const stand = places(view, width, corners(view));
  const at = (guest: Guest) => stand[guest.seat] as RingPlace;
  const go = (key: KeyboardEvent) => {
    const step = { ArrowRight: -1, ArrowUp: -1, ArrowLeft: 1, ArrowDown: 1 }[key.key];
    if (step === undefined) return;
    key.preventDefault();
    focused.value = (focused.value + step + view.seats) % view.seats;
    ring.current?.querySelector<HTMLElement>(`[data-seat="${focused.value}"]`)?.focus();
  };
  return (
    <fieldset ref={ring} class="ring" aria-label={t("carnaval-ring")} onKeyDown={go}>
      {everybody.map((guest) => (
        <GuestFigure
          key={guest.seat}
          guest={guest}
          name={names[guest.seat] ?? ""}
          names={names}
          at={at(guest)}
          mine={guest.seat === view.seat}
          lit={lit.includes(guest.seat)}
          choosable={choosable.includes(guest.seat)}
          chosen={chosen === guest.seat}
          hinted={hinted.includes(guest.seat)}
          speaks={speakers.includes(guest.seat)}
          covered={covered}
          charms={props.charms}
          focusable={focused.value === guest.seat}
          tap={() => {
            focused.value = guest.seat;
            tap(guest.seat);
          }}
        />
      ))}
      {hands.map((guest) => (
        <Hand key={guest.seat} guest={guest} at={before(at(guest))} aim={aimOf(guest, stand, width)} />
      ))}
    </fieldset>
  );
}
