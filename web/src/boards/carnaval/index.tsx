/** Au carnaval de Venise: the ribbon of the evening, the ball, the tray with what can be done. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { remembered } from "../../look/remembered.ts";
import type { CarnavalEvent, CarnavalPreview, CarnavalView } from "../../wire/views.ts";
import { t } from "../../words/words.ts";
import type { BoardProps } from "../board.ts";
import { About } from "./about.tsx";
import { Cards, CornerCard } from "./cards.tsx";
import {
  begun,
  decision,
  isAsked,
  isWhole,
  moveOf,
  named,
  others,
  pastimes,
  seatsAfter,
  tapped,
  type Words,
} from "./choice.ts";
import { isMaster } from "./model.ts";
import { Ribbon } from "./ribbon.tsx";
import { Room } from "./room.tsx";
import { tell } from "./tell.ts";
import { Tray } from "./tray.tsx";
import { sayAloud } from "./voice.ts";
import "./board.css";
import "./guest.css";
import "./signs.css";
import "./tray.css";

export { tell };

type Props = BoardProps<CarnavalView, CarnavalEvent, CarnavalPreview>;

const cover = remembered<"open" | "covered">("carnaval-card", "open");

export function Board(props: Props) {
  const { view, names, moves, news, hush } = props;
  const words = useSignal<Words>([]);
  const about = useSignal<number | null>(null);
  const looking = useSignal(false);
  const start = () => {
    words.value = [];
    about.value = null;
  };
  useEffect(start, [moves.join(), view.phase, view.call]);
  useEffect(() => sayAloud(news, names), [news]);

  const covered = hush !== null || cover.value === "covered";
  const offered = offers(props);
  const play = (move: string) => {
    start();
    const decided = decision(moves, move);
    if (decided) props.play(decided);
    else hush?.tap();
  };
  const tap = (seat: number) => {
    const next = tapped(offered, words.value, seat);
    const begin = begun(offered, words.value);
    if (next && moveOf(next) === moveOf(words.value)) play(moveOf(next));
    else if (next) words.value = next;
    else if (begin.length === 0) about.value = about.value === seat ? null : seat;
    else if (isAsked(moves)) props.refused?.(moveOf([...begin, String(seat)]));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for whatever has the focus in here
    <section
      onKeyDown={(key) => key.key === "Escape" && start()}
      class={hush ? "board-carnaval hushed" : "board-carnaval"}
    >
      <Ribbon view={view} />
      <Room
        view={view}
        names={names}
        news={news}
        lit={lit(props, offered, words.value)}
        hinted={props.hinted.map((move) => named(move.split(" "))).filter((seat) => seat !== null)}
        chosen={named(words.value) ?? about.value}
        covered={covered}
        tap={tap}
      >
        {!view.outcome && <CornerCard view={view} covered={covered} open={() => (looking.value = true)} />}
      </Room>
      {about.value !== null && words.value.length === 0 && (
        <About view={view} names={names} seat={about.value} covered={covered} />
      )}
      {offered.length > 0 ? (
        <Tray
          {...{ view, names, play, previews: props.previews, hinted: props.hinted, moves: offered }}
          words={words.value}
          about={about.value}
          leads={isMaster(view)}
          choose={(chosen) => (words.value = chosen)}
        />
      ) : (
        !view.outcome && <p class="tray waits">{t(hush?.tapped ? "carnaval-dance-goes-on" : "carnaval-wait")}</p>
      )}
      {looking.value && (
        <Cards
          {...{ view, names }}
          kept={cover.value === "covered"}
          cover={() => (cover.value = cover.value === "open" ? "covered" : "open")}
          close={() => (looking.value = false)}
        />
      )}
    </section>
  );
}

/** In a hush who has nothing to decide chooses a pastime, in the same way and in the same place. */
function offers({ view, moves, hush }: Props): readonly string[] {
  if (!hush || view.seat === null || view.outcome || isMaster(view)) return moves;
  if (hush.tapped) return [];
  return isAsked(moves) ? moves : pastimes(view);
}

/** In a hush all others are lit alike: whom one could choose would tell who one is. */
function lit({ view, hush }: Props, offered: readonly string[], words: Words): number[] {
  const begin = begun(offered, words);
  if (hush && !isMaster(view) && offered.length > 0) return others(view);
  const further = seatsAfter(offered, begin);
  return further.length === 0 && isWhole(offered, begin) ? seatsAfter(offered, begin.slice(0, -1)) : further;
}
