/** The leader's words where no voice says them: above the room, or in its middle while nobody talks there. */
import { captionText, isWritten } from "./voice.ts";

export function Caption() {
  const text = captionText();
  return text ? <p class="written">{text}</p> : null;
}

const LONG = 72; // letters: anything longer doesn't fit on two lines of the smallest phones

/** The line above the room. It stays when there is nothing to say: the guests below it must not move. */
export function CaptionLine({ quiet }: { quiet: boolean }) {
  if (!isWritten()) return null;
  const text = captionText(quiet);
  return <p class={text.length > LONG ? "written long" : "written"}>{text}</p>;
}
