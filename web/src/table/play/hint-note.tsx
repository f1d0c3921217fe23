/** What a master would play, and why: beside the board, or on a phone over the head of the page, where nobody plays. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../look/icon.tsx";
import type { Hint } from "../../wire/routes.ts";
import type { View } from "../../wire/views.ts";
import { t } from "../../words/words.ts";
import { namesOf, type Standing } from "../model.ts";
import { useBoard } from "../stage.tsx";

interface HintNoteProps {
  standing: Standing;
  view: View;
  hint: Hint;
}

/** Once it is read it can be put away; on the board the move goes on shining. */
export function HintNote({ standing, view, hint }: HintNoteProps) {
  const read = useSignal<Hint | null>(null);
  const move = useBoard(view.game)?.deed(hint.move, view, namesOf(standing.frame));
  if (move === undefined || read.value === hint) return null;
  return (
    <div class="hint-note card" role="status">
      <p>{t("page-hint-is", { move })}</p>
      {hint.sentence && <p>{hint.sentence}</p>}
      <button type="button" class="sign" aria-label={t("page-close")} onClick={() => (read.value = hint)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
