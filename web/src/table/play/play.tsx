/** A game being played, or just over: the stage, and all that belongs around it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { shining } from "../../learn/guide.ts";
import { GuideCard } from "../../learn/guide-card.tsx";
import { Bots } from "../../look/bot-mark.tsx";
import type { Hint } from "../../wire/routes.ts";
import type { Outcome, View } from "../../wire/views.ts";
import { Chat } from "../chat.tsx";
import { needsCurtain, nextToLook, sightOf } from "../hotseat.ts";
import { botsOf, callsFromHere, dueHere, isAlone, namesOf, type Sight, type Standing, verdictFor } from "../model.ts";
import type { RoomProps } from "../room.ts";
import { Stage } from "../stage.tsx";
import { Banners } from "./banners.tsx";
import { Curtain } from "./curtain.tsx";
import { useDecision } from "./decision.ts";
import { Finale, verdictText, WhatNext } from "./finale.tsx";
import { HintNote } from "./hint-note.tsx";
import { Players } from "./players.tsx";
import { useQuiet } from "./quiet.ts";
import { SideSheet, type SideSheetName } from "./side-sheet.tsx";
import { Tools } from "./tools.tsx";
import "./play.css";

export function Play({ line, standing }: RoomProps) {
  const last = useSignal<number | null>(null); // who has looked last
  const looking = useSignal<number | null>(null); // who looks now: nobody, as long as the curtain hangs
  const next = nextToLook(standing, last.value);
  const curtain = needsCurtain(standing, next, looking.value);
  useEffect(() => {
    looking.value = curtain ? null : next;
    if (!curtain) last.value = next;
  }, [next, curtain]);
  const names = namesOf(standing.frame);
  if (curtain) return <Curtain name={names[next ?? 0] ?? ""} lift={() => (looking.value = next)} />;
  const sight = sightOf(standing.sights, next) ?? standing.sights[0];
  if (!sight?.view) return null;
  return <AsSeat key={next} line={line} standing={standing} sight={sight} view={sight.view} />;
}

export interface AsSeatProps extends RoomProps {
  sight: Sight;
  view: View;
}

function AsSeat({ line, standing, sight, view }: AsSeatProps) {
  const open = useSignal<SideSheetName | null>(null);
  const { seat } = sight;
  const names = namesOf(standing.frame);
  const decision = useDecision(line, seat, view, standing.frame.hush_number ?? 0);
  const outcome = outcomeOf(sight);
  const quiet = useQuiet(callsFromHere(standing));
  const { guide, hush } = standing.frame;
  const phase = "phase" in view ? view.phase : "";
  const guiding = { moves: view.moves, hush, over: outcome !== null, phase };
  const room = { line, standing, sight, view };
  const tools = { ...room, decision, open };
  return (
    <Bots.Provider value={botsOf(standing.frame)}>
      <Stage
        view={view}
        names={names}
        moves={mayMove(standing, sight) ? view.moves : []}
        play={decision.play}
        sending={decision.sending}
        refused={seat === null ? undefined : decision.refused}
        whyNot={seat === null ? undefined : decision.whyNot}
        moreTime={givesTime(standing, sight) ? decision.moreTime : undefined}
        news={sight.news}
        log={sight.log}
        outcome={outcome}
        verdict={outcome && verdictText(verdictFor(standing, outcome), names)}
        previews={decision.previews}
        hinted={shining(guide, decision.hints, view.moves)}
        hush={hushOf(room, decision.nod)}
        awaited={standing.frame.awaited}
        welcomes={!guide && standing.frame.phase === "playing"}
        due={dueHere(standing)}
        quiet={quiet}
        guide={guide && <GuideCard {...guiding} guide={guide} decision={decision} />}
        tools={<Tools {...tools} />}
        aside={<Beside {...room} hint={decision.hints[0]} outcome={outcome} />}
      >
        <Banners {...room} />
        {outcome && <WhatNext {...room} />}
      </Stage>
      {open.value && <SideSheet {...tools} name={open.value} />}
    </Bots.Provider>
  );
}

interface BesideProps extends AsSeatProps {
  hint: Hint | undefined;
  outcome: Outcome | null;
}

function Beside({ hint, outcome, ...room }: BesideProps) {
  const { line, standing, view } = room;
  return (
    <>
      {outcome && <Finale {...room} outcome={outcome} />}
      {hint && standing.frame.phase === "playing" && <HintNote standing={standing} view={view} hint={hint} />}
      {/* At the end the results name everybody; in a lesson there is nobody to look for or to talk to. */}
      {!outcome && !standing.frame.guide && <Players standing={standing} view={view} />}
      {!standing.frame.guide && <Chat line={line} standing={standing} />}
    </>
  );
}

function mayMove({ frame }: Standing, { seat, view }: Sight): boolean {
  if (seat === null || frame.phase !== "playing" || frame.paused || frame.chairs[seat]?.bot) return false;
  // A decision in a hush waits for the others' taps: until then the view is the old one.
  return !(frame.hush && frame.nodded?.includes(seat) && view?.to_act.includes(seat));
}

/** Whoever leads can give time where there is one: in a hush, or while clocks run. */
function givesTime({ frame }: Standing, { seat, view }: Sight): boolean {
  if (seat === null || view === null || seat < view.seats || frame.phase !== "playing" || frame.paused) return false;
  return frame.hush === true || (frame.running?.length ?? 0) > 0;
}

function hushOf({ standing: { frame }, sight: { seat } }: AsSeatProps, tap: () => void) {
  if (!frame.hush || seat === null) return null;
  const tapped = frame.nodded?.includes(seat) ?? false;
  return { tapped, untapped: frame.awaited ?? [], alone: !frame.guide && isAlone(frame), tap };
}

/** The rulebook's word, or the table's: a game may also end because somebody resigned. */
function outcomeOf({ view, log }: Sight): Outcome | null {
  return view?.outcome ?? (log.findLast(({ event }) => event === "ended") as Outcome | undefined) ?? null;
}
