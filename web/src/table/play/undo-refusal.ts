/** A “no” ends the question whether a move may be taken back. The others are told, even where no log is in sight. */
import { useEffect, useRef } from "preact/hooks";
import { showNotice } from "../../components/notice.tsx";
import { t } from "../../words/words.ts";
import { isGameEvent, type LoggedEvent, namesOf, type TableState } from "../state.ts";

export function useUndoRefusal({ info, seats }: TableState, log: readonly LoggedEvent[]): void {
  const asks = info.undo != null;
  const asked = useRef(asks);
  useEffect(() => {
    const refusing = asked.current && !asks ? refusingSeat(log) : null;
    asked.current = asks;
    if (refusing !== null && !seats.includes(refusing))
      showNotice(t("page-undo-refused", { who: namesOf(info)[refusing] ?? "" }));
  }, [asks]);
}

/** The seat that said no, if that is how the last question ended. */
export function refusingSeat(log: readonly LoggedEvent[]): number | null {
  const last = log.findLast((event) => !isGameEvent(event) && event.event === "undo-answered");
  if (!last || isGameEvent(last) || last.yes || last.withdrawn) return null;
  return Number(last.seat);
}
