/** The board of Mascarade: a field of masks, the player's rack, and which card may be laid where. */
import { type Signal, useSignal } from "@preact/signals";
import type { TargetedMouseEvent, TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { playSound as sound } from "../../browser/sound.ts";
import type { BoardProps } from "../board.ts";
import type { BoardState } from "./board-state.ts";
import { Field } from "./field/field.tsx";
import { Guests } from "./guests.tsx";
import {
  type Choice,
  cardIn,
  choiceIn,
  completed,
  NOTHING,
  type Pressed,
  pressCard,
  pressSquare,
  squareIn,
  stillThere,
  worthOf,
} from "./model.ts";
import { animateNews } from "./movement.ts";
import { Panel } from "./panel.tsx";
import { Rack } from "./rack.tsx";
import { latestLays } from "./story.ts";
import type { Event, Preview, View } from "./wire.ts";
import "./board.css";
import "./field/scored.css";
import "./guests.css";
import "./rack.css";
import "./art/mask.css";
import "./screens/screens.css";

export { describeEnding, describeEvent, describeMove, describeSeenEvent, rephrased, result } from "./describe.ts";
export { reactionsTo } from "./reactions.ts";
export { reveal } from "./screens/replay.ts";
export { rulesChapter } from "./screens/rules.ts";
export { recap } from "./story.ts";

type Props = BoardProps<View, Event, Preview>;

/** What the player is about to do. */
interface Aiming {
  choice: Signal<Choice>;
  /** What the pointer or the focus is on. */
  aim: Signal<Choice>;
  refused: Signal<Choice>;
}

export function Board(props: Props) {
  const hand: Aiming = {
    choice: useSignal(choiceIn(props.looked ?? "")),
    aim: useSignal(NOTHING),
    refused: useSignal(NOTHING),
  };
  const board = useRef<HTMLDivElement>(null);
  const byFinger = useRef(false);
  const rackBefore = useRef<readonly string[]>([]);
  const state = sightOf(props, hand);
  useEffect(() => {
    hand.refused.value = NOTHING;
    if (board.current) animateNews(board.current, props.news, rackBefore.current);
    rackBefore.current = state.rack ?? [];
  }, [props.news]);

  const press = (target: EventTarget) => act(props, hand, pressed(state, target, !byFinger.current));
  const aim = (target: EventTarget | null) => lookAt(hand, thingAt(target));
  const putBack = () => act(props, hand, { choice: NOTHING });
  const confirm = (move: string) => act(props, hand, { choice: NOTHING, play: move });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: all presses are on buttons inside, by key too.
    <div
      ref={board}
      class="board-mascarade"
      onClick={({ target }: TargetedMouseEvent<HTMLElement>) => target && press(target)}
      onPointerDown={({ pointerType }: TargetedPointerEvent<HTMLElement>) =>
        (byFinger.current = pointerType !== "mouse")
      }
      onPointerOver={({ target, pointerType }) => pointerType === "mouse" && aim(target)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && lookAway(hand)}
      onFocusIn={({ target }) => aim(target)}
      onKeyDown={({ key }) => {
        byFinger.current = false;
        if (key === "Escape") putBack();
      }}
    >
      <Guests state={state} />
      <Field state={state} />
      {state.rack && !props.view.outcome && <Rack state={state} />}
      <Panel state={state} confirm={confirm} putBack={putBack} />
    </div>
  );
}

function sightOf({ view, names, moves, previews, hinted, news, story = news }: Props, hand: Aiming): BoardState {
  const rack = view.seat === null ? null : (view.racks[view.seat] ?? null);
  const worth = worthOf(view, moves);
  const choice = stillThere(hand.choice.value, rack ?? [], view.board);
  const hint = hinted[0] ? { card: cardIn(hinted[0]), square: squareIn(hinted[0]) } : NOTHING;
  const shown = completed(choice, hand.aim.value, worth);
  const recent = latestLays(story, view.seat);
  const laid = news.findLast((event) => event.event === "lays" && event.seat !== view.seat);
  const arrived = laid?.event === "lays" ? laid.at : null;
  return { view, names, rack, worth, previews, choice, shown, refused: hand.refused.value, hint, recent, arrived };
}

/** The card or the square that an element belongs to. */
function thingAt(target: EventTarget | null): Choice {
  const thing = target instanceof Element ? target.closest<HTMLElement>("[data-card], [data-square]") : null;
  return { card: thing?.dataset.card ?? null, square: thing?.dataset.square ?? null };
}

/**
 * What was looked at stays in view on the way to the button that lays it, and a refusal until the player looks
 * elsewhere.
 */
function lookAt({ aim, refused }: Aiming, { card, square }: Choice): void {
  if (card === null && square === null) return;
  const before = aim.peek();
  if (card === before.card && square === before.square) return;
  aim.value = { card, square };
  if (card !== refused.peek().card && square !== refused.peek().square) refused.value = NOTHING;
}

function lookAway({ aim }: Aiming): void {
  aim.value = NOTHING;
}

function pressed({ choice, worth }: BoardState, target: EventTarget, sure: boolean): Pressed | null {
  const { card, square } = thingAt(target);
  if (card !== null) return pressCard(choice, card, worth, sure);
  return square === null ? null : pressSquare(choice, square, worth, sure);
}

function act({ play, refused }: Props, hand: Aiming, deed: Pressed | null): void {
  if (deed === null) return;
  hand.choice.value = deed.choice;
  hand.refused.value = deed.refuse ? { card: cardIn(deed.refuse), square: squareIn(deed.refuse) } : NOTHING;
  if (deed.play) play(deed.play);
  if (deed.refuse) {
    sound("refuse");
    refused?.(deed.refuse);
  }
}
