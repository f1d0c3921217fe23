import { describe, expect, test } from "vitest";
import { sampleInfo, sampleSnapshot, sampleView } from "../../tests/sample-table.ts";
import type { GameEvent } from "../wire/game.ts";
import type { Update } from "../wire/messages.ts";
import {
  applyMessage,
  isAwaited,
  isAway,
  leaderSeat,
  localDue,
  ownResultOf,
  rankedSeats,
  secondsLeft,
  secondsUntilBot,
  storyOf,
  type TableState,
  victors,
  wasSeen,
} from "./state.ts";

const CAPTURES: GameEvent = { event: "captures", seat: 1 };
const STOPS: GameEvent = { event: "stops", seat: 1 };

function update(n: number, changes: Partial<Update["seen"][number]> = {}): Update {
  return { type: "update", n, at: 1001, seen: [{ seat: 0, events: [], view: null, ...changes }] };
}

function after(...messages: Parameters<typeof applyMessage>[1][]): TableState {
  const table = messages.reduce<TableState | null>((known, message) => applyMessage(known, message, 990), null);
  if (table === null) throw new Error("no snapshot was applied");
  return table;
}

test("a snapshot brings everything, and none of it is news", () => {
  const { n, seats, seatStates } = after(sampleSnapshot());
  expect([n, seats]).toEqual([5, [0]]);
  expect(seatStates[0]).toMatchObject({ log: [{ event: "dealt" }], news: [] });
});

test("an update continues from there, and its events are the news", () => {
  const view = sampleView(0, ["d4"]);
  const [seatState] = after(sampleSnapshot(), update(6, { events: [CAPTURES], view })).seatStates;
  expect(seatState).toMatchObject({ view, news: [CAPTURES], log: [{ event: "dealt" }, CAPTURES] });
});

test("news that comes in parts is shown together with the view it leads to", () => {
  const view = sampleView(0);
  const [seatState] = after(
    sampleSnapshot(),
    update(6, { events: [CAPTURES] }),
    update(7, { events: [STOPS], view }),
  ).seatStates;
  expect(seatState).toMatchObject({ view, news: [CAPTURES, STOPS] });
});

test("somebody who was never here hasn't left", () => {
  const seen = { here: [true, false, false], leftAt: [0, 1000, 0] };
  expect([0, 1, 2].map((seat) => wasSeen(seen, seat))).toEqual([true, true, false]);
});

test("the story of a game leaves out what was taken back", () => {
  const more = [CAPTURES, CAPTURES, STOPS];
  const takenBack = { event: "took-back", undone: 2 } as const;
  expect(storyOf([{ event: "dealt" }, ...more, takenBack, STOPS])).toEqual([CAPTURES, STOPS]);
  expect(storyOf([...more, takenBack, { ...takenBack, undone: 1 }])).toEqual([]);
  expect(storyOf([...more, { event: "took-back" }]), "the house doesn't say").toEqual(more);
});

test("reloading the page isn't being away; staying out is", () => {
  const chairs = [
    { name: "Ada", guest: true, mine: true, here: true },
    { name: "Bruno", guest: true, here: true },
  ];
  const here = after(sampleSnapshot({ info: sampleInfo({ chairs }) }));
  const gone = applyMessage(here, { type: "presence", here: [true, false], watching: 0 }, 1000) as TableState;
  expect([isAway(gone, 0, 1100), isAway(gone, 1, 1003), isAway(gone, 1, 1008)]).toEqual([false, false, true]);
  const still = applyMessage(gone, { type: "presence", here: [true, false], watching: 1 }, 1005) as TableState;
  expect(isAway(still, 1, 1008)).toBe(true);
  const back = applyMessage(still, { type: "presence", here: [true, true], watching: 1 }, 1006) as TableState;
  expect(isAway(back, 1, 1100)).toBe(false);
});

test("a guest who was never seen here is away", () => {
  const chairs = [
    { name: "Ada", guest: true, mine: true, here: true },
    { name: "Bruno", guest: true },
  ];
  expect(isAway(after(sampleSnapshot({ info: sampleInfo({ chairs }) })), 1, 990)).toBe(true);
});

test("chat doesn't change the view and isn't news of the game", () => {
  const before = after(sampleSnapshot(), update(6, { events: [CAPTURES], view: sampleView(0) }));
  const then = applyMessage(before, update(7, { events: [{ event: "said", name: "Bruno", text: "Oh!" }] }), 990);
  expect(then?.seatStates[0]?.view).toBe(before.seatStates[0]?.view);
  expect(then?.seatStates[0]?.news).toBe(before.seatStates[0]?.news);
});

test("an update that arrives twice counts once", () => {
  const once = after(sampleSnapshot(), update(6, { events: [CAPTURES], view: sampleView(0) }));
  expect(applyMessage(once, update(6, { events: [CAPTURES], view: sampleView(0) }), 990)).toBe(once);
});

test("everybody sees when the host may let a bot play for somebody who is away", () => {
  const chairs = [
    { name: "Anna", guest: true, mine: true, here: true },
    { name: "Bruno", guest: true },
  ];
  const snapshot = { ...sampleSnapshot(), info: sampleInfo({ chairs }) };
  const away = after(snapshot, { type: "presence", here: [true, false], watching: 0, bot_from: [null, 1060] });
  // The house's clock is ten seconds ahead of ours.
  expect([secondsUntilBot(away, 0, 1000), secondsUntilBot(away, 1, 1000), secondsUntilBot(away, 1, 1051)]).toEqual([
    null,
    50,
    0,
  ]);
  const back = applyMessage(away, { type: "presence", here: [true, true], watching: 0 }, 1000);
  expect(back && secondsUntilBot(back, 1, 1051)).toBeNull();
});

test("a watcher who sits down is never taken for somebody without a seat", () => {
  const anna = { name: "Anna", guest: true, mine: true, here: true };
  const snapshot = sampleSnapshot({ info: sampleInfo({ chairs: [anna, {}] }) });
  const watched = after(snapshot, { type: "presence", here: [true, false], watching: 1 });
  const info = sampleInfo({ chairs: [anna, { name: "Bruno", guest: true, here: true }] });
  expect(applyMessage(watched, { ...update(6), info }, 990)?.watching).toBe(0);
});

test("presence is about now, and doesn't advance the stream", () => {
  expect(after(sampleSnapshot(), { type: "presence", here: [true, false], watching: 2 })).toMatchObject({
    n: 5,
    here: [true, false],
    watching: 2,
  });
});

test("the house's clock is translated into ours", () => {
  const table = after(sampleSnapshot({ now: 1000, info: sampleInfo({ due: 1030 }) }));
  expect(localDue(table)).toBe(1020); // our clock shows 990 when the house's shows 1000
});

test("a time bank runs down only for the player who decides", () => {
  const info = sampleInfo({ clock: { kind: "bank", seconds: 300 }, left: [100, 200], running: [0] });
  const table = after(sampleSnapshot({ info }));
  expect([secondsLeft(table, 0, 1000), secondsLeft(table, 1, 1000)]).toEqual([90, 200]);
  expect(secondsLeft(table, 0, 2000)).toBe(0);
});

test("the leader sits where the house says, and nobody waits for them", () => {
  expect(leaderSeat(sampleInfo({ leader: 2 }))).toBe(2);
  expect(leaderSeat(sampleInfo())).toBeNull();
  expect(isAwaited({ ...sampleView(0), to_act: [0] })).toBe(true);
  expect(isAwaited({ ...sampleView(0), to_act: [1] })).toBe(false);
});

test("if everybody wins it is a draw", () => {
  expect(victors({ winners: [0, 1], scores: [0, 0], reason: "carnaval-both" })).toEqual([]);
  expect(victors({ winners: [1], scores: [0, 1], reason: "page-resigned" })).toEqual([1]);
  // With no card left the score is zero, which is the best there is.
  expect(victors({ winners: [0], scores: [0, -2], reason: "mascarade-last-card" })).toEqual([0]);
});

test("the best come first, and among equals the winners", () => {
  expect(rankedSeats({ winners: [2], scores: [7, 3, 7, 9], reason: "" })).toEqual([2, 3, 0, 1]);
  expect(rankedSeats({ winners: [1, 2], scores: [0, 1, 1, 0], reason: "" })).toEqual([1, 2, 0, 3]);
});

describe("how it ended for the viewer", () => {
  const outcome = { winners: [1, 2], scores: [0, 1, 1, 0], reason: "" };
  const result = (...seats: number[]) => ownResultOf({ seats }, outcome);
  test("they won, and with whom", () => expect(result(1)).toEqual({ end: "won", others: [2] }));
  test("they lost", () => expect(result(3)?.end).toBe("lost"));
  test("nobody is “you” if several share a device, in the gallery, or as the leader", () =>
    expect([result(0, 1), result(), result(4)]).toEqual([null, null, null]));
  test("a draw is a draw for everybody", () =>
    expect(ownResultOf({ seats: [] }, { winners: [0, 1], scores: [0, 0], reason: "" })?.end).toBe("draw"));
});

test("a measurement is kept until a new stream begins", () => {
  const measured = after(sampleSnapshot(), { type: "measurement", strength: "master", most: 200, state: "running" });
  expect(measured?.measurement).toMatchObject({ state: "running", most: 200 });
  expect(applyMessage(measured, sampleSnapshot(), 1000)?.measurement).toBeNull();
});
