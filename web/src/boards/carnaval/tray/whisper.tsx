/** A moment of the dance, for whoever has tapped in a hush. The same for those who were called and those who were not:
 * it is drawn by lot on this device, and means nothing. */
import { useState } from "preact/hooks";
import { t } from "../../../words/words.ts";
import "./whisper.css";

const STRIDE = 5; // through the lines, so that none comes twice in a row
let last = Math.floor(Math.random() * 100);

export function Whisper({ note }: { note: string }) {
  const [number] = useState(() => (last += STRIDE));
  const lines = moments();
  return (
    <p class="tray waits whisper">
      {note} <i>{lines[number % lines.length]}</i>
    </p>
  );
}

export function moments(): string[] {
  return t("carnaval-moments")
    .split("/")
    .map((line) => line.trim());
}
