/** A game being played, or just over: the stage, and all that belongs around it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BotSeats } from "../../components/bot-mark.tsx";
import { highlightedMoves } from "../../learn/guide.ts";
import { GuidePanel } from "../../learn/guide-panel.tsx";
import type { SuggestedMove } from "../../wire/routes.ts";
import type { Outcome, View } from "../../wire/views.ts";
import { Chat } from "../chat/chat.tsx";
import { needsCurtain, nextToLook, seatStateOf } from "../hotseat.ts";
import { Stage } from "../stage/stage.tsx";
import {
  botSeats,
  isAlone,
  localCallsFrom,
  localDue,
  namesOf,
  ownResultOf,
  type SeatState,
  type TableState,
} from "../state.ts";
import type { TableProps } from "../table-props.ts";
import { Banners } from "./banners.tsx";
import { Curtain } from "./curtain.tsx";
import { Finale, ownResultText, WhatNext } from "./finale.tsx";
import { HintNote } from "./hint-note.tsx";
import { Players } from "./players.tsx";
import { SideSheet, type SideSheetName } from "./sheets/side-sheet.tsx";
import { Tools } from "./tools.tsx";
import { useDecision } from "./use-decision.ts";
import { useQuiet } from "./use-quiet.ts";
import "./play.css";

export function Play({ connection, table }: TableProps) {
  const last = useSignal<number | null>(null); // who has looked last
  const looking = useSignal<number | null>(null); // who looks now: nobody, as long as the curtain hangs
  const next = nextToLook(table, last.value);
  const curtain = needsCurtain(table, next, looking.value);
  useEffect(() => {
    looking.value = curtain ? null : next;
    if (!curtain) last.value = next;
  }, [next, curtain]);
  const names = namesOf(table.info);
  if (curtain) return <Curtain name={names[next ?? 0] ?? ""} lift={() => (looking.value = next)} />;
  const seatState = seatStateOf(table.seatStates, next) ?? table.seatStates[0];
  if (!seatState?.view) return null;
  return <SeatScreen key={next} connection={connection} table={table} seatState={seatState} view={seatState.view} />;
}

export interface SeatScreenProps extends TableProps {
  seatState: SeatState;
  view: View;
}

function SeatScreen({ connection, table, seatState, view }: SeatScreenProps) {
  const open = useSignal<SideSheetName | null>(null);
  const { seat } = seatState;
  const names = namesOf(table.info);
  const decision = useDecision(connection, seat, view, table.info.hush_number ?? 0);
  const outcome = outcomeOf(seatState);
  const quiet = useQuiet(localCallsFrom(table));
  const { guide, hush } = table.info;
  const phase = "phase" in view ? view.phase : "";
  const guiding = { moves: view.moves, hush, over: outcome !== null, phase };
  const room: SeatScreenProps = { connection, table, seatState, view };
  const tools = { ...room, decision, open };
  return (
    <BotSeats.Provider value={botSeats(table.info)}>
      <Stage
        view={view}
        names={names}
        moves={mayMove(table, seatState) ? view.moves : []}
        play={decision.play}
        sending={decision.sending}
        refused={seat === null ? undefined : decision.refused}
        whyNot={seat === null ? undefined : decision.whyNot}
        moreTime={mayGiveTime(table, seatState) ? decision.moreTime : undefined}
        news={seatState.news}
        log={seatState.log}
        outcome={outcome}
        ownResult={outcome && ownResultText(ownResultOf(table, outcome), names)}
        previews={decision.previews}
        hinted={highlightedMoves(guide, decision.hints, view.moves)}
        hush={hushOf(room, decision.nod)}
        awaited={table.info.awaited}
        welcomes={!guide && table.info.phase === "playing"}
        due={localDue(table)}
        quiet={quiet}
        guide={guide && <GuidePanel {...guiding} guide={guide} decision={decision} />}
        tools={<Tools {...tools} />}
        aside={<SidePanel {...room} hint={decision.hints[0]} outcome={outcome} />}
      >
        <Banners {...room} />
        {outcome && <WhatNext {...room} />}
      </Stage>
      {open.value && <SideSheet {...tools} name={open.value} />}
    </BotSeats.Provider>
  );
}

interface SidePanelProps extends SeatScreenProps {
  hint: SuggestedMove | undefined;
  outcome: Outcome | null;
}

function SidePanel({ hint, outcome, ...room }: SidePanelProps) {
  const { connection, table, view } = room;
  return (
    <>
      {outcome && <Finale {...room} outcome={outcome} />}
      {hint && table.info.phase === "playing" && <HintNote table={table} view={view} hint={hint} />}
      {/* At the end the results name everybody; in a lesson there is nobody to look for or to talk to. */}
      {!outcome && !table.info.guide && <Players table={table} view={view} />}
      {!table.info.guide && <Chat connection={connection} table={table} />}
    </>
  );
}

function mayMove({ info }: TableState, { seat, view }: SeatState): boolean {
  if (seat === null || info.phase !== "playing" || info.paused || info.chairs[seat]?.bot) return false;
  // A decision in a hush waits for the others' taps: until then the view is the old one.
  return !(info.hush && info.nodded?.includes(seat) && view?.to_act.includes(seat));
}

/** Whoever leads can give time where there is one: in a hush, or while clocks run. */
function mayGiveTime({ info }: TableState, { seat, view }: SeatState): boolean {
  if (seat === null || view === null || seat < view.seats || info.phase !== "playing" || info.paused) return false;
  return info.hush === true || (info.running?.length ?? 0) > 0;
}

function hushOf({ table: { info }, seatState: { seat } }: SeatScreenProps, tap: () => void) {
  if (!info.hush || seat === null) return null;
  const tapped = info.nodded?.includes(seat) ?? false;
  return { tapped, untapped: info.awaited ?? [], alone: !info.guide && isAlone(info), tap };
}

/** The rulebook's word, or the table's: a game may also end because somebody resigned. */
function outcomeOf({ view, log }: SeatState): Outcome | null {
  return view?.outcome ?? (log.findLast(({ event }) => event === "ended") as Outcome | undefined) ?? null;
}
