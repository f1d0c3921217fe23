/** An example of the rules: a position of the real rulebook on the game's own board, read-only. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardModule } from "../../boards/board.ts";
import { loadBoard } from "../../boards/load-board.ts";
import { withRetry } from "../../browser/retry.ts";
import type { Preview, View } from "../../wire/game.ts";
import "./example.css";

/** As tools/page_examples.py writes it. */
export interface ExamplePosition {
  names: readonly string[];
  /** The move, or its beginning, that is shown. */
  looked: string | null;
  view: View;
  previews: Readonly<Record<string, Preview>>;
}

const files = import.meta.glob<Record<string, ExamplePosition>>("../../../examples/*.json", { import: "default" });

interface ExampleProps {
  game: string;
  board: string;
  /** What there is to see, as HTML: also for people who can't see it. */
  words: string;
}

export function Example({ game, board, words }: ExampleProps) {
  const shown = useSignal<{ module: BoardModule; position: ExamplePosition } | null>(null);
  useEffect(() => {
    void loadExample(game, board).then((found) => (shown.value = found));
  }, [game, board]);
  return (
    <figure class="example">
      <div class="still" inert>
        {shown.value && <StillBoard {...shown.value} />}
      </div>
      <figcaption dangerouslySetInnerHTML={{ __html: words }} />
    </figure>
  );
}

async function loadExample(game: string, board: string) {
  const load = files[`../../../examples/${game}.json`];
  const [module, positions] = await Promise.all([loadBoard(game), load && withRetry(load)]);
  const position = positions?.[board];
  return position ? { module, position } : null;
}

export function StillBoard({ module: { Board }, position }: { module: BoardModule; position: ExamplePosition }) {
  const { view, names, previews, looked } = position;
  return (
    <Board
      view={view}
      names={names}
      moves={view.moves}
      play={() => {}}
      news={[]}
      previews={previews}
      hinted={[]}
      hush={null}
      due={null}
      looked={looked}
    />
  );
}
