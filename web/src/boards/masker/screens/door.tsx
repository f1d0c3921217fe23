/** What the game's door shows: its emblem, and its colours. */
import { HOUSE_EMBLEM } from "../../../art/house-emblem.ts";
import { crossPath } from "../tray/cross-path.ts";
import "./door.css";

export function Emblem() {
  return (
    <>
      <path d={crossPath(20, 20, 24)} fill="#d8563f" />
      <path d={crossPath(76, 20, 24)} fill="#4d8fe0" />
      <path d={crossPath(20, 76, 24)} fill="#e9bd3b" />
      <path d={crossPath(76, 76, 24)} fill="#4fae6a" />
      <path d={crossPath(48, 48, 57)} class="paper" />
      <path
        d="M43 24q3 5 0 12M53 23q-3 8 1 14M43 62q4 5 1 11M52 61q2 5 0 12M24 44q6 3 12-1M60 52q6-3 12 0"
        class="thin"
      />
      <g transform="translate(26.4 24) scale(.45)">
        <path d={HOUSE_EMBLEM} class="full" fill-rule="evenodd" />
      </g>
    </>
  );
}
