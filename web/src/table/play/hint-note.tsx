/** What a master would play, and why: beside the board, or on a phone over the page header, where nobody plays. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../components/icon.tsx";
import type { View } from "../../wire/game.ts";
import type { SuggestedMove } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import { useBoard } from "../stage/stage.tsx";
import { namesOf, type TableState } from "../state.ts";

interface HintNoteProps {
  table: TableState;
  view: View;
  hint: SuggestedMove;
}

/** How long a note that was closed still catches taps: on a phone, the page's own switches are below it. */
const LINGER_MS = 400;

/** It can be dismissed once it is read. The move on the board stays highlighted. */
export function HintNote({ table, view, hint }: HintNoteProps) {
  const read = useSignal<SuggestedMove | null>(null);
  const gone = useSignal<SuggestedMove | null>(null);
  const move = useBoard(view.game)?.describeMove(hint.move, view, namesOf(table.info));
  if (move === undefined || gone.value === hint) return null;
  const close = () => {
    read.value = hint;
    setTimeout(() => (gone.value = hint), LINGER_MS);
  };
  return (
    <div class={read.value === hint ? "hint-note card read" : "hint-note card"} role="status">
      <p>{t("page-hint-is", { move })}</p>
      {hint.sentence && <p>{hint.sentence}</p>}
      <button type="button" class="sign" aria-label={t("page-close")} onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
