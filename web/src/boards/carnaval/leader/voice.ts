/**
 * The leader's voice: what everybody hears at the ball, spoken by the browser. If it has no voice for the page's
 * language, the text is shown instead: a foreign accent would sound strange, or nobody would understand it.
 */
import { signal } from "@preact/signals";
import { storedSignal } from "../../../browser/stored-signal.ts";
import { language, t } from "../../../words/words.ts";
import type { PastEvents, Sentence } from "../../board.ts";
import { describeEvent } from "../describe.ts";
import type { Event } from "../wire.ts";

export const voiceSetting = storedSignal<"on" | "off">("voice", "on");

/** Only what everybody at the table hears: a phone that said more than the others would give its owner away. */
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

/**
 * Whether it replaces what the leader said before: once guests talk, that is no longer news. Only public events may.
 */
function breaksIn(news: readonly Event[]): boolean {
  return news.some((event) => isAloud(event) || event.event === "says");
}

function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

/** This browser's voices. They arrive late: a page that has just opened knows of none. */
const voices = signal<readonly SpeechSynthesisVoice[]>([]);

/** What the leader said last. */
const said = signal<readonly Sentence[]>([]);

/** What hasn't been spoken yet because the voices haven't loaded. Only the last sentences are worth waiting for. */
let unspoken: readonly Sentence[] = [];

if (canSpeak()) {
  voices.value = speechSynthesis.getVoices();
  speechSynthesis.addEventListener("voiceschanged", () => {
    voices.value = speechSynthesis.getVoices();
    speakUp();
  });
}

/** A voice whose own language it is: `de-AT` and `de_DE` speak `de`. */
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

/** A jump in a replay shows the text of the new moment, not of the previous one. */
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
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language.value;
  utterance.voice = native;
  utterance.rate = 0.95;
  speechSynthesis.speak(utterance);
}

/** One line for a human leader, in place of what is being said; null: nothing. */
export function readOut(line: Sentence | null): void {
  breakOff();
  unspoken = line && voiceSetting.value === "on" ? [line] : [];
  speakUp();
}

/** Whether this browser can read anything out here. */
export function canBeHeard(): boolean {
  return voiceSetting.value === "on" && nativeVoice(language.value, voices.value) !== null;
}

/** Stops in the middle of a line. */
export function stopReading(): void {
  breakOff();
}

/** Whether what the leader says is to be read here, because no voice can say it. */
export function isWritten(): boolean {
  return voiceSetting.value === "on" && nativeVoice(language.value, voices.value) === null;
}

/**
 * The text to show because no voice can say it; empty if it is spoken, or not wanted. Of several sentences, the last.
 * `quiet`: the next dance hasn't begun yet.
 */
export function captionText(quiet = false): string {
  if (!isWritten()) return "";
  const later = quiet ? [CALL, DANCE] : [CALL];
  const last = said.value.findLast(([key]) => !later.includes(key)) ?? said.value.at(-1);
  return last ? t(...last) : "";
}

/** Whoever is called is shown in the middle of the room, so a call doesn't replace what was said before it. */
const CALL = "carnaval-calls";
const DANCE = "carnaval-dance";

export function toggleVoice(): void {
  voiceSetting.value = voiceSetting.value === "on" ? "off" : "on";
  if (voiceSetting.value === "off") breakOff();
}

/** A player who leaves the ball hears no more of it. */
export function fallSilent(): void {
  said.value = [];
  breakOff();
}

function breakOff(): void {
  unspoken = [];
  if (canSpeak()) speechSynthesis.cancel();
}
