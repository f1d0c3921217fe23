/** The leader's words where no voice says them: above the room, or in its middle while nobody talks there. */
import { written } from "./voice.ts";

export function Written({ quiet = false }: { quiet?: boolean }) {
  const text = written(quiet);
  return text ? <p class="written">{text}</p> : null;
}
