/** Mask: a base of holes beneath painted faces, sticks that stand through them, and cards sold by auction. */
import { useId, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "../board.ts";
import { Glow } from "./base/face.tsx";
import { Pegboard } from "./base/pegboard.tsx";
import { Caption } from "./caption.tsx";
import { MomentScene } from "./moments/moment-scene.tsx";
import type { Moment } from "./moments/moments.ts";
import { useMoments } from "./moments/use-moments.ts";
import { MoveList } from "./move-list.tsx";
import { moveText } from "./move-text.ts";
import { animateNews } from "./movement.ts";
import { Scene } from "./scene/scene.tsx";
import { Seats } from "./seats.tsx";
import { useTouch } from "./touch.ts";
import { hasBegun, othersMoves } from "./trail.ts";
import type { Event, Preview, View } from "./wire.ts";
import "./board.css";
import "./base/pegboard.css";
import "./scene/scene.css";
import "./scene/paper-card.css";
import "./scene/auction.css";
import "./scene/unseen-cards.css";
import "./moments/moment.css";
import "./seats.css";
import "./screens/screens.css";

export { describeEnding, describeEvent, rephrased, result, turnHeading } from "./describe.ts";
export { lookMs } from "./moments/moments.ts";
export { reactionsTo } from "./reactions.ts";
export { recap } from "./recap.ts";
export { replayChapter, reveal } from "./screens/replay.ts";
export { rulesChapter } from "./screens/rules.ts";
export { tally } from "./tally.ts";

export function describeMove(move: string, _view: View, names: readonly string[]): string {
  return moveText(move, names);
}

export function Board(given: BoardProps<View, Event, Preview>) {
  const { moment, props, skip } = useMoments(given);
  const { view, names, previews, news } = props;
  const board = useMovement(view, news);
  const touch = useTouch(props);
  const previewId = useId();
  const preview = touch.shown ? previews[touch.shown] : undefined;
  const moved = view.outcome ? [] : othersMoves(storyUntil(given.story ?? [], moment), view.seat);
  return (
    <div class="board-mask" ref={board}>
      <Glow />
      <div class="felt">
        <div class="playing">
          <Pegboard
            {...props}
            touch={touch}
            previewId={previewId}
            gains={moment?.gains ?? null}
            trail={hasBegun(touch, props.moves) ? [] : moved.flatMap(({ ways }) => ways)}
          />
          <Caption view={view} shown={touch.shown} />
        </div>
        {moment ? (
          <MomentScene moment={moment} moved={moved} names={names} skip={given.moves.length > 0 ? skip : undefined} />
        ) : (
          <Scene {...props} moved={moved} touch={touch} previewId={previewId} />
        )}
        <Seats view={view} names={names} preview={preview} />
        <MoveList {...props} touch={touch} previewId={previewId} />
      </div>
    </div>
  );
}

/** What had happened by then: while a payday is looked at, the next mask may already have been turned up. */
function storyUntil(story: readonly Event[], moment: Moment | null): readonly Event[] {
  const last = moment?.news.at(-1);
  return last ? story.slice(0, story.lastIndexOf(last) + 1) : story;
}

/** Animates what just happened on the returned element. */
function useMovement(view: View, news: readonly Event[]) {
  const board = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (board.current) animateNews(board.current, news, view);
  }, [view, news]);
  return board;
}
