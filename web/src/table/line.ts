/**
 * The line to a table: it tells how the table stands, and carries what is asked. When it breaks it calls again by
 * itself, hears what it has missed, and asks once more what was not answered. A line that has died says nothing, so as
 * long as somebody looks it asks for a sign of life.
 */
import { signal } from "@preact/signals";
import { Refusal } from "../refusal.ts";
import type { AnyAnswer } from "../wire/routes.ts";
import type { AnyAsking, AnyTold, Done, Presence, Refused, Snapshot, Telling } from "../wire/wire.ts";
import { type Standing, told } from "./model.ts";

/** An asking before it has its number. */
export type Wish = AnyAsking extends infer Asking ? (Asking extends AnyAsking ? Omit<Asking, "id"> : never) : never;

/** What a line needs of a socket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closing: { code: number; reason: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Open {
  asking: AnyAsking;
  done(answer: AnyAnswer | null): void;
  refuse(fault: Error): void;
}

const NOT_WELCOME = 1008;
const RESTARTS = 1012;
const KICKED = 4003;
const FOR_GOOD = ["no-such-table", "not-allowed"];
const WAITS = [400, 800, 1600, 3000, 6000, 10_000];
// Milliseconds. Whoever looks shall know within three seconds; a line that is only slow is not given up for that.
const TICK = 250;
const QUIET = 1000; // without a word; then the house is asked for a sign of life
const SILENT = 2500; // without a word, not even that sign
const DEAD = 8000;
const HELD_UP = 1000; // by which the watch may be late
const UNANSWERED = 10_000; // for a call; the next one may take longer
const LONGEST_CALL = 30_000;
const BEAT = "beat"; // as in house/doorway.py

export class Line {
  readonly standing = signal<Standing | null>(null);
  /** Silent: nothing has been heard for a while, so perhaps it is lost. */
  readonly state = signal<"calling" | "open" | "silent" | "lost" | "over">("calling");
  /** Why the table is closed to us, in words. */
  readonly farewell = signal("");
  readonly #open = new Map<string, Open>();
  #socket: Socket | null = null;
  #through = false; // whether this socket is open: a line that is called anew goes on as before until then
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #heard = 0; // when that was, in milliseconds
  #beaten = false; // whether a sign of life is asked for
  #looked = 0; // when the watch has looked last

  constructor(
    private readonly code: string,
    private readonly dial: (path: string) => Socket,
    private readonly clock: () => number = () => Date.now() / 1000,
  ) {
    this.#call();
  }

  /** Asks the table; a refusal is thrown. */
  ask(wish: Wish): Promise<AnyAnswer | null> {
    const asking = { ...wish, id: freshId() } as AnyAsking;
    const answer = new Promise<AnyAnswer | null>((done, refuse) => this.#open.set(asking.id, { asking, done, refuse }));
    if (this.#through) this.#socket?.send(JSON.stringify(asking)); // else as soon as it is
    return answer;
  }

  /** As long as somebody looks, a line that has died shall be noticed. */
  watch(looking: boolean): void {
    clearInterval(this.#watch);
    if (!looking || this.state.value === "over") return;
    this.#hearAnew();
    this.#watch = setInterval(() => this.#look(), TICK);
  }

  /** The device says that it has no network. */
  suspect(): void {
    if (this.state.value !== "open") return;
    this.state.value = "silent";
    this.#beat();
  }

  /** The device is back: from a tunnel, or from a sleep after which nobody can tell whether the line still holds. */
  wake(slept: boolean): void {
    if (this.state.value === "lost" || (slept && this.#isUp())) this.#call();
  }

  hangUp(): void {
    this.state.value = "over";
    this.#rest();
    this.#drop();
    this.#open.clear(); // nobody is there any more to hear an answer
  }

  // -- calling

  #call(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = this.dial(`/api/tables/${encodeURIComponent(this.code)}/socket${this.#since()}`);
    this.#socket = socket;
    // Where nothing comes through, a browser would wait for minutes.
    this.#timer = setTimeout(() => this.#giveUp(), Math.min(UNANSWERED * (this.#tries + 1), LONGEST_CALL));
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => this.#receive(data);
    socket.onclose = ({ code, reason }) => this.#closed(code, reason);
  }

  /** From where the stream goes on. */
  #since(): string {
    const known = this.standing.value;
    return known ? `?after=${known.n}&seats=${known.seats.join(",")}` : "";
  }

  #drop(): void {
    this.#through = false;
    if (this.#socket === null) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }

  #isUp(): boolean {
    return this.state.value === "open" || this.state.value === "silent";
  }

  #rest(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
  }

  #giveUp(): void {
    this.#drop();
    this.#callAgain(0);
  }

  #opened(): void {
    clearTimeout(this.#timer);
    this.#through = true;
    this.state.value = "open";
    this.#hearAnew();
    for (const { asking } of this.#open.values()) this.#socket?.send(JSON.stringify(asking));
  }

  #closed(code: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#through = false;
    this.#socket = null;
    if (code === KICKED || (code === NOT_WELCOME && FOR_GOOD.includes(reason))) this.#end();
    else this.#callAgain(code);
  }

  #callAgain(code: number): void {
    this.state.value = "lost";
    // A house that says it restarts is back, or another one is, at once.
    if (code === RESTARTS) this.#tries = 0;
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#call(), wait * (0.75 + Math.random() / 2));
  }

  #end(): void {
    this.#rest();
    this.state.value = "over";
    const fault = new Refusal({ code: "not-allowed", sentence: this.farewell.value });
    for (const { refuse } of this.#open.values()) refuse(fault);
    this.#open.clear();
  }

  // -- signs of life

  #look(): void {
    const now = Date.now();
    // If the page itself was held up, what came meanwhile has not been heard yet.
    const heldUp = now - this.#looked > HELD_UP;
    this.#looked = now;
    if (!this.#isUp()) return;
    if (heldUp) this.#hearAnew();
    const silence = now - this.#heard;
    if (silence >= DEAD) this.#giveUp();
    else if (silence >= SILENT) this.state.value = "silent";
    else if (silence >= QUIET && !this.#beaten) this.#beat();
  }

  #beat(): void {
    this.#beaten = true;
    if (this.#through) this.#socket?.send(BEAT);
  }

  /** From now on it is counted how long nothing is heard. */
  #hearAnew(): void {
    this.#heard = this.#looked = Date.now();
    this.#beaten = false;
  }

  // -- hearing

  #receive(data: string): void {
    this.#hearAnew();
    if (this.state.value === "silent") this.state.value = "open";
    if (data !== BEAT) this.#hear(JSON.parse(data) as AnyTold);
  }

  #hear(message: AnyTold): void {
    if (message.type === "done") this.#answered(message);
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "leave") this.farewell.value = message.sentence;
    else this.#told(message);
  }

  #told(message: Snapshot | Telling | Presence): void {
    // Only now is it certain that the house lets us in.
    this.#tries = 0;
    this.standing.value = told(this.standing.value, message, this.clock());
  }

  #answered({ id, answer }: Done): void {
    this.#open.get(id)?.done(answer ?? null);
    this.#open.delete(id);
  }

  /** Without a number it is about us, not about something that we asked. */
  #refused(refused: Refused): void {
    if (refused.id == null) {
      this.farewell.value = refused.sentence;
      return;
    }
    this.#open.get(refused.id)?.refuse(new Refusal(refused));
    this.#open.delete(refused.id);
  }
}

/** Not `randomUUID`: in a network at home there is no https, and then there is none. */
function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
