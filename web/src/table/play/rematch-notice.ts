/** Somebody at the table wants to play again, or something else: the others are notified, wherever they are looking. */
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { notify } from "../../browser/notification.ts";
import { playSound } from "../../browser/sound.ts";
import { showNotice } from "../../components/notice.tsx";
import { navigate } from "../../router.tsx";
import { t } from "../../words/words.ts";
import type { TableState } from "../state.ts";
import { rematchCaller, rematchText } from "./rematch-text.ts";

/** Not for an invitation that was there before the page was. `button`: it invites, too, unless it has been scrolled away. */
export function useRematchNotice(table: TableState, button?: RefObject<HTMLElement | null>): void {
  const who = rematchCaller(table);
  const before = useRef(who);
  useEffect(() => {
    if (who === null || who === before.current) return;
    before.current = who;
    playSound("turn");
    const [sentence, path] = [rematchText("page-rematch-call", who, table.info), `/t/${table.info.rematch}`];
    if (isOutOfSight(button?.current ?? null)) showInvitation(sentence, path);
    void notify(sentence, path).catch(() => {});
  }, [who]);
}

function isOutOfSight(element: HTMLElement | null): boolean {
  if (element === null) return true;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

function showInvitation(sentence: string, path: string): void {
  const action = { label: t("page-join-button"), run: () => navigate(path) };
  showNotice(sentence, { stays: true, action });
}
