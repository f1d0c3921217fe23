/** All moves on the base as a list: for the keyboard and screen readers. It is visible while it has the focus. */
import { t } from "../../words/words.ts";
import { listedMoves } from "./model.ts";
import { moveListText } from "./move-text.ts";
import type { SceneProps } from "./scene/scene.tsx";

export function MoveList({ view, names, moves, previews, hinted, touch }: SceneProps) {
  const lines = listedMoves(view, moves, previews);
  if (lines.length === 0) return null;
  return (
    <details class="move-list">
      <summary>{t("mask-list", { count: lines.length })}</summary>
      <div class="row">
        {lines.map((move) => (
          <button
            key={move}
            type="button"
            data-hinted={hinted.includes(move)}
            data-armed={touch.armed === move}
            {...touch.on(move)}
          >
            {touch.armed === move
              ? t("mask-tap-again", { what: moveListText(view, move, previews[move], names) })
              : moveListText(view, move, previews[move], names)}
          </button>
        ))}
      </div>
    </details>
  );
}
