import { describe, expect, test } from "vitest";
import fixtures from "../../../fixtures/carnaval.json";
import type { Fixture } from "../../fixture.ts";
import { isAloud } from "./leader/voice.ts";
import { guests, PRIVATE_BADGES, possibleBadges, tally } from "./model.ts";
import { aim, places, type RingPlace } from "./room/ring.ts";
import type { Event, View } from "./wire.ts";

const seen = (fixtures as unknown as Fixture[]).flatMap((moment) => moment.seen);
const views = seen.map(({ view }) => view as View);
const secret = views.filter(({ options }) => options.secret_vote);

describe("the ring", () => {
  test.each([4, 7, 9, 15])("gives each of %i guests a place of their own, this seat in front", (seats) => {
    for (const width of [0.8, 1, 2]) {
      const ring = places({ seats, seat: 2 }, width);
      expect(ring[2]).toEqual({ x: 50, y: 100 });
      const apart = ring.map(({ x, y }, n) => {
        const next = ring[(n + 1) % seats] ?? { x, y };
        return Math.hypot((next.x - x) * width, next.y - y);
      });
      expect(Math.min(...apart)).toBeGreaterThan(Math.max(...apart) / 3);
    }
  });

  test.each([5, 9, 12, 15])("leaves a corner free for the player's own card, among %i guests", (seats) => {
    for (const width of [0.8, 1, 2]) {
      const far = (ring: RingPlace[]) => Math.min(...ring.map(({ x, y }) => Math.hypot(x * width, 100 - y)));
      const ring = places({ seats, seat: 0 }, width, [{ x: 0, y: 100 }]);
      expect(ring).toHaveLength(seats);
      expect(ring[0]).toEqual({ x: 50, y: 100 });
      expect(far(ring)).toBeGreaterThan(far(places({ seats: seats + 1, seat: 0 }, width)));
    }
  });

  test("a hand points at the other guest", () => {
    expect(aim({ x: 0, y: 50 }, { x: 100, y: 50 }, 2)).toBe(0);
    expect(aim({ x: 50, y: 0 }, { x: 50, y: 100 }, 2)).toBe(90);
    expect(aim({ x: 0, y: 0 }, { x: 50, y: 100 }, 2)).toBe(45);
  });
});

describe("a bubble", () => {
  const says = (seat: number, number: number, statement: string) =>
    ({ event: "says", seat, number, statement }) as Event;
  const talk = views.find(({ phase }) => phase === "discussion") as View;
  const view = { ...talk, said: talk.said.map((_, seat) => (seat === 2 ? [null, "retract 1"] : [])) };

  test("shows what was taken back, though the view has forgotten it", () => {
    const story = [says(1, 1, "claim chef"), says(2, 1, "vouch 4"), says(2, 2, "retract 1")];
    expect(guests(view, story)[2]?.said).toBe("retract vouch 4");
  });

  test("shows only that something was, if nobody remembers what", () => {
    expect(guests(view)[2]?.said).toBe("retract 1");
  });
});

describe("what everybody sees", () => {
  test("a spectator sees no private mark, and no covered card", () => {
    for (const view of views.filter(({ seat, phase }) => seat === null && phase !== "over")) {
      for (const guest of guests(view)) {
        expect(guest.badges.filter((badge) => PRIVATE_BADGES.includes(badge))).toEqual([]);
        expect(guest.role === null || guest.open).toBe(true);
        expect(guest.secret).toBeNull();
      }
    }
  });

  test("hands aren't counted before all are down, and never at a secret vote", () => {
    const open = views.filter(({ phase, late }) => phase === "vote" && !late);
    expect(open.length).toBeGreaterThan(0);
    for (const view of [...open, ...secret]) expect(tally(view)).toEqual([]);
  });

  test("the most accused comes first", () => {
    const counted = views.map(tally).filter((hands) => hands.length > 1);
    expect(counted.length).toBeGreaterThan(0);
    for (const hands of counted)
      expect(hands.map(([, count]) => count)).toEqual(hands.map(([, count]) => count).sort((a, b) => b - a));
  });

  test("at the end all masks are off and all cards open", () => {
    for (const view of views.filter(({ phase }) => phase === "over")) {
      expect(guests(view).every(({ masked, open, role }) => !masked && open && role !== null)).toBe(true);
    }
  });
});

describe("the leader's voice", () => {
  test("says nothing on one phone that it doesn't say on all", () => {
    for (const { seen } of fixtures as unknown as Fixture[]) {
      const spoken = seen.map(({ news }) => (news as Event[]).filter(isAloud));
      for (const heard of spoken) expect(heard).toEqual(spoken[0]);
    }
  });
});

describe("the signs beside a guest", () => {
  test("the legend has those that may appear with these roles", () => {
    const legend = (in_play: string[], options = {}, leader: number | null = null) =>
      possibleBadges({ in_play, options, leader } as unknown as View);
    expect(legend(["guest", "master-prankster"])).toEqual(["ready", "accused", "mark"]);
    expect(legend(["mask-lender"], { gatecrasher: true }, 7)).toEqual(
      expect.arrayContaining(["spare", "again", "invitation", "barred"]),
    );
  });

  test("a guest with an open card who wears a mask wears a lent one", () => {
    const view = { ...views[0], phase: "discussion", shown: [1, 2], masked: [0, 1] } as View;
    expect(guests(view).map(({ badges }) => badges.includes("again"))[1]).toBe(true);
    expect(guests(view).map(({ badges }) => badges.includes("again"))[2]).toBe(false);
  });
});
