/** Somebody at a finished table wants to play again: the others are notified, wherever they are looking. */
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../browser/notification.ts";
import { playSound } from "../../browser/sound.ts";
import { t } from "../../words/words.ts";
import { namesOf, type TableState } from "../state.ts";

/** The name of whoever invites this device to the next table. Null: nobody, or this device did. */
export function rematchCaller({ info, seats }: Pick<TableState, "info" | "seats">): string | null {
  const by = info.rematch_by;
  if (!info.rematch || by == null || seats.length === 0 || seats.includes(by)) return null;
  return namesOf(info)[by] ?? null;
}

/** Not for an invitation that was there before the page was. */
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
