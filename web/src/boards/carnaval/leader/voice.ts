/**
 * The leader's voice: what everybody hears at the ball, said aloud by the browser. Where it has no voice of the page's
 * language the words are written instead: a foreign accent would make them strange, or nobody would understand them.
 */
import { signal } from "@preact/signals";
import { storedSignal } from "../../../browser/stored-signal.ts";
import type { Event } from "../../../wire/carnaval.ts";
import { language, t } from "../../../words/words.ts";
import type { PastEvents, Sentence } from "../../board.ts";
import { describeEvent } from "../describe.ts";

export const voiceSetting = storedSignal<"on" | "off">("voice", "on");

/** Only what everybody at the table hears: a phone that says more than the others would tell on its owner. */
const ALOUD: readonly Event["event"][] = [
  "dance",
  "calls",
  "cancels",
  "watches",
  "rest",
  "unmasked",
  "masked",
  "marks",
  "unmarks",
  "drags",
  "vote",
  "accused",
  "tie",
  "chooses",
  "nobody",
];

export function isAloud(event: Event): boolean {
  return ALOUD.includes(event.event);
}

/** Whether it ends what the leader said before: once guests talk, his words are no news. Only what all hear may do so. */
function breaksIn(news: readonly Event[]): boolean {
  return news.some((event) => isAloud(event) || event.event === "says");
}

function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

/** Of this browser. They come late: a page that has just been opened knows of none. */
const voices = signal<readonly SpeechSynthesisVoice[]>([]);

/** What the leader said last. */
const said = signal<readonly Sentence[]>([]);

/** What is not spoken yet because the voices are not here; only the last words are worth waiting for. */
let unspoken: readonly Sentence[] = [];

if (canSpeak()) {
  voices.value = speechSynthesis.getVoices();
  speechSynthesis.addEventListener("voiceschanged", () => {
    voices.value = speechSynthesis.getVoices();
    speakUp();
  });
}

/** A voice that speaks the language as its own: `de-AT` and `de_DE` speak `de`. */
export function nativeVoice(tag: string, among: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const native = among.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === tag);
  return native.find((voice) => voice.default) ?? native[0] ?? null;
}

export function sayAloud(news: readonly Event[], names: readonly string[], past?: PastEvents<Event>): void {
  if (past) lookBack(past, news, names);
  if (!breaksIn(news)) return;
  said.value = leadersWords(news, names);
  unspoken = voiceSetting.value === "on" ? said.value : [];
  speakUp();
}

/** Who leaps in a game that is over finds the words of where he is, not of where he was. */
function lookBack(past: PastEvents<Event>, news: readonly Event[], names: readonly string[]): void {
  said.value = leadersWords(past.findLast(breaksIn) ?? [], names);
  if (breaksIn(news)) breakOff();
}

function leadersWords(news: readonly Event[], names: readonly string[]): Sentence[] {
  return news
    .filter(isAloud)
    .map((event) => describeEvent(event, names))
    .filter((sentence) => sentence !== null);
}

function speakUp(): void {
  const native = nativeVoice(language.value, voices.value);
  if (native === null) return;
  for (const sentence of unspoken) utter(t(...sentence), native);
  unspoken = [];
}

function utter(text: string, native: SpeechSynthesisVoice): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language.value;
  words.voice = native;
  words.rate = 0.95;
  speechSynthesis.speak(words);
}

/** One line for whoever leads, in the place of what is being said; null: nothing. */
export function readOut(line: Sentence | null): void {
  breakOff();
  unspoken = line && voiceSetting.value === "on" ? [line] : [];
  speakUp();
}

/** Whether this browser reads anything out here. */
export function canBeHeard(): boolean {
  return voiceSetting.value === "on" && nativeVoice(language.value, voices.value) !== null;
}

/** In the middle of a line. */
export function stopReading(): void {
  breakOff();
}

/**
 * What is to be read, since nobody can say it; empty where it is heard, or not wanted. Of several things the last.
 * `quiet`: the next dance has not begun yet.
 */
export function written(quiet = false): string {
  if (voiceSetting.value === "off" || nativeVoice(language.value, voices.value)) return "";
  const later = quiet ? [CALL, DANCE] : [CALL];
  const last = said.value.findLast(([key]) => !later.includes(key)) ?? said.value.at(-1);
  return last ? t(...last) : "";
}

/** Whoever is called stands in the middle of the room: what was said before the call is not lost by it. */
const CALL = "carnaval-calls";
const DANCE = "carnaval-dance";

export function toggleVoice(): void {
  voiceSetting.value = voiceSetting.value === "on" ? "off" : "on";
  if (voiceSetting.value === "off") breakOff();
}

/** Who leaves the ball hears no more of it. */
export function fallSilent(): void {
  said.value = [];
  breakOff();
}

function breakOff(): void {
  unspoken = [];
  if (canSpeak()) speechSynthesis.cancel();
}
