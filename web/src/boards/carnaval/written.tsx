/** The leader's words where no voice says them: above the room, or in its middle as long as nobody talks there. */
import { written } from "./voice.ts";

export function Written() {
  const words = written();
  return words ? <p class="written">{words}</p> : null;
}
