/** What can be done now, and what the previewed move would do. */
import { useState } from "preact/hooks";
import { t } from "../../words/words.ts";
import { GraceUndo } from "../grace-undo.tsx";
import { describeEvent, joinNames } from "./describe.ts";
import { crossAt, type Share, sharesOf } from "./model.ts";
import { firstTurn, inBrief, nearlyFull, previewNotes } from "./preview-text.ts";
import { lastTurns, newsFor, openedBy, outSince, ownLosses } from "./story.ts";
import type { Touch } from "./touch.ts";
import { goal } from "./tray/crosses-left.tsx";
import type { Event, Preview, View } from "./wire.ts";

interface ChoiceProps {
  view: View;
  names: readonly string[];
  moves: readonly string[];
  hinted: readonly string[];
  previews: Readonly<Record<string, Preview>>;
  touch: Touch;
  play(move: string): void;
  /** Everything that has happened, oldest first. */
  story?: readonly Event[] | undefined;
  previewId: string;
}

export function Choice(props: ChoiceProps) {
  const { view, touch, previewId } = props;
  if (view.outcome) return null;
  return (
    <section class="choice">
      <div class="row deeds">
        {touch.grace.held ? <GraceUndo grace={touch.grace} soon={t("masker-soon-stop")} /> : <Deeds {...props} />}
      </div>
      <div class="preview-text" id={previewId}>
        <ChoiceText {...props} />
      </div>
    </section>
  );
}

function Deeds(props: ChoiceProps) {
  const { view, moves, hinted, touch, play, previewId } = props;
  const shares = sharesOf(view, moves);
  return (
    <>
      {touch.armed && (
        <button type="button" class="gold" onClick={() => play(touch.armed ?? "")}>
          {t("masker-capture")}
        </button>
      )}
      {moves.includes("stop") && (
        <button
          type="button"
          class="stop"
          data-hinted={hinted.includes("stop")}
          aria-describedby={touch.shown === "stop" ? previewId : undefined}
          {...touch.on("stop")}
        >
          {t("masker-stop")}
        </button>
      )}
      {shares.length > 0 && <Sharing {...props} shares={shares} />}
    </>
  );
}

/** A player who has decided isn't asked anything. */
function ChoiceText(props: ChoiceProps) {
  const { touch } = props;
  if (touch.grace.held) return null;
  if (touch.shown) return <PreviewText {...props} move={touch.shown} />;
  const { view, moves, names, story } = props;
  const warning = moves.length > 0 ? nearlyFull(view) : null;
  const first = firstTurn(view);
  const brief = inBrief(view);
  const news = newsFor(view, moves, story);
  const loss = ownLosses(news, view);
  return (
    <>
      {lastTurns(news, names).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {outSince(story, view.seat).map((event) => (
        <p key={event.colour} class="omen grave">
          {sentenceOf(event, names)}
        </p>
      ))}
      {loss && <p class="omen grave at-leisure">{t(...loss)}</p>}
      <p>{situationText(props)}</p>
      {warning && <p class="omen grave">{t(...warning)}</p>}
      {first && <p class="omen goal-here at-leisure">{goal(view)}</p>}
      {first && <p class="omen at-leisure">{t(...first)}</p>}
      {brief && <p class="omen in-brief">{t(...brief)}</p>}
    </>
  );
}

function sentenceOf(event: Event, names: readonly string[]): string {
  const sentence = describeEvent(event, names);
  return sentence ? t(...sentence) : "";
}

/** The current state while nothing is previewed. */
function situationText({ view, moves, names, story }: ChoiceProps): string {
  const { taken } = view;
  const who = joinNames([view.turn], names);
  const opened = openedBy(view, story, names);
  const why = opened ? `${t(...opened)} ` : "";
  if (moves.length === 0) return why + t(view.anywhere ? "masker-other-anywhere" : "masker-other-turn", { who, taken });
  if (moves.some((move) => move.startsWith("share"))) return t("masker-share");
  return why + t(view.anywhere ? "masker-anywhere" : "masker-choose", { taken });
}

function PreviewText({ view, names, previews, touch, move }: ChoiceProps & { move: string }) {
  const preview = previews[move];
  const isArmed = touch.armed === move;
  return (
    <>
      <p class="deed">{deed(view, move, isArmed)}</p>
      {preview &&
        previewNotes(preview, view, names).map(({ sentence, isWarning }) => (
          <p
            key={sentence[0]}
            class={isWarning ? "omen grave" : "omen"}
            role={isWarning && isArmed ? "alert" : undefined}
          >
            {t(...sentence)}
          </p>
        ))}
    </>
  );
}

/** It is asked only where a button answers. A mouse that points at a cross is told what a click does. */
function deed(view: View, move: string, asks: boolean): string {
  const top = crossAt(view, move);
  if (!top) return t("masker-stop");
  return t(asks ? "masker-would-capture" : "masker-click-captures", { cross: top, at: move });
}

/** A player who has thrown themselves out fills their piles from the others': more from one, fewer from another. */
function Sharing({ shares, names, play }: ChoiceProps & { shares: Share[] }) {
  const [at, setAt] = useState(Math.floor((shares.length - 1) / 2));
  const share = shares[Math.min(at, shares.length - 1)];
  if (!share) return null;
  const gives = share.gives.map(([seat, count]) => t("masker-gives", { who: joinNames([seat], names), count }));
  return (
    <>
      <span class="stepper">
        <Step
          sign="−"
          name={t("masker-share-less", { who: givers(share, names) })}
          to={() => setAt(at - 1)}
          off={at <= 0}
        />
        <output>{gives.join(" · ")}</output>
        <Step
          sign="+"
          name={t("masker-share-more", { who: givers(share, names) })}
          to={() => setAt(at + 1)}
          off={at >= shares.length - 1}
        />
      </span>
      <button type="button" class="gold" onClick={() => play(share.move)}>
        {t("masker-share-take")}
      </button>
    </>
  );
}

/** The player whom the steps are about. */
function givers({ gives }: Share, names: readonly string[]): string {
  return joinNames(
    gives.slice(0, 1).map(([seat]) => seat),
    names,
  );
}

function Step({ sign, name, to, off }: { sign: string; name: string; to(): void; off: boolean }) {
  return (
    <button type="button" class="sign" aria-label={name} disabled={off} onClick={to}>
      {sign}
    </button>
  );
}
