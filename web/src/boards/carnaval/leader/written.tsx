/** The leader's words where no voice says them: above the room, or in its middle as long as nobody talks there. */
import { written } from "./voice.ts";

export function Written({ quiet = false }: { quiet?: boolean }) {
  const words = written(quiet);
  return words ? <p class="written">{words}</p> : null;
}
