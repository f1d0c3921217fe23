/** A game being played, or just over: the stage, and everything around it. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { BotSeats } from "../../components/bot-mark.tsx";
import { heldGuide, highlightedMoves, isBeginning } from "../../learn/guide.ts";
import { GuidePanel } from "../../learn/guide-panel.tsx";
import type { Outcome, View } from "../../wire/game.ts";
import type { SuggestedMove } from "../../wire/routes.ts";
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
  victors,
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
import { useHeldEnding, useKept } from "./use-held-ending.ts";
import { useQuiet } from "./use-quiet.ts";
import "./tools.css";
import "./banners.css";
import "./players.css";
import "./beside.css";
import "./finale.css";
import "./hint-note.css";
import "./curtain.css";
import "./sheets/sheets.css";

export function Play({ connection, table }: TableProps) {
  const last = useSignal<number | null>(null); // the last seat that looked
  const looking = useSignal<number | null>(null); // the seat that looks now; nobody while the curtain is closed
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

function SeatScreen({ connection, table, seatState, view: current }: SeatScreenProps) {
  const open = useSignal<SideSheetName | null>(null);
  const { seat } = seatState;
  const names = namesOf(table.info);
  const { held, view, shown } = useHeldEnding(seatState, current);
  const decision = useDecision(connection, seat, view, table.info.hush_number ?? 0);
  const outcome = held ? null : outcomeOf(seatState);
  const quiet = useQuiet(localCallsFrom(table));
  const before = useKept(table.info.guide, held);
  const guide = held ? heldGuide(before, table.info.guide) : before;
  const { hush } = table.info;
  const phase = "phase" in view ? String(view.phase) : "";
  const guiding = { moves: view.moves, hush, over: outcome !== null, phase };
  const screenProps: SeatScreenProps = { connection, table, seatState, view };
  const tools = { ...screenProps, decision, open, quiet };
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
        shown={shown}
        log={seatState.log}
        outcome={outcome}
        ownResult={outcome && ownResultText(ownResultOf(table, outcome), names)}
        won={outcome !== null && victors(outcome).some((winner) => table.seats.includes(winner))}
        previews={decision.previews}
        hinted={highlightedMoves(guide, decision.hints, view.moves)}
        hush={hushOf(screenProps, decision.nod)}
        awaited={table.info.awaited}
        begins={isBeginning(guide)}
        welcomes={!guide && table.info.phase === "playing"}
        due={localDue(table)}
        quiet={quiet}
        guide={guide && <GuidePanel {...guiding} guide={guide} decision={decision} />}
        tools={<Tools {...tools} />}
        aside={<SidePanel {...screenProps} hint={decision.hints[0]} outcome={outcome} />}
      >
        <Banners {...screenProps} />
        {outcome && <WhatNext {...screenProps} />}
      </Stage>
      {open.value && <SideSheet {...tools} name={open.value} />}
    </BotSeats.Provider>
  );
}

interface SidePanelProps extends SeatScreenProps {
  hint: SuggestedMove | undefined;
  outcome: Outcome | null;
}

function SidePanel({ hint, outcome, ...screenProps }: SidePanelProps) {
  const { connection, table, view } = screenProps;
  return (
    <>
      {outcome && <Finale {...screenProps} outcome={outcome} />}
      {hint && table.info.phase === "playing" && <HintNote table={table} view={view} hint={hint} />}
      {/* At the end the results name everybody. In a lesson there is nobody to look for or to talk to. */}
      {!outcome && !table.info.guide && <Players table={table} view={view} />}
      {!table.info.guide && <Chat connection={connection} table={table} />}
    </>
  );
}

function mayMove({ info }: TableState, { seat, view }: SeatState): boolean {
  if (seat === null || info.phase !== "playing" || info.paused || info.chairs[seat]?.bot) return false;
  // A decision in a hush waits for the others' taps. Until then the view is the old one.
  return !(info.hush && info.nodded?.includes(seat) && view?.to_act.includes(seat));
}

/** The leader can give more time where it is limited: in a hush, or while clocks run. */
function mayGiveTime({ info }: TableState, { seat, view }: SeatState): boolean {
  if (seat === null || view === null || seat < view.seats || info.phase !== "playing" || info.paused) return false;
  return info.hush === true || (info.running?.length ?? 0) > 0;
}

function hushOf({ table: { info }, seatState: { seat } }: SeatScreenProps, tap: () => void) {
  if (!info.hush || seat === null) return null;
  const tapped = info.nodded?.includes(seat) ?? false;
  return { tapped, untapped: info.awaited ?? [], alone: !info.guide && isAlone(info), tap };
}

/** The rulebook's outcome, or the table's: a game may also end because somebody resigned. */
function outcomeOf({ view, log }: SeatState): Outcome | null {
  return view?.outcome ?? (log.findLast(({ event }) => event === "ended") as Outcome | undefined) ?? null;
}
