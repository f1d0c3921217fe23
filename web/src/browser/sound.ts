/** Small sounds made by code, and a mute setting that is remembered. */
import { storedSignal } from "./stored-signal.ts";

export const sound = storedSignal<"on" | "off">("sound", "on");

/** A note: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Note = readonly [pitch: number, start: number, length: number];

const SOUNDS = {
  lay: [[220, 0, 0.08]],
  take: [
    [330, 0, 0.07],
    [494, 0.05, 0.1],
  ],
  turn: [
    [587, 0, 0.12],
    [880, 0.09, 0.25],
  ],
  refuse: [[140, 0, 0.16]],
  win: [
    [523, 0, 0.2],
    [659, 0.12, 0.2],
    [784, 0.24, 0.5],
  ],
} satisfies Record<string, Note[]>;

let audio: AudioContext | undefined;

export function playSound(name: keyof typeof SOUNDS): void {
  // Browsers play nothing before the first touch. Older ones don't say whether there was one.
  if (sound.value === "off" || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const note of SOUNDS[name]) playNote(audio, note as Note);
}

function playNote(audio: AudioContext, [pitch, start, length]: Note): void {
  const from = audio.currentTime + start;
  const string = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(audio, { gain: 0.12 });
  loudness.gain.setValueAtTime(0.12, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  string.connect(loudness).connect(audio.destination);
  string.start(from);
  string.stop(from + length);
}
