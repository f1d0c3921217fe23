import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleSnapshot } from "../../tests/sample-table.ts";
import { RefusalError } from "../refusal-error.ts";
import type { AnyCommand, AnyMessage } from "../wire/messages.ts";
import { type Socket, TableConnection } from "./connection.ts";

const LONG = 60_000;

/** A house at the other end, which records connections and commands. */
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
    if (!last) throw new Error("no socket was opened");
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

test("the first connection asks for everything, the next one for what was missed", () => {
  expect(FakeSocket.last.path).toBe("/api/tables/GOLD7/socket");
  FakeSocket.last
    .opens()
    .receives(sampleSnapshot({ n: 5, seats: [0, 2] }))
    .breaks();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.last.path).toBe("/api/tables/GOLD7/socket?after=5&seats=0,2");
});

test("an answer resolves its command", async () => {
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

test("an unanswered command is sent again with the same id, and only that one", () => {
  FakeSocket.last.opens();
  void connection.send({ command: "nod", seat: 0 });
  void connection.send({ command: "move", seat: 0, move: "c4" });
  const [nod, move] = FakeSocket.last.sent;
  FakeSocket.last.receives({ type: "done", id: nod?.id ?? "" }).breaks();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.last.opens().sent).toEqual([move]);
});

test("a command sent while disconnected waits for the connection", () => {
  FakeSocket.last.opens().breaks();
  void connection.send({ command: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.last.opens().sent).toMatchObject([{ command: "move", move: "c4" }]);
});

test("a broken connection is reported, and retries become less frequent", () => {
  FakeSocket.last.opens();
  for (let attempts = 0; attempts < 20; attempts += 1) {
    FakeSocket.last.breaks();
    expect(connection.state.value).toBe("lost");
    vi.advanceTimersByTime(15_000);
  }
  FakeSocket.last.breaks();
  const before = FakeSocket.opened.length;
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.opened).toHaveLength(before);
});

test("a house that restarts is reconnected to at once, however many attempts failed before", () => {
  for (let attempts = 0; attempts < 9; attempts += 1) {
    FakeSocket.last.breaks();
    vi.advanceTimersByTime(15_000);
  }
  const before = FakeSocket.opened.length;
  FakeSocket.last.opens().breaks(1012);
  vi.advanceTimersByTime(600);
  expect(FakeSocket.opened).toHaveLength(before + 1);
});

test("a command sent while reconnecting goes out once, when the socket opens", () => {
  FakeSocket.last.opens().receives(sampleSnapshot({ n: 5, seats: [] }));
  connection.wake(true);
  void connection.send({ command: "sit", seat: 1 });
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent).toMatchObject([{ command: "sit", seat: 1 }]);
});

test("a phone that wakes up does not trust its old connection", () => {
  const old = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.wake(true);
  expect(old.closed).toBe(true);
  expect(FakeSocket.opened).toHaveLength(2);
});

test("looking elsewhere for a moment breaks nothing", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.wake(false);
  expect(FakeSocket.opened).toHaveLength(1);
});

test("a guest who was kicked out doesn't reconnect", async () => {
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

test("a table that does not exist isn't tried again; an unavailable store is", () => {
  FakeSocket.last.opens().breaks(1008, "store-unavailable");
  vi.advanceTimersByTime(600);
  expect(FakeSocket.opened).toHaveLength(2);
  FakeSocket.last.opens().breaks(1008, "no-such-table");
  vi.advanceTimersByTime(LONG);
  expect([connection.state.value, FakeSocket.opened.length]).toEqual(["closed", 2]);
});

// -- heartbeats

test("a dead connection is noticed within three seconds while somebody is looking", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  vi.advanceTimersByTime(2000);
  expect([connection.state.value, FakeSocket.last.heartbeats]).toEqual(["open", 1]);
  vi.advanceTimersByTime(1000);
  expect(connection.state.value).toBe("silent");
});

test("a house that answers isn't lost, and gets at most one heartbeat a second", () => {
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

test("while messages arrive, no heartbeat is needed", () => {
  const house = FakeSocket.last.opens();
  connection.watch(true);
  for (let n = 0; n < 20; n += 1) {
    vi.advanceTimersByTime(900);
    house.receives(sampleSnapshot({ n }));
  }
  expect(house.heartbeats).toBe(0);
});

test("a connection that was only slow continues: nothing is sent twice", () => {
  const house = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  void connection.send({ command: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(5000);
  expect(connection.state.value).toBe("silent");
  void connection.send({ command: "look", seat: 0 });
  house.answersHeartbeat();
  expect([connection.state.value, FakeSocket.opened.length]).toEqual(["open", 1]);
  expect(house.sent.map(({ command }) => command)).toEqual(["move", "look"]);
});

test("a connection that stays silent is dropped, and its pending command is sent once on the next", () => {
  const house = FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  void connection.send({ command: "move", seat: 0, move: "c4" });
  vi.advanceTimersByTime(9000);
  expect([house.closed, connection.state.value, FakeSocket.opened.length]).toEqual([true, "lost", 2]);
  expect(FakeSocket.last.opens().sent).toEqual(house.sent);
});

test("no heartbeats are sent while nobody is looking", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  connection.watch(false);
  vi.advanceTimersByTime(LONG);
  expect([connection.state.value, FakeSocket.last.heartbeats]).toEqual(["open", 0]);
});

test("a page that was stalled itself does not blame the connection", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  vi.setSystemTime(Date.now() + 20_000);
  vi.advanceTimersByTime(250);
  expect(connection.state.value).toBe("open");
});

test("a device that says it is offline is believed until the house answers", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.markSilent();
  expect([connection.state.value, FakeSocket.last.heartbeats]).toEqual(["silent", 1]);
  FakeSocket.last.answersHeartbeat();
  expect(connection.state.value).toBe("open");
});

test("a connection attempt that nobody answers is repeated", () => {
  const first = FakeSocket.last;
  vi.advanceTimersByTime(11_000);
  expect([first.closed, connection.state.value, FakeSocket.opened.length]).toEqual([true, "lost", 2]);
});

test("a closed connection stays quiet", () => {
  FakeSocket.last.opens().receives(sampleSnapshot());
  connection.watch(true);
  connection.close();
  vi.advanceTimersByTime(LONG);
  expect([FakeSocket.last.heartbeats, FakeSocket.opened.length]).toEqual([0, 1]);
});
