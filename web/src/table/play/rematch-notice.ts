/** Somebody at a table that is over wants to play again: the others are called, wherever they look. */
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../browser/notification.ts";
import { playSound } from "../../browser/sound.ts";
import { t } from "../../words/words.ts";
import { namesOf, type TableState } from "../state.ts";

/** Who calls this device to the next table; null: nobody, or it has called itself. */
export function rematchCaller({ info, seats }: Pick<TableState, "info" | "seats">): string | null {
  const by = info.rematch_by;
  if (!info.rematch || by == null || seats.length === 0 || seats.includes(by)) return null;
  return namesOf(info)[by] ?? null;
}

/** Not for a call that was there before the page was. */
export function useRematchNotice(table: TableState): void {
  const who = rematchCaller(table);
  const before = useRef(who);
  useEffect(() => {
    if (who === null || who === before.current) return;
    before.current = who;
    playSound("turn");
    void notify(t("page-rematch-call", { who }), `/t/${table.info.rematch}`).catch(() => {});
  }, [who]);
}
