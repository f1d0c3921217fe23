/**
 * The connection to a table: it keeps the table's state and sends commands. When it breaks, it reconnects by itself,
 * catches up on what it missed, and sends unanswered commands again. A dead connection doesn't report itself, so while
 * somebody is looking, heartbeats check that it is alive.
 */
import { signal } from "@preact/signals";
import { RefusalError } from "../refusal-error.ts";
import type {
  AnyCommand,
  AnyMessage,
  Done,
  Measurement,
  Presence,
  Refusal,
  Snapshot,
  Update,
} from "../wire/messages.ts";
import type { AnyAnswer } from "../wire/routes.ts";
import { applyMessage, type TableState } from "./state.ts";

/** A command that has no id yet. */
export type NewCommand = AnyCommand extends infer Command
  ? Command extends AnyCommand
    ? Omit<Command, "id">
    : never
  : never;

/** What a connection needs from a socket. */
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
// Milliseconds. Somebody who is looking should know within three seconds, but a slow connection isn't dropped for that.
const CHECK_EVERY_MS = 250;
const HEARTBEAT_AFTER_MS = 1000; // of silence, then a heartbeat is sent
const SILENT_AFTER_MS = 2500; // of silence, without even an answer to the heartbeat
const DEAD_AFTER_MS = 8000;
const STALLED_AFTER_MS = 1000; // by which a check may be late
const CONNECT_TIMEOUT_MS = 10_000; // for the first attempt; later ones may take longer
const MAX_CONNECT_TIMEOUT_MS = 30_000;
const HEARTBEAT = "beat"; // as in src/ridotto/house/sockets/socket_protocol.py

export class TableConnection {
  readonly table = signal<TableState | null>(null);
  /** Silent: nothing has been received for a while, so the connection may be lost. */
  readonly state = signal<"connecting" | "open" | "silent" | "lost" | "closed">("connecting");
  /** Why the table is closed to us, as a sentence. */
  readonly closeReason = signal("");
  readonly #pending = new Map<string, PendingCommand>();
  #socket: Socket | null = null;
  #isOpen = false; // whether this socket is open; while reconnecting, `state` stays as it was until then
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchTimer: ReturnType<typeof setInterval> | undefined;
  #lastReceived = 0; // in milliseconds
  #heartbeatSent = false; // whether an answer to a heartbeat is outstanding
  #lastCheck = 0; // in milliseconds

  constructor(
    private readonly code: string,
    private readonly openSocket: (path: string) => Socket,
    private readonly now: () => number = () => Date.now() / 1000,
  ) {
    this.#connect();
  }

  /** Sends a command to the table. A refusal is thrown. */
  send(draft: NewCommand): Promise<AnyAnswer | null> {
    const command = { ...draft, id: newId() } as AnyCommand;
    const answer = new Promise<AnyAnswer | null>((resolve, reject) =>
      this.#pending.set(command.id, { command, resolve, reject }),
    );
    if (this.#isOpen) this.#socket?.send(JSON.stringify(command)); // otherwise as soon as it opens
    return answer;
  }

  /** Notices a dead connection for as long as somebody is looking. */
  watch(isVisible: boolean): void {
    clearInterval(this.#watchTimer);
    if (!isVisible || this.state.value === "closed") return;
    this.#resetSilence();
    this.#watchTimer = setInterval(() => this.#checkSilence(), CHECK_EVERY_MS);
  }

  /** The device reports that it has no network. */
  markSilent(): void {
    if (this.state.value !== "open") return;
    this.state.value = "silent";
    this.#sendHeartbeat();
  }

  /** The device is back: from a tunnel, or from a sleep after which the connection may or may not still work. */
  wake(slept: boolean): void {
    if (this.state.value === "lost" || (slept && this.#isUp())) this.#connect();
  }

  close(): void {
    this.state.value = "closed";
    this.#stopTimers();
    this.#dropSocket();
    this.#pending.clear(); // nobody is waiting for an answer any more
  }

  // -- connecting

  #connect(): void {
    clearTimeout(this.#timer);
    this.#dropSocket();
    const socket = this.openSocket(`/api/tables/${encodeURIComponent(this.code)}/socket${this.#resumeQuery()}`);
    this.#socket = socket;
    // Where nothing gets through, a browser would wait for minutes.
    this.#timer = setTimeout(
      () => this.#giveUp(),
      Math.min(CONNECT_TIMEOUT_MS * (this.#attempts + 1), MAX_CONNECT_TIMEOUT_MS),
    );
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code, reason }) => this.#onClose(code, reason);
  }

  /** Where the stream resumes. */
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
    // A house that has restarted measures nothing. One that still does says so.
    if (this.table.value?.measurement) this.table.value = { ...this.table.value, measurement: null };
    for (const { command } of this.#pending.values()) this.#socket?.send(JSON.stringify(command));
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
    // A house that announces a restart is back at once, or another one takes over.
    if (code === CLOSED_BY_RESTART) this.#attempts = 0;
    const wait = RECONNECT_DELAYS_MS[Math.min(this.#attempts, RECONNECT_DELAYS_MS.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #closeForGood(): void {
    this.#stopTimers();
    this.state.value = "closed";
    const fault = new RefusalError({ code: "not-allowed", sentence: this.closeReason.value });
    for (const { reject } of this.#pending.values()) reject(fault);
    this.#pending.clear();
  }

  // -- heartbeats

  #checkSilence(): void {
    const now = Date.now();
    // If the page itself was stalled, messages that arrived meanwhile haven't been handled yet.
    const stalled = now - this.#lastCheck > STALLED_AFTER_MS;
    this.#lastCheck = now;
    if (!this.#isUp()) return;
    if (stalled) this.#resetSilence();
    const silence = now - this.#lastReceived;
    if (silence >= DEAD_AFTER_MS) this.#giveUp();
    else if (silence >= SILENT_AFTER_MS) this.state.value = "silent";
    else if (silence >= HEARTBEAT_AFTER_MS && !this.#heartbeatSent) this.#sendHeartbeat();
  }

  #sendHeartbeat(): void {
    this.#heartbeatSent = true;
    if (this.#isOpen) this.#socket?.send(HEARTBEAT);
  }

  /** Starts counting the silence from now. */
  #resetSilence(): void {
    this.#lastReceived = this.#lastCheck = Date.now();
    this.#heartbeatSent = false;
  }

  // -- receiving

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

  #apply(message: Snapshot | Update | Presence | Measurement): void {
    // Only now is it certain that the house lets us in.
    this.#attempts = 0;
    this.table.value = applyMessage(this.table.value, message, this.now());
  }

  #onDone({ id, answer }: Done): void {
    this.#pending.get(id)?.resolve(answer ?? null);
    this.#pending.delete(id);
  }

  /** A refusal without an id is about the connection, not about one of our commands. */
  #onRefusal(refused: Refusal): void {
    if (refused.id == null) {
      this.closeReason.value = refused.sentence;
      return;
    }
    this.#pending.get(refused.id)?.reject(new RefusalError(refused));
    this.#pending.delete(refused.id);
  }
}

/** Not `randomUUID`: browsers offer it only over https, which a home network doesn't have. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
