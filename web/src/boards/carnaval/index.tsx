/** Au carnaval de Venise: the ribbon of the evening, the ball, the tray with what can be done. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { remembered } from "../../look/remembered.ts";
import type { View } from "../../wire/carnaval.ts";
import { t } from "../../words/words.ts";
import { About } from "./about.tsx";
import { isStatement } from "./bubble.tsx";
import { Cards, CornerCard } from "./cards.tsx";
import { named, wordsOf } from "./choice.ts";
import { type Choosing, choosable, lit, type Props, useChoosing } from "./choosing.ts";
import { isMaster } from "./model.ts";
import { Ribbon } from "./ribbon.tsx";
import { Room } from "./room.tsx";
import { deedText, quoted, tell } from "./tell.ts";
import { Tray } from "./tray.tsx";
import { fallSilent, sayAloud } from "./voice.ts";
import { Whisper } from "./whisper.tsx";
import "./board.css";
import "./guest.css";
import "./middle.css";
import "./signs.css";
import "./tray.css";

export { tell };

/** Refusals that name a move, as a player would say them who sees the table. */
export const instead = {
  "carnaval-unreadable": "carnaval-name-other",
  "carnaval-must-name": "carnaval-must-choose",
  "carnaval-other-move": "carnaval-not-asked",
  "carnaval-cannot-name": "carnaval-name-other",
  "carnaval-not-in-talk": "carnaval-not-asked",
  "carnaval-cannot-say": "carnaval-name-other",
  "carnaval-not-master": "carnaval-name-other",
};

export function deed(move: string, { phase }: View, names: readonly string[]): string {
  if (move === "pass") return t("carnaval-pass", { phase });
  const words = wordsOf(move);
  return isStatement(words[0] ?? "") ? quoted(move, names) : deedText(words, names);
}

/** Whether this person's card lies open in the room; in a hush it never does. Who leads must know who is called. */
const card = remembered<"open" | "covered">("carnaval-card", "open");

export function Board(props: Props) {
  const { view, names, news, past, hush } = props;
  const choosing = useChoosing(props);
  const looking = useSignal(false);
  const covered = !isMaster(view) && (hush !== null || card.value === "covered");
  const read = useRef(false);
  read.current ||= looking.value || !covered;
  useLayoutEffect(() => sayAloud(news, names, past), [news]); // before anybody sees the moment with the words of another
  useEffect(() => fallSilent, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is for whatever has the focus in here
    <section
      class={hush ? "board-carnaval hushed" : "board-carnaval"}
      onKeyDown={(key) => key.key === "Escape" && choosing.forget()}
    >
      <Ribbon view={view} due={props.due} />
      <Room
        view={view}
        names={names}
        news={news}
        past={past}
        lit={lit(props, choosing)}
        choosable={choosable(choosing)}
        hinted={props.hinted.map((move) => named(wordsOf(move))).filter((seat) => seat !== null)}
        chosen={named(choosing.words) ?? choosing.about}
        covered={covered}
        tap={choosing.tap}
      >
        {!view.outcome && (
          <CornerCard view={view} covered={covered} read={read.current} open={() => (looking.value = true)} />
        )}
      </Room>
      {!view.outcome && <Below {...props} choosing={choosing} covered={covered} />}
      {looking.value && (
        <Cards
          view={view}
          names={names}
          kept={card.value === "covered"}
          cover={() => (card.value = card.value === "open" ? "covered" : "open")}
          close={() => (looking.value = false)}
        />
      )}
    </section>
  );
}

/** Below the room: a guest looked at, and what can be done, or that there is nothing to do. */
function Below({ choosing, covered, ...props }: Props & { choosing: Choosing; covered: boolean }) {
  const { view, names, hush } = props;
  const { offered, words, about } = choosing;
  return (
    <>
      {about !== null && words.length === 0 && <About view={view} names={names} seat={about} covered={covered} />}
      {offered.length > 0 ? (
        <Tray
          view={view}
          names={names}
          moves={offered}
          words={words}
          about={about}
          previews={props.previews}
          hinted={props.hinted}
          leads={isMaster(view)}
          waved={hush?.tapped ?? false}
          why={choosing.why}
          moreTime={props.moreTime}
          choose={choosing.choose}
          play={choosing.play}
        />
      ) : hush?.tapped ? (
        <Whisper />
      ) : (
        <p class="tray waits">{t("carnaval-wait")}</p>
      )}
    </>
  );
}
