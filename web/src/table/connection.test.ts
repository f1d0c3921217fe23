import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleSnapshot } from "../../tests/sample-table.ts";
import { RefusalError } from "../refusal-error.ts";
import type { AnyCommand, AnyMessage } from "../wire/wire.ts";
import { type Socket, TableConnection } from "./connection.ts";

const LONG = 60_000;

/** A house at the other end, which notes who calls and what is asked. */
class FakeSocket implements Socket {
  static opened: FakeSocket[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: AnyCommand[] = [];
  heartbeats = 0;
  closed = false;

  constructor(readonly path: string) {
    FakeSocket.opened.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.opened.at(-1);
    if (!last) throw new Error("nobody called");
    return last;
  }

  send(text: string): void {
    if (text === "beat") this.heartbeats += 1;
    else this.sent.push(JSON.parse(text));
  }

  answersHeartbeat(): this {
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

  receives(message: AnyMessage): this {
    this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  breaks(code = 1006, reason = ""): void {
    this.onclose?.({ code, reason });
  }
}

let connection: TableConnection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.opened = [];
  connection = new TableConnection("GOLD7", (path) => new FakeSocket(path));
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

test("the first call asks for everything, the next one for what was missed", () => {
  expect(FakeSocket.last.path).toBe("/api/tables/GOLD7/socket");
  FakeSocket.last
    .opens()
    .receives(sampleSnapshot({ n: 5, seats: [0, 2] }))
    .breaks();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.last.path).toBe("/api/tables/GOLD7/socket?after=5&seats=0,2");
});

test("an answer finds its question", async () => {
  FakeSocket.last.opens();
  const answer = connection.send({ command: "look", seat: 0 });
  const id = FakeSocket.last.sent[0]?.id ?? "";
  FakeSocket.last.receives({ type: "done", id, answer: { previews: {} } });
  expect(await answer).toEqual({ previews: {} });
});

test("a refusal is thrown, with its sentence", async () => {
  FakeSocket.last.opens();
  const answer = connection.send({ command: "start" });
  const id = FakeSocket.last.sent[0]?.id ?? "";
  FakeSocket.last.receives({
    type: "refusal",
    id,
    code: "not-allowed",
    key: "x",
    facts: {},
    sentence: "Only the host.",
  });
  await expect(answer).rejects.toThrow(RefusalError);
  await expect(answer).rejects.toThrow("Only the host.");
});

test("what was not answered is asked again under the same number, and only that", () => {
  FakeSocket.last.opens();
  void connection.send({ command: "nod", seat: 0 });
  void connection.send({ command: "move", seat: 0, move: "c4" });
  const [nod, move] = FakeSocket.last.sent;
  FakeSocket.last.receives({ type: "done", id: nod?.id ?? "" }).breaks();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.last.opens().sent).toEqual([move]);
});

test("what is asked while the line is broken waits for it", () => {
  FakeSocket.last.opens().breaks();
  void connection.send({ command: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.last.opens().sent).toMatchObject([{ command: "move", move: "c4" }]);
});

test("it says calmly that the line is broken, and calls more and more seldom", () => {
  FakeSocket.last.opens();
  for (let calls = 0; calls < 20; calls += 1) {
    FakeSocket.last.breaks();
    expect(connection.state.value).toBe("lost");
    vi.advanceTimersByTime(15_000);
  }
  FakeSocket.last.breaks();
  const before = FakeSocket.opened.length;
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.opened).toHaveLength(before);
});

test("a house that restarts is called at once, however often it failed before", () => {
  for (let calls = 0; calls < 9; calls += 1) {
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(15_000);
  }
  const before = FakeSocket.opened.length;
  FakeSocket.last.opens().breaks(1012);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

test("what is asked while a new line is called is sent when it is open, and once", () => {
  FakeSocket.last.opens().receives(sampleSnapshot({ n: 5, seats: [] }));
  connection.wake(true);
  void connection.send({ command: "sit", seat: 1 });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent).toMatchObject([{ command: "sit", seat: 1 }]);
});

test("a phone that wakes up does not trust its old line", () => {
  const old = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.wake(true);
  expect(old.closed).toBe(true);
  expect(FakeSocket.opened).toHaveLength(2);
});

test("a short look elsewhere breaks nothing", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.wake(false);
  expect(FakeSocket.opened).toHaveLength(1);
});

test("who is shown the door does not come back", async () => {
  FakeSocket.last.opens();
  const pending = connection.send({ command: "start" });
  FakeSocket.last
    .receives({ type: "leave", key: "table-unwanted", sentence: "The host does not want you." })
    .breaks(4003);
  await expect(pending).rejects.toThrow("The host does not want you.");
  vi.advanceTimersByTime(LONG);
  expect([connection.state.value, FakeSocket.opened.length]).toEqual(["closed", 1]);
  expect(connection.closeReason.value).toBe("The host does not want you.");
});

test("a table that does not exist is not asked for again; a store that is away is", () => {
  FakeSocket.last.opens().breaks(1008, "store-unavailable");
  vi.advanceTimersByTime(600);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.opens().breaks(1008, "no-such-table");
  vi.advanceTimersByTime(LONG);
  expect([connection.state.value, FakeSocket.opened.length]).toEqual(["closed", 2]);
});

// -- signs of life

test("a line that has died is noticed within three seconds while somebody looks", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  vi.advanceTimersByTime(2000);
  expect([connection.state.value, FakeSocket.last.heartbeats]).toEqual(["open", 1]);
  vi.advanceTimersByTime(1000);
  expect(connection.state.value).toBe("silent");
});

test("a house that answers is not lost, and is not asked more than once a second", () => {
  const house = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  for (let steps = 0; steps < 240; steps += 1) {
    const before = house.heartbeats;
    vi.advanceTimersByTime(250);
    if (house.heartbeats > before) house.answersHeartbeat();
    expect(connection.state.value).toBe("open");
  }
  expect(house.heartbeats).toBeGreaterThan(30);
  expect(house.heartbeats).toBeLessThanOrEqual(60);
});

test("whoever hears news needs no other sign of life", () => {
  const house = FakeSocket.last.opens();
  connection.watch(true);
  for (let news = 0; news < 20; news += 1) {
    vi.advanceTimersByTime(900);
    house.receives(sampleSnapshot({ n: news }));
  }
  expect(house.heartbeats).toBe(0);
});

test("a line that was only slow goes on: nothing is asked twice", () => {
  const house = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  void connection.send({ command: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(5000);
  expect(connection.state.value).toBe("silent");
  void connection.send({ command: "look", seat: 0 });
  house.answersHeartbeat();
  expect([connection.state.value, FakeSocket.opened.length]).toEqual(["open", 1]);
  expect(house.sent.map(({ command: ask }) => ask)).toEqual(["move", "look"]);
});

test("a line that stays silent is given up, and what was asked is asked once on the next", () => {
  const house = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  void connection.send({ command: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(9000);
  expect([house.closed, connection.state.value, FakeSocket.opened.length]).toEqual([true, "lost", 2]);
  expect(FakeSocket.last.opens().sent).toEqual(house.sent);
});

test("nobody is disturbed while nobody looks", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  connection.watch(false);
  vi.advanceTimersByTime(LONG);
  expect([connection.state.value, FakeSocket.last.heartbeats]).toEqual(["open", 0]);
});

test("a page that was held up itself does not blame the line", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(250);
  expect(connection.state.value).toBe("open");
});

test("a device that says it is offline is believed until the house is heard", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.markSilent();
  expect([connection.state.value, FakeSocket.last.heartbeats]).toEqual(["silent", 1]);
  FakeSocket.last.answersHeartbeat();
  expect(connection.state.value).toBe("open");
});

test("a call that nobody answers is made again", () => {
  const first = FakeSocket.last;
  vi.advanceTimersByTime(11_000);
  expect([first.closed, connection.state.value, FakeSocket.opened.length]).toEqual([true, "lost", 2]);
});

test("whoever has left is left alone", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  connection.close();
  vi.advanceTimersByTime(LONG);
  expect([FakeSocket.last.heartbeats, FakeSocket.opened.length]).toEqual([0, 1]);
});
