/** Mask: a base of holes beneath painted faces, sticks that stand through them, and cards sold by auction. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Event, Preview, View } from "../../wire/mask.ts";
import type { BoardProps } from "../board.ts";
import { Glow } from "./base/face.tsx";
import { Payday } from "./base/payday.tsx";
import { Pegboard } from "./base/pegboard.tsx";
import { Caption } from "./caption.tsx";
import { MoveList } from "./move-list.tsx";
import { moveText } from "./move-text.ts";
import { animateNews } from "./movement.ts";
import { JustRead } from "./scene/just-read.tsx";
import { Scene } from "./scene/scene.tsx";
import { Seats } from "./seats.tsx";
import { useTouch } from "./touch.ts";
import "./board.css";
import "./base/pegboard.css";
import "./scene/scene.css";
import "./scene/auction.css";
import "./seats.css";

export { describeEnding, describeEvent, rephrased, result } from "./describe.ts";

export function describeMove(move: string, _view: View, names: readonly string[]): string {
  return moveText(move, names);
}

export function Board(props: BoardProps<View, Event, Preview>) {
  const { view, names, previews, news } = props;
  const board = useMovement(view, news);
  const touch = useTouch(props);
  const previewId = useId();
  const preview = touch.shown ? previews[touch.shown] : undefined;
  return (
    <div class="board-mask" ref={board}>
      <Glow />
      <div class="felt">
        <div class="playing">
          <Pegboard {...props} touch={touch} previewId={previewId} />
          <Payday {...props} />
          <JustRead {...props} />
          <Caption view={view} shown={touch.shown} />
        </div>
        <Scene {...props} touch={touch} previewId={previewId} />
        <Seats view={view} names={names} preview={preview} />
        <MoveList {...props} touch={touch} previewId={previewId} />
      </div>
    </div>
  );
}

/** Animates what just happened on the returned element. */
function useMovement(view: View, news: readonly Event[]) {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (board.current) animateNews(board.current, news, view);
  }, [view, news]);
  return board;
}
