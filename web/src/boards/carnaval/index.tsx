/** Au carnaval de Venise: the ribbon of the evening, the ball, and the tray with the choices. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { storedSignal } from "../../browser/stored-signal.ts";
import { t } from "../../words/words.ts";
import { About } from "./cards/about-guest.tsx";
import { CardsSheet, CornerCard } from "./cards/cards.tsx";
import { Learnt, OwnMask } from "./cards/learnt.tsx";
import { Story } from "./cards/story.tsx";
import { Turned, useTurned } from "./cards/turned.tsx";
import { isWelcome, Welcome } from "./cards/welcome.tsx";
import { deedText, describeEvent, quoted } from "./describe.ts";
import { isHandsLook, useHandsLook } from "./hands-look.ts";
import { isLastLook, useLastLook } from "./last-look.ts";
import { CaptionLine } from "./leader/caption.tsx";
import { Introduction, isIntroduction } from "./leader/introduction.tsx";
import { useMusic } from "./leader/music.ts";
import { type Script, useScript } from "./leader/script.ts";
import { fallSilent, sayAloud } from "./leader/voice.ts";
import { isMaster, isTalk } from "./model.ts";
import { isStatement } from "./room/bubble.tsx";
import { Ladies } from "./room/costume.tsx";
import { Ribbon } from "./room/ribbon.tsx";
import { Room } from "./room/room.tsx";
import { askers } from "./sayings.ts";
import { callNote, isUnable, unableText } from "./tray/called.ts";
import { named, tokensOf } from "./tray/choice.ts";
import { drinks, Hindered, hindrance } from "./tray/hindered.tsx";
import { canListen, Overheard } from "./tray/overheard.tsx";
import { passText, readyText, waitingText } from "./tray/prompt-text.ts";
import { Tray } from "./tray/tray.tsx";
import {
  type Choosing,
  choosable,
  hintedSeats,
  lit,
  type Props,
  useChoosing,
  useDancingAlong,
} from "./tray/use-choosing.ts";
import { Whisper } from "./tray/whisper.tsx";
import { useVerdict } from "./verdict.ts";
import type { View } from "./wire.ts";
import "./board.css";
import "./room/guest.css";
import "./room/middle.css";
import "./room/tally.css";
import "./cards/notes.css";
import "./room/signs.css";
import "./room/narrow-room.css";
import "./cards/cards.css";
import "./cards/about-guest.css";
import "./cards/story.css";
import "./leader/caption.css";
import "./leader/desk.css";
import "./tray/tray.css";
import "./tray/kinds.css";
import "./tray/small-phone.css";
import "./screens/panel.css";
import "./screens/screens.css";
import "./screens/lesson.css";

export { describeEnding } from "./describe.ts";
export { lookMs } from "./last-look.ts";
export { result } from "./recap.ts";
export { replayChapter, reveal } from "./screens/replay.ts";
export { rulesChapter } from "./screens/rules.ts";
export { turnHeading } from "./turn-heading.ts";
export { describeEvent };

/** Refusals that name a move, put in the words of a player who sees the table. */
export const rephrased = {
  "carnaval-unreadable": "carnaval-name-other",
  "carnaval-must-name": "carnaval-must-choose",
  "carnaval-other-move": "carnaval-not-asked",
  "carnaval-cannot-name": "carnaval-name-other",
  "carnaval-not-in-talk": "carnaval-not-asked",
  "carnaval-cannot-say": "carnaval-name-other",
  "carnaval-not-master": "carnaval-name-other",
  "carnaval-only-pass": "page-not-possible",
};

/** The next dance and its calls. */
export const toldAfterQuiet = ["dance", "calls"];

export const passingMoves = ["pass", "ready", "next", "end-discussion"];

export function describeMove(move: string, view: View, names: readonly string[]): string {
  const { said, seat } = view;
  if (move === "pass") return passText(view.phase, view.moves);
  if (move === "ready") return readyText(view);
  const tokens = tokensOf(move);
  if (!isStatement(tokens[0] ?? "")) return deedText(tokens, names);
  const taken = tokens[0] === "retract" && seat !== null ? said[seat]?.[Number(tokens[1]) - 1] : null;
  return quoted(taken ? `retract ${taken}` : move, names);
}

/** Whether this person's card lies open in the room. In a hush it never does. The leader must know who is called. */
const cardSetting = storedSignal<"open" | "covered">("carnaval-card", "open");

/** The tables and seats where somebody on this device has seen their card. */
const welcomed = new Set<string>();

export function Board(given: Props) {
  const { names, news, past, hush } = given;
  const view = useLastLook(given.view, news, given.story ?? news);
  const props = { ...given, view };
  const quiet = props.quiet === true && !isMaster(view);
  const place = props.welcomes ? `${location.pathname} ${view.seat}` : "";
  const begins = isWelcome(view) || isIntroduction(view);
  const arriving = useSignal(props.welcomes === true && begins && !welcomed.has(place));
  const turned = useTurned(view, props.story ?? news, props.welcomes === true && hush?.alone === true);
  const choosing = useChoosing(props);
  useDancingAlong(props, choosing, arriving.value || turned.unread || quiet);
  const looking = useSignal(false);
  const covered = !isMaster(view) && (hush !== null || cardSetting.value === "covered");
  const read = useRef(false);
  read.current ||= looking.value || !covered || welcomed.has(place);
  const verdict = useVerdict(given.view, news, props.story ?? news, quiet, past);
  const drawn = useHandsLook(view, props.story ?? news, quiet);
  const heard = useMusic(view, news);
  const script = useScript(view, heard, names);
  useLayoutEffect(() => {
    // Before anybody sees the new moment with old text. The leader has a script, and sets the pace themselves. Anybody
    // who still reads their card hears it afterwards.
    if (arriving.value) return;
    if (!isMaster(view) || view.outcome) sayAloud(past ? news : heard, names, past);
  }, [news]);
  useEffect(() => fallSilent, []);
  const go = () => {
    welcomed.add(place);
    arriving.value = false;
    if (!isMaster(view)) sayAloud(props.story ?? news, names);
  };
  if (arriving.value && isIntroduction(view)) return <Introduction go={go} />;
  const kept = cardSetting.value === "covered";
  const card = { view, names, covered: kept, uncover: () => (cardSetting.value = "open") };
  if (arriving.value && isWelcome(view)) return <Welcome {...card} alone={hush?.alone === true} go={go} />;
  if (turned.unread) return <Turned {...card} story={props.story ?? news} go={turned.go} />;
  return (
    <Ladies.Provider value={view.ladies}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is for whatever has the focus in here */}
      <section
        class={hush ? "board-carnaval hushed" : "board-carnaval"}
        onKeyDown={(key) => key.key === "Escape" && choosing.forget()}
      >
        <Ribbon view={drawn} due={props.due} quiet={quiet} />
        <Room
          view={drawn}
          names={names}
          news={news}
          story={props.story ?? news}
          lit={lit(props, choosing)}
          choosable={choosable(choosing)}
          hinted={hintedSeats(props.hinted, choosing)}
          chosen={named(choosing.tokens) ?? choosing.about}
          covered={covered}
          verdict={verdict}
          charms={choosing.tokens[0] === "charm"}
          quiet={quiet}
          tap={choosing.tap}
        >
          {!view.outcome && (
            <CornerCard view={view} covered={covered} read={read.current} open={() => (looking.value = true)} />
          )}
        </Room>
        <CaptionLine view={drawn} quiet={quiet} />
        {isLastLook(given.view) && <p class="tray waits">{t("carnaval-ending")}</p>}
        {given.view.phase === "over" ? (
          <Story view={view} names={names} story={props.story ?? news} />
        ) : (
          <Below {...props} choosing={choosing} covered={covered} script={script} />
        )}
        {looking.value && (
          <CardsSheet
            view={view}
            names={names}
            kept={kept}
            cover={() => (cardSetting.value = cardSetting.value === "open" ? "covered" : "open")}
            close={() => (looking.value = false)}
          />
        )}
      </section>
    </Ladies.Provider>
  );
}

/** Below the room: a closer look at a guest, and the tray, or that there is nothing to do. */
function Below({
  choosing,
  covered,
  script,
  ...props
}: Props & { choosing: Choosing; covered: boolean; script: Script }) {
  const { view, names, hush } = props;
  const { offered, tokens, about } = choosing;
  // The player about to be voted against may have said something. In a hush every tray stays where it is.
  const looked = (hush ? null : named(tokens)) ?? about;
  const story = props.story ?? props.news;
  return (
    <>
      <div class="notes">
        {/* While somebody is called everybody sees the same, unless only bots play along; and a vote is for voting. */}
        {(isTalk(view.phase) || props.quiet || hush?.alone) && <OwnMask view={view} story={story} />}
        {!covered && <Learnt view={view} story={story} names={names} />}
      </div>
      <About view={view} names={names} story={story} seat={looked} covered={covered} />
      {offered.length > 0 ? (
        <Tray
          view={view}
          names={names}
          moves={offered}
          tokens={tokens}
          about={about}
          askers={offered.some((move) => move.startsWith("answer ")) ? askers(story, view.seat) : []}
          previews={props.previews}
          hinted={props.hinted}
          leads={isMaster(view)}
          script={script}
          untapped={hush?.untapped ?? null}
          waved={hush?.tapped ?? false}
          note={callNote(props)}
          why={choosing.why}
          moreTime={props.moreTime}
          choose={choosing.choose}
          play={choosing.play}
        />
      ) : hush?.tapped && lateOnes(props).length === 0 ? (
        <Whisper note={waits(props)} />
      ) : (
        <Waits {...props} text={waits(props)} />
      )}
      {canListen(view, offered.length > 0, hush !== null) && (
        <Overheard names={names} story={story} listens={offered.length === 0} />
      )}
    </>
  );
}

/** Nobody who is silenced may wonder why: that comes before whom the table waits for. */
function Waits({ view, names, text }: Props & { text: string }) {
  if (!drinks(view) || hindrance(view, names) === null) return <p class="tray waits">{text}</p>;
  return (
    <section class="tray waits silenced" aria-label={t("carnaval-tray")}>
      <Hindered view={view} names={names} />
      <p class={`waiting ${view.phase}`}>{text}</p>
    </section>
  );
}

/** After the tap, what for: late players are named in the heading as soon as everybody may know. */
function waits(props: Props): string {
  const { view, names, hush } = props;
  if (props.quiet) return t(isHandsLook() ? "carnaval-turn-verdict" : "carnaval-dance-soon");
  if (hush?.alone) return aloneText(props);
  if (!hush?.tapped) return waitingText(view, names);
  return t(lateOnes(props).length > 0 ? "carnaval-wait-taps" : "carnaval-dance-goes-on");
}

/** Among bots nobody has to tap along, so a player who isn't asked only watches. */
function aloneText({ view, moves, hush }: Props): string {
  if (view.phase === "verdict") return t("carnaval-wait-verdict");
  if (view.phase !== "dance" || hush?.tapped) return t("carnaval-wait");
  return isUnable(moves) && view.victim !== view.seat ? unableText(view) : t("carnaval-dance-alone");
}

function lateOnes({ view, awaited = [] }: Props): number[] {
  return awaited.filter((seat) => seat !== view.seat);
}
