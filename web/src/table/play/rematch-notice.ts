/** Somebody at a finished table wants to play again: the others are notified, wherever they are looking. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../browser/notification.ts";
import { playSound } from "../../browser/sound.ts";
import { showNotice } from "../../components/notice.tsx";
import { navigate } from "../../router.tsx";
import { t } from "../../words/words.ts";
import { namesOf, type TableState } from "../state.ts";

/** The name of whoever invites this device to the next table. Null: nobody, or this device did. */
export function rematchCaller({ info, seats }: Pick<TableState, "info" | "seats">): string | null {
  const by = info.rematch_by;
  if (!info.rematch || by == null || seats.length === 0 || seats.includes(by)) return null;
  return namesOf(info)[by] ?? null;
}

/** Not for an invitation that was there before the page was. `button`: it invites, too, unless it has been scrolled away. */
export function useRematchNotice(table: TableState, button: RefObject<HTMLElement | null>): void {
  const who = rematchCaller(table);
  const before = useRef(who);
  useEffect(() => {
    if (who === null || who === before.current) return;
    before.current = who;
    playSound("turn");
    if (isOutOfSight(button.current)) showInvitation(who, `/t/${table.info.rematch}`);
    void notify(t("page-rematch-call", { who }), `/t/${table.info.rematch}`).catch(() => {});
  }, [who]);
}

function isOutOfSight(element: HTMLElement | null): boolean {
  if (element === null) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

function showInvitation(who: string, path: string): void {
  const action = { label: t("page-join-button"), run: () => navigate(path) };
  showNotice(t("page-rematch-call", { who }), { stays: true, action });
}
