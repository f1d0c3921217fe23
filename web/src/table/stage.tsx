/** A game on its table: whose turn it is, the board, and what happened. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardModule, BoardProps } from "../boards/board.ts";
import { boardOf } from "../boards/shelf.ts";
import { play } from "../look/sound.ts";
import type { GameEvent } from "../wire/views.ts";
import { t } from "../words/words.ts";
import { Log } from "./log.tsx";
import "./stage.css";

interface StageProps extends BoardProps {
  /** All that happened, as this seat saw it, the oldest first. */
  log: readonly GameEvent[];
}

export function Stage({ log, ...props }: StageProps) {
  const board = useSignal<BoardModule | null>(null);
  const game = props.view.game;
  useEffect(() => {
    void boardOf(game).then((found) => (board.value = found));
  }, [game]);
  useEffect(() => announce(props), [props.view, props.news]);
  if (board.value === null) return <div class="waiting" aria-busy="true" />;
  const { Board, tell } = board.value;
  const told = (events: readonly GameEvent[]) =>
    events.map((event) => tell(event, props.names)).filter((line) => line !== null);
  return (
    <div class="stage">
      <h1 class="whose-turn">
        <span role="status">{turnLine(props)}</span>
      </h1>
      <div class="on-stage">
        <Board {...props} />
      </div>
      <Log lines={told(log)} />
      {/* For ears: the log may be folded. */}
      <p class="unseen" role="log">
        {told(props.news)
          .map((line) => t(...line))
          .join(" ")}
      </p>
    </div>
  );
}

/** A sound when it is this seat's turn, and at the end; none for what was already so when the page came up, or in a hush. */
function announce({ view, news, hush }: BoardProps): void {
  if (news.length === 0 || hush) return;
  if (view.outcome) play("win");
  else if (view.moves.length > 0) play("turn");
}

/** Who has to decide, or who has won; in a hush the same to all. */
function turnLine({ view, names, hush }: BoardProps): string {
  const called = (seats: readonly number[]) => ({
    count: seats.length,
    who: seats.map((seat) => names[seat] ?? "").join(", "),
  });
  if (view.outcome) return `${t(view.outcome.reason)} ${t("page-over", called(view.outcome.winners))}`;
  if (hush) return t("page-hush");
  return view.moves.length > 0 ? t("page-your-turn") : t("page-turn-of", called(view.to_act));
}
