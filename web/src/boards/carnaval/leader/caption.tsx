/** The leader's words where no voice says them: below the room, or in its middle while nobody talks there. */
import { isTalk } from "../model.ts";
import type { View } from "../wire.ts";
import { captionText, isWritten } from "./voice.ts";

export function Caption() {
  const text = captionText();
  return text ? <p class="written">{text}</p> : null;
}

const LONG = 72; // letters: anything longer doesn't fit on two lines of the smallest phones

/**
 * The line below the room. It stays when there is nothing to say: the buttons below it must not move. In a talk it would
 * come and go with every word.
 */
export function CaptionLine({ view, quiet }: { view: View; quiet: boolean }) {
  if (!isWritten() || isTalk(view.phase) || view.outcome) return null;
  const text = captionText(quiet);
  return <p class={text.length > LONG ? "written long" : "written"}>{text}</p>;
}
