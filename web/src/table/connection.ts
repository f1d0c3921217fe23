/**
 * The line to a table: it tells how the table stands, and carries what is asked. When it breaks it calls again by
 * itself, hears what it has missed, and asks once more what was not answered. A line that has died says nothing, so as
 * long as somebody looks it asks for a sign of life.
 */
import { signal } from "@preact/signals";
import { RefusalError } from "../refusal-error.ts";
import type { AnyAnswer } from "../wire/routes.ts";
import type { AnyCommand, AnyMessage, Done, Presence, Refusal, Snapshot, Update } from "../wire/wire.ts";
import { applyMessage, type TableState } from "./state.ts";

/** An asking before it has its number. */
export type NewCommand = AnyCommand extends infer Asking
  ? Asking extends AnyCommand
    ? Omit<Asking, "id">
    : never
  : never;

/** What a line needs of a socket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface PendingCommand {
  command: AnyCommand;
  resolve(answer: AnyAnswer | null): void;
  reject(fault: Error): void;
}

const CLOSED_BY_POLICY = 1008;
const CLOSED_BY_RESTART = 1012;
const CLOSED_BY_KICK = 4003;
const FINAL_REASONS = ["no-such-table", "not-allowed"];
const RECONNECT_DELAYS_MS = [400, 800, 1600, 3000, 6000, 10_000];
// Milliseconds. Whoever looks shall know within three seconds; a line that is only slow is not given up for that.
const CHECK_EVERY_MS = 250;
const HEARTBEAT_AFTER_MS = 1000; // without a word; then the house is asked for a sign of life
const SILENT_AFTER_MS = 2500; // without a word, not even that sign
const DEAD_AFTER_MS = 8000;
const STALLED_AFTER_MS = 1000; // by which the watch may be late
const CONNECT_TIMEOUT_MS = 10_000; // for a call; the next one may take longer
const MAX_CONNECT_TIMEOUT_MS = 30_000;
const HEARTBEAT = "beat"; // as in house/doorway.py

export class TableConnection {
  readonly table = signal<TableState | null>(null);
  /** Silent: nothing has been heard for a while, so perhaps it is lost. */
  readonly state = signal<"connecting" | "open" | "silent" | "lost" | "closed">("connecting");
  /** Why the table is closed to us, in words. */
  readonly closeReason = signal("");
  readonly #pending = new Map<string, PendingCommand>();
  #socket: Socket | null = null;
  #isOpen = false; // whether this socket is open: a line that is called anew goes on as before until then
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchTimer: ReturnType<typeof setInterval> | undefined;
  #lastReceived = 0; // when that was, in milliseconds
  #heartbeatSent = false; // whether a sign of life is asked for
  #lastCheck = 0; // when the watch has looked last

  constructor(
    private readonly code: string,
    private readonly openSocket: (path: string) => Socket,
    private readonly now: () => number = () => Date.now() / 1000,
  ) {
    this.#connect();
  }

  /** Asks the table; a refusal is thrown. */
  send(draft: NewCommand): Promise<AnyAnswer | null> {
    const command = { ...draft, id: newId() } as AnyCommand;
    const answer = new Promise<AnyAnswer | null>((resolve, reject) =>
      this.#pending.set(command.id, { command, resolve, reject }),
    );
    if (this.#isOpen) this.#socket?.send(JSON.stringify(command)); // else as soon as it is
    return answer;
  }

  /** As long as somebody looks, a line that has died shall be noticed. */
  watch(isVisible: boolean): void {
    clearInterval(this.#watchTimer);
    if (!isVisible || this.state.value === "closed") return;
    this.#resetSilence();
    this.#watchTimer = setInterval(() => this.#checkSilence(), CHECK_EVERY_MS);
  }

  /** The device says that it has no network. */
  markSilent(): void {
    if (this.state.value !== "open") return;
    this.state.value = "silent";
    this.#sendHeartbeat();
  }

  /** The device is back: from a tunnel, or from a sleep after which nobody can tell whether the line still holds. */
  wake(slept: boolean): void {
    if (this.state.value === "lost" || (slept && this.#isUp())) this.#connect();
  }

  close(): void {
    this.state.value = "closed";
    this.#stopTimers();
    this.#dropSocket();
    this.#pending.clear(); // nobody is there any more to hear an answer
  }

  // -- calling

  #connect(): void {
    clearTimeout(this.#timer);
    this.#dropSocket();
    const socket = this.openSocket(`/api/tables/${encodeURIComponent(this.code)}/socket${this.#resumeQuery()}`);
    this.#socket = socket;
    // Where nothing comes through, a browser would wait for minutes.
    this.#timer = setTimeout(
      () => this.#giveUp(),
      Math.min(CONNECT_TIMEOUT_MS * (this.#attempts + 1), MAX_CONNECT_TIMEOUT_MS),
    );
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code, reason }) => this.#onClose(code, reason);
  }

  /** From where the stream goes on. */
  #resumeQuery(): string {
    const known = this.table.value;
    return known ? `?after=${known.n}&seats=${known.seats.join(",")}` : "";
  }

  #dropSocket(): void {
    this.#isOpen = false;
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #isUp(): boolean {
    return this.state.value === "open" || this.state.value === "silent";
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watchTimer);
  }

  #giveUp(): void {
    this.#dropSocket();
    this.#reconnectLater(0);
  }

  #onOpen(): void {
    clearTimeout(this.#timer);
    this.#isOpen = true;
    this.state.value = "open";
    this.#resetSilence();
    for (const { command: asking } of this.#pending.values()) this.#socket?.send(JSON.stringify(asking));
  }

  #onClose(code: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    this.#socket = null;
    if (code === CLOSED_BY_KICK || (code === CLOSED_BY_POLICY && FINAL_REASONS.includes(reason))) this.#closeForGood();
    else this.#reconnectLater(code);
  }

  #reconnectLater(code: number): void {
    this.state.value = "lost";
    // A house that says it restarts is back, or another one is, at once.
    if (code === CLOSED_BY_RESTART) this.#attempts = 0;
    const wait = RECONNECT_DELAYS_MS[Math.min(this.#attempts, RECONNECT_DELAYS_MS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #closeForGood(): void {
    this.#stopTimers();
    this.state.value = "closed";
    const fault = new RefusalError({ code: "not-allowed", sentence: this.closeReason.value });
    for (const { reject: refuse } of this.#pending.values()) refuse(fault);
    this.#pending.clear();
  }

  // -- signs of life

  #checkSilence(): void {
    const now = Date.now();
    // If the page itself was held up, what came meanwhile has not been heard yet.
    const heldUp = now - this.#lastCheck > STALLED_AFTER_MS;
    this.#lastCheck = now;
    if (!this.#isUp()) return;
    if (heldUp) this.#resetSilence();
    const silence = now - this.#lastReceived;
    if (silence >= DEAD_AFTER_MS) this.#giveUp();
    else if (silence >= SILENT_AFTER_MS) this.state.value = "silent";
    else if (silence >= HEARTBEAT_AFTER_MS && !this.#heartbeatSent) this.#sendHeartbeat();
  }

  #sendHeartbeat(): void {
    this.#heartbeatSent = true;
    if (this.#isOpen) this.#socket?.send(HEARTBEAT);
  }

  /** From now on it is counted how long nothing is heard. */
  #resetSilence(): void {
    this.#lastReceived = this.#lastCheck = Date.now();
    this.#heartbeatSent = false;
  }

  // -- hearing

  #receive(data: string): void {
    this.#resetSilence();
    if (this.state.value === "silent") this.state.value = "open";
    if (data !== HEARTBEAT) this.#handle(JSON.parse(data) as AnyMessage);
  }

  #handle(message: AnyMessage): void {
    if (message.type === "done") this.#onDone(message);
    else if (message.type === "refusal") this.#onRefusal(message);
    else if (message.type === "leave") this.closeReason.value = message.sentence;
    else this.#apply(message);
  }

  #apply(message: Snapshot | Update | Presence): void {
    // Only now is it certain that the house lets us in.
    this.#attempts = 0;
    this.table.value = applyMessage(this.table.value, message, this.now());
  }

  #onDone({ id, answer }: Done): void {
    this.#pending.get(id)?.resolve(answer ?? null);
    this.#pending.delete(id);
  }

  /** Without a number it is about us, not about something that we asked. */
  #onRefusal(refused: Refusal): void {
    if (refused.id == null) {
      this.closeReason.value = refused.sentence;
      return;
    }
    this.#pending.get(refused.id)?.reject(new RefusalError(refused));
    this.#pending.delete(refused.id);
  }
}

/** Not `randomUUID`: in a network at home there is no https, and then there is none. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
