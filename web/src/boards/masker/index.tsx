/** Masker: wooden crosses on a tray, and a mask before every player. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { Event, Preview, View } from "../../wire/masker.ts";
import type { BoardProps } from "../board.ts";
import { Choice } from "./choice.tsx";
import { Left } from "./left.tsx";
import { crossAt, homeOf, placesOf } from "./model.ts";
import { show } from "./movement.ts";
import { Seats } from "./seats.tsx";
import { useTouch } from "./touch.ts";
import { Tray } from "./tray.tsx";
import "./board.css";
import "./tray.css";
import "./wood.css";
import "./left.css";
import "./seats.css";

export { deed, ending, instead, result, tell } from "./tell.ts";

export function Board(props: BoardProps<View, Event, Preview>) {
  const { view, names, moves, previews, hinted, news } = props;
  const board = useMovement(view, news);
  const touch = useTouch(props);
  const told = useId();
  const opens = touch.shown ? (previews[touch.shown]?.opens ?? []) : [];
  return (
    <div class="board-masker" ref={board}>
      <div class="felt">
        <Left view={view} taking={crossAt(view, touch.shown)} />
        <Tray view={view} moves={moves} hinted={hinted} opens={opens} touch={touch} told={told} />
        <Choice {...props} touch={touch} told={told} />
        <Seats view={view} names={names} />
      </div>
    </div>
  );
}

/** Shows what just happened on the element that is handed back. */
function useMovement(view: View, news: readonly Event[]) {
  const board = useRef<HTMLDivElement>(null);
  const home = homeOf(placesOf(view));
  const before = useRef(home);
  useLayoutEffect(() => {
    if (board.current) show(board.current, news, home, before.current);
    before.current = home;
  }, [view, news]);
  return board;
}
