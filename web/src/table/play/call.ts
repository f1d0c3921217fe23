/** Somebody at a table that is over wants to play again: the others are called, wherever they look. */
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../look/notification.ts";
import { play } from "../../look/sound.ts";
import { t } from "../../words/words.ts";
import { namesOf, type Standing } from "../model.ts";

/** Who calls this device to the next table; null: nobody, or it has called itself. */
export function callerOf({ frame, seats }: Pick<Standing, "frame" | "seats">): string | null {
  const by = frame.rematch_by;
  if (!frame.rematch || by == null || seats.length === 0 || seats.includes(by)) return null;
  return namesOf(frame)[by] ?? null;
}

/** Not for a call that was there before the page was. */
export function useCall(standing: Standing): void {
  const who = callerOf(standing);
  const before = useRef(who);
  useEffect(() => {
    if (who === null || who === before.current) return;
    before.current = who;
    play("turn");
    void notify(t("page-rematch-call", { who }), `/t/${standing.frame.rematch}`).catch(() => {});
  }, [who]);
}
