/** What has to be known or answered before the next move. */
import type { ComponentChildren } from "preact";
import { ClockFace, useNow } from "../../look/clock.tsx";
import { attempt } from "../../look/notice.tsx";
import { t } from "../../words/words.ts";
import type { Line, Wish } from "../line.ts";
import { clockOf, namesOf } from "../model.ts";
import type { AsSeatProps } from "./play.tsx";

export function Banners(props: AsSeatProps) {
  const { line, standing, sight } = props;
  const { frame } = standing;
  const ask = (wish: Wish) => () => void attempt(line.ask(wish));
  const playing = frame.phase === "playing";
  const { seat } = sight;
  return (
    <>
      {seat === null && playing && <p class="soft banner">{t("page-you-watch")}</p>}
      {playing && frame.paused && (
        <Banner text={t("page-paused")}>
          {seat !== null && <Answer word="page-resume" gold deed={ask({ ask: "resume" })} />}
        </Banner>
      )}
      {playing && seat !== null && frame.chairs[seat]?.bot && (
        <Banner text={t("page-bot-for-you")}>
          <Answer word="page-take-seat" gold deed={ask({ ask: "take-seat", seat })} />
        </Banner>
      )}
      <UndoQuestion {...props} />
      <ClocksLine {...props} />
    </>
  );
}

/** Somebody wants to take back a move: everybody else is asked. */
function UndoQuestion({ line, standing: { frame, seats } }: AsSeatProps) {
  if (frame.undo == null) return null;
  const who = namesOf(frame)[frame.undo] ?? "";
  const mine = seats.find((seat) => frame.answers?.includes(seat));
  if (seats.includes(frame.undo)) return <OwnQuestion line={line} seat={frame.undo} />;
  if (mine === undefined) return <Banner over text={t("page-undo-waits", { who })} />;
  const answer = (yes: boolean) => () => void attempt(line.ask({ ask: "answer-undo", seat: mine, yes }));
  return (
    <Banner over text={t("page-undo-asked", { who })}>
      {frame.undo_revealed && <p>{t("page-undo-revealed")}</p>}
      <Answer word="page-yes" gold deed={answer(true)} />
      <Answer word="page-no" deed={answer(false)} />
    </Banner>
  );
}

/** Whoever asks can think better of it. */
function OwnQuestion({ line, seat }: { line: Line; seat: number }) {
  const withdraw = () => void attempt(line.ask({ ask: "answer-undo", seat, yes: false }));
  return (
    <Banner over text={t("page-undo-yours")}>
      <Answer word="page-undo-cancel" deed={withdraw} />
    </Banner>
  );
}

/** On a phone the clocks that can be read now stand above the board. */
function ClocksLine({ standing }: AsSeatProps) {
  const { frame } = standing;
  const on = frame.phase === "playing" && frame.clock.kind !== undefined && frame.clock.kind !== "none";
  const now = useNow(on);
  const faces = namesOf(frame).map((name, seat) => ({ name, seat, seconds: clockOf(standing, seat, now) }));
  const shown = faces.filter(({ seconds }) => on && seconds !== null);
  if (shown.length === 0) return null;
  return (
    <ul class="clocks-line only-small">
      {shown.map(({ name, seat, seconds }) => (
        <li key={seat}>
          {name} <ClockFace seconds={seconds} />
        </li>
      ))}
    </ul>
  );
}

interface BannerProps {
  text: string;
  /** Whether it lies over the head of the page: it comes and goes within a turn, and the board must not jump. */
  over?: boolean;
  children?: ComponentChildren;
}

function Banner({ text, over = false, children }: BannerProps) {
  return (
    <div class={over ? "banner card over" : "banner card"} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}

function Answer({ word, deed, gold }: { word: string; deed(): void; gold?: boolean }) {
  return (
    <button type="button" class={gold ? "gold" : ""} onClick={deed}>
      {t(word)}
    </button>
  );
}
