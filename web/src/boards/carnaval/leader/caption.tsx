/** The leader's words where no voice says them: above the room, or in its middle while nobody talks there. */
import { captionText } from "./voice.ts";

export function Caption({ quiet = false }: { quiet?: boolean }) {
  const text = captionText(quiet);
  return text ? <p class="written">{text}</p> : null;
}
