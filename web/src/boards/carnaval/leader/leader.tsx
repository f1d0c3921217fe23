/** The human leader: hat, staff and name, in a corner of the room. */
import { t } from "../../../words/words.ts";

export function Leader({ name }: { name: string }) {
  return (
    <div class="leader">
      <svg viewBox="0 0 60 60" role="img" aria-label={t("carnaval-leader")}>
        <path d="M8 60C8 46 18 42 28 42S48 46 48 60Z" fill="#7b1e2b" stroke="#1b1230" />
        <path d="M23 42l5 8 5-8z" fill="#fff3d6" stroke="#1b1230" />
        <ellipse cx="28" cy="30" rx="11" ry="13" fill="#e3b088" stroke="#1b1230" />
        <path d="M23 30h.1M33 30h.1" stroke="#1b1230" stroke-width="3.5" stroke-linecap="round" />
        <path d="M23 37q5 4 10 0" fill="none" stroke="#1b1230" stroke-width="1.5" />
        <path
          d="M18 20C18 6 38 6 38 20ZM6 20C14 26 22 18 28 12 34 18 42 26 50 20 46 28 36 26 28 24 20 26 10 28 6 20Z"
          fill="#241d2b"
          stroke="#e3b654"
        />
        <path d="M54 10V60" stroke="#e3b654" stroke-width="3" />
        <circle cx="54" cy="9" r="4.5" fill="#ffdd8f" stroke="#1b1230" />
      </svg>
      <span class="title">{name}</span>
    </div>
  );
}
