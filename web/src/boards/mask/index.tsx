/** Mask: a base of holes under painted faces, sticks that stand through them, and cards sold by auction. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Event, Preview, View } from "../../wire/mask.ts";
import type { BoardProps } from "../board.ts";
import { Caption } from "./caption.tsx";
import { deedWord } from "./deeds.ts";
import { Glow } from "./face.tsx";
import { JustRead } from "./just-read.tsx";
import { MoveList } from "./move-list.tsx";
import { show } from "./movement.ts";
import { Payday } from "./payday.tsx";
import { Pegboard } from "./pegboard.tsx";
import { Scene } from "./scene.tsx";
import { Seats } from "./seats.tsx";
import { useTouch } from "./touch.ts";
import "./board.css";
import "./pegboard.css";
import "./scene.css";
import "./sale.css";
import "./seats.css";

export { ending, instead, result, tell } from "./tell.ts";

export function deed(move: string, _view: View, names: readonly string[]): string {
  return deedWord(move, names);
}

export function Board(props: BoardProps<View, Event, Preview>) {
  const { view, names, previews, news } = props;
  const board = useMovement(view, news);
  const touch = useTouch(props);
  const told = useId();
  const preview = touch.shown ? previews[touch.shown] : undefined;
  return (
    <div class="board-mask" ref={board}>
      <Glow />
      <div class="felt">
        <div class="playing">
          <Pegboard {...props} touch={touch} told={told} />
          <Payday {...props} />
          <JustRead {...props} />
          <Caption view={view} shown={touch.shown} />
        </div>
        <Scene {...props} touch={touch} told={told} />
        <Seats view={view} names={names} preview={preview} />
        <MoveList {...props} touch={touch} told={told} />
      </div>
    </div>
  );
}

/** Shows what just happened on the element that is handed back. */
function useMovement(view: View, news: readonly Event[]) {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (board.current) show(board.current, news, view);
  }, [view, news]);
  return board;
}
