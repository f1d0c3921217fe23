/**
 * A moment of the dance, for players who have tapped in a hush. It is the same whether they were called or not: it is
 * drawn at random on this device, and means nothing.
 */
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
