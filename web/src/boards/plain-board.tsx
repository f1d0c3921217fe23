/** A board for a game that nobody has drawn yet: its moves as buttons. */
import { t } from "../words/words.ts";
import type { BoardModule, BoardProps } from "./board.ts";

function Board({ moves, play, hush }: BoardProps) {
  return (
    <section class="card">
      <p>{t("page-not-drawn")}</p>
      <div class="row">
        {moves.map((move) => (
          <button key={move} type="button" onClick={() => play(move)}>
            {move}
          </button>
        ))}
        {hush && moves.length === 0 && (
          <button type="button" disabled={hush.tapped} onClick={hush.tap}>
            {t("page-tap")}
          </button>
        )}
      </div>
    </section>
  );
}

export const plainBoard: BoardModule = { Board, describeEvent: () => null, describeMove: (move) => move };
