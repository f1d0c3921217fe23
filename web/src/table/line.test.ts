import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawnSnapshot } from "../../tests/drawn.ts";
import { Refusal } from "../refusal.ts";
import type { AnyAsking, AnyTold } from "../wire/wire.ts";
import { Line, type Socket } from "./line.ts";

const LONG = 60_000;

/** A house at the other end, which notes who calls and what is asked. */
class FarEnd implements Socket {
  static calls: FarEnd[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  asked: AnyAsking[] = [];
  beats = 0;
  closed = false;

  constructor(readonly path: string) {
    FarEnd.calls.push(this);
  }

  static get last(): FarEnd {
    const last = FarEnd.calls.at(-1);
    if (!last) throw new Error("nobody called");
    return last;
  }

  send(text: string): void {
    if (text === "beat") this.beats += 1;
    else this.asked.push(JSON.parse(text));
  }

  beatsBack(): this {
    this.onmessage?.({ data: "beat" });
    return this;
  }

  close(): void {
    this.closed = true;
  }

  opens(): this {
    this.onopen?.();
    return this;
  }

  tells(message: AnyTold): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  breaks(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  FarEnd.calls = [];
  line = new Line("GOLD7", (path) => new FarEnd(path));
});

afterEach(() => {
  line.hangUp();
  vi.useRealTimers();
});

test("the first call asks for everything, the next one for what was missed", () => {
  expect(FarEnd.last.path).toBe("/api/tables/GOLD7/socket");
  FarEnd.last
    .opens()
    .tells(drawnSnapshot({ n: 5, seats: [0, 2] }))
    .breaks();
  vi.advanceTimersByTime(LONG);
  expect(FarEnd.last.path).toBe("/api/tables/GOLD7/socket?after=5&seats=0,2");
});

test("an answer finds its question", async () => {
  FarEnd.last.opens();
  const answer = line.ask({ ask: "look", seat: 0 });
  const id = FarEnd.last.asked[0]?.id ?? "";
  FarEnd.last.tells({ type: "done", id, answer: { previews: {} } });
  expect(await answer).toEqual({ previews: {} });
});

test("a refusal is thrown, with its sentence", async () => {
  FarEnd.last.opens();
  const answer = line.ask({ ask: "start" });
  const id = FarEnd.last.asked[0]?.id ?? "";
  FarEnd.last.tells({ type: "refused", id, code: "not-allowed", key: "x", facts: {}, sentence: "Only the host." });
  await expect(answer).rejects.toThrow(Refusal);
  await expect(answer).rejects.toThrow("Only the host.");
});

test("what was not answered is asked again under the same number, and only that", () => {
  FarEnd.last.opens();
  void line.ask({ ask: "nod", seat: 0 });
  void line.ask({ ask: "move", seat: 0, move: "c4" });
  const [nod, move] = FarEnd.last.asked;
  FarEnd.last.tells({ type: "done", id: nod?.id ?? "" }).breaks();
  vi.advanceTimersByTime(LONG);
  expect(FarEnd.last.opens().asked).toEqual([move]);
});

test("what is asked while the line is broken waits for it", () => {
  FarEnd.last.opens().breaks();
  void line.ask({ ask: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(LONG);
  expect(FarEnd.last.opens().asked).toMatchObject([{ ask: "move", move: "c4" }]);
});

test("it says calmly that the line is broken, and calls more and more seldom", () => {
  FarEnd.last.opens();
  for (let calls = 0; calls < 20; calls += 1) {
    FarEnd.last.breaks();
    expect(line.state.value).toBe("lost");
    vi.advanceTimersByTime(15_000);
  }
  FarEnd.last.breaks();
  const before = FarEnd.calls.length;
  vi.advanceTimersByTime(5000);
  expect(FarEnd.calls).toHaveLength(before);
});

test("a house that restarts is called at once, however often it failed before", () => {
  for (let calls = 0; calls < 9; calls += 1) {
    FarEnd.last.breaks();
    vi.advanceTimersByTime(15_000);
  }
  const before = FarEnd.calls.length;
  FarEnd.last.opens().breaks(1012);
  vi.advanceTimersByTime(600);
  expect(FarEnd.calls).toHaveLength(before + 1);
});

test("what is asked while a new line is called is sent when it is open, and once", () => {
  FarEnd.last.opens().tells(drawnSnapshot({ n: 5, seats: [] }));
  line.wake(true);
  void line.ask({ ask: "sit", seat: 1 });
  expect(FarEnd.last.asked).toEqual([]);
  FarEnd.last.opens();
  expect(FarEnd.last.asked).toMatchObject([{ ask: "sit", seat: 1 }]);
});

test("a phone that wakes up does not trust its old line", () => {
  const old = FarEnd.last.opens().tells(drawnSnapshot());
  line.wake(true);
  expect(old.closed).toBe(true);
  expect(FarEnd.calls).toHaveLength(2);
});

test("a short look elsewhere breaks nothing", () => {
  FarEnd.last.opens().tells(drawnSnapshot());
  line.wake(false);
  expect(FarEnd.calls).toHaveLength(1);
});

test("who is shown the door does not come back", async () => {
  FarEnd.last.opens();
  const pending = line.ask({ ask: "start" });
  FarEnd.last.tells({ type: "leave", key: "table-unwanted", sentence: "The host does not want you." }).breaks(4003);
  await expect(pending).rejects.toThrow("The host does not want you.");
  vi.advanceTimersByTime(LONG);
  expect([line.state.value, FarEnd.calls.length]).toEqual(["over", 1]);
  expect(line.farewell.value).toBe("The host does not want you.");
});

test("a table that does not exist is not asked for again; a store that is away is", () => {
  FarEnd.last.opens().breaks(1008, "store-unavailable");
  vi.advanceTimersByTime(600);
  expect(FarEnd.calls).toHaveLength(2);
  FarEnd.last.opens().breaks(1008, "no-such-table");
  vi.advanceTimersByTime(LONG);
  expect([line.state.value, FarEnd.calls.length]).toEqual(["over", 2]);
});

// -- signs of life

test("a line that has died is noticed within three seconds while somebody looks", () => {
  FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  vi.advanceTimersByTime(2000);
  expect([line.state.value, FarEnd.last.beats]).toEqual(["open", 1]);
  vi.advanceTimersByTime(1000);
  expect(line.state.value).toBe("silent");
});

test("a house that answers is not lost, and is not asked more than once a second", () => {
  const house = FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  for (let steps = 0; steps < 240; steps += 1) {
    const before = house.beats;
    vi.advanceTimersByTime(250);
    if (house.beats > before) house.beatsBack();
    expect(line.state.value).toBe("open");
  }
  expect(house.beats).toBeGreaterThan(30);
  expect(house.beats).toBeLessThanOrEqual(60);
});

test("whoever hears news needs no other sign of life", () => {
  const house = FarEnd.last.opens();
  line.watch(true);
  for (let news = 0; news < 20; news += 1) {
    vi.advanceTimersByTime(900);
    house.tells(drawnSnapshot({ n: news }));
  }
  expect(house.beats).toBe(0);
});

test("a line that was only slow goes on: nothing is asked twice", () => {
  const house = FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  void line.ask({ ask: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(5000);
  expect(line.state.value).toBe("silent");
  void line.ask({ ask: "look", seat: 0 });
  house.beatsBack();
  expect([line.state.value, FarEnd.calls.length]).toEqual(["open", 1]);
  expect(house.asked.map(({ ask }) => ask)).toEqual(["move", "look"]);
});

test("a line that stays silent is given up, and what was asked is asked once on the next", () => {
  const house = FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  void line.ask({ ask: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(9000);
  expect([house.closed, line.state.value, FarEnd.calls.length]).toEqual([true, "lost", 2]);
  expect(FarEnd.last.opens().asked).toEqual(house.asked);
});

test("nobody is disturbed while nobody looks", () => {
  FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  line.watch(false);
  vi.advanceTimersByTime(LONG);
  expect([line.state.value, FarEnd.last.beats]).toEqual(["open", 0]);
});

test("a page that was held up itself does not blame the line", () => {
  FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(250);
  expect(line.state.value).toBe("open");
});

test("a device that says it is offline is believed until the house is heard", () => {
  FarEnd.last.opens().tells(drawnSnapshot());
  line.suspect();
  expect([line.state.value, FarEnd.last.beats]).toEqual(["silent", 1]);
  FarEnd.last.beatsBack();
  expect(line.state.value).toBe("open");
});

test("a call that nobody answers is made again", () => {
  const first = FarEnd.last;
  vi.advanceTimersByTime(11_000);
  expect([first.closed, line.state.value, FarEnd.calls.length]).toEqual([true, "lost", 2]);
});

test("whoever has left is left alone", () => {
  FarEnd.last.opens().tells(drawnSnapshot());
  line.watch(true);
  line.hangUp();
  vi.advanceTimersByTime(LONG);
  expect([FarEnd.last.beats, FarEnd.calls.length]).toEqual([0, 1]);
});
