/** The leader's voice: what everybody hears at the ball, said aloud by the browser. Silent where it cannot speak. */
import { remembered } from "../../look/remembered.ts";
import type { Event } from "../../wire/carnaval.ts";
import { language, t } from "../../words/words.ts";
import { tell } from "./tell.ts";

export const voice = remembered<"on" | "off">("voice", "on");

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

export function canSpeak(): boolean {
  return "speechSynthesis" in globalThis;
}

export function sayAloud(news: readonly Event[], names: readonly string[]): void {
  if (voice.value === "off" || !canSpeak()) return;
  for (const event of news.filter(isAloud)) {
    const told = tell(event, names);
    if (told) utter(t(...told));
  }
}

function utter(text: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language.value;
  words.rate = 0.95;
  speechSynthesis.speak(words);
}

export function turnVoice(): void {
  voice.value = voice.value === "on" ? "off" : "on";
  if (voice.value === "off" && canSpeak()) speechSynthesis.cancel();
}
