/** Masker: wooden crosses on a tray, and a mask in front of every player. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../board.ts";
import { Choice } from "./choice.tsx";
import { useLastLook } from "./last-look.ts";
import { LastTurn } from "./last-turn.tsx";
import { crossAt, homeOf, placesOf } from "./model.ts";
import { animateNews } from "./movement.ts";
import { Seats } from "./seats.tsx";
import { newsFor } from "./story.ts";
import { useTouch } from "./touch.ts";
import { CrossesLeft } from "./tray/crosses-left.tsx";
import { Tray } from "./tray/tray.tsx";
import type { Event, Preview, View } from "./wire.ts";
import "./board.css";
import "./sideways.css";
import "./tray/tray.css";
import "./tray/wood.css";
import "./tray/crosses-left.css";
import "./seats.css";
import "./wide.css";
import "./screens/screens.css";

export { describeEnding, describeEvent, describeMove, rephrased, result } from "./describe.ts";
export { lookMs, turnHeading } from "./last-look.ts";
export { reactionsTo } from "./reactions.ts";
export { reveal } from "./screens/replay.ts";
export { rulesChapter } from "./screens/rules.ts";
export { recap } from "./story.ts";

export function Board(given: BoardProps<View, Event, Preview>) {
  const { look, props, skip } = useLastLook(given.begins ? { ...given, story: [] } : given);
  const { view, names, moves, previews, hinted, news, story } = props;
  const board = useMovement(view, news);
  const touch = useTouch(props);
  const previewId = useId();
  const lately = look ? look.captures : newsFor(view, moves, story);
  const preview = touch.shown ? previews[touch.shown] : undefined;
  return (
    <div class="board-masker" ref={board}>
      <div class="felt">
        <CrossesLeft view={view} taking={crossAt(view, touch.shown)} news={lately} />
        <Tray
          view={view}
          moves={moves}
          hinted={hinted}
          preview={preview}
          news={lately}
          touch={touch}
          previewId={previewId}
        />
        {look ? (
          <LastTurn look={look} names={names} skip={() => skip()} />
        ) : (
          <Choice {...props} touch={touch} previewId={previewId} />
        )}
        <Seats view={view} names={names} />
      </div>
    </div>
  );
}

/** Animates what just happened on the returned element. */
function useMovement(view: View, news: readonly Event[]) {
  const board = useRef<HTMLDivElement>(null);
  const home = homeOf(placesOf(view));
  const before = useRef(home);
  useLayoutEffect(() => {
    if (board.current) animateNews(board.current, news, home, before.current);
    before.current = home;
  }, [view, news]);
  return board;
}
