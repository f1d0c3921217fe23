/** What the leader says and does, line by line. It waits for them: unread lines stay, whatever happens. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { formatList, t } from "../../../words/words.ts";
import type { Sentence } from "../../board.ts";
import { callName, describeEvent } from "../describe.ts";
import { isMaster } from "../model.ts";
import type { Event, View } from "../wire.ts";
import { isAloud, readOut } from "./voice.ts";

export interface ScriptLine {
  /** To be said aloud; null: there is only something to do. */
  say: Sentence | null;
  /** What to do meanwhile. */
  note: Sentence | null;
}

export interface Script {
  line: ScriptLine | null;
  /** Whether there is another line to read. */
  more: boolean;
  next(): void;
  /** A leader who lets the evening continue no longer needs the other lines. */
  leave(): void;
}

export function useScript(view: View, news: readonly Event[], names: readonly string[]): Script {
  const leads = isMaster(view) && !view.outcome;
  const lines = useSignal<readonly ScriptLine[]>([]);
  const moment = momentOf(view);
  const before = useRef("");
  useLayoutEffect(() => {
    if (!leads) return;
    const come = before.current === moment ? [] : linesAt(view);
    before.current = moment;
    const fresh = [...announced(news, names), ...come];
    if (fresh.length > 0) lines.value = [...lines.peek().slice(1), ...fresh];
  }, [news, moment]);
  const line = lines.value[0] ?? null;
  useEffect(() => {
    if (leads) readOut(line?.say ?? null);
  }, [line]);
  return {
    line,
    more: lines.value.length > 1,
    next: () => (lines.value = lines.value.slice(1)),
    leave: () => (lines.value = lines.value.slice(0, 1)),
  };
}

function momentOf({ dance, phase, call, step, round }: View): string {
  return [dance, phase, call, step === "gentleman", round].join(" ");
}

/** The beginning and the end of a dance have their own lines; calls and votes are announced where they happen. */
const OWN_WORDS: Readonly<Partial<Record<Event["event"], string | null>>> = {
  dance: "carnaval-aloud-dance",
  rest: "carnaval-aloud-rest",
  calls: null,
  vote: null,
};

/** What everybody should hear of what has happened. */
export function announced(news: readonly Event[], names: readonly string[]): ScriptLine[] {
  return news.filter(isAloud).flatMap((event) => {
    const own = OWN_WORDS[event.event];
    const say: Sentence | null = own === undefined ? describeEvent(event, names) : own === null ? null : [own, {}];
    return say ? [{ say, note: null }] : [];
  });
}

/** What is said and done at this moment of the evening. */
export function linesAt(view: View): ScriptLine[] {
  if (view.phase === "dance") return callLines(view);
  const note = NOTES[view.phase];
  const say: Sentence | null = view.phase === "vote" ? ["carnaval-ask-vote", {}] : null;
  return note ? [{ say, note: [note, { dance: view.dance }] }] : [];
}

const NOTES: Readonly<Partial<Record<View["phase"], string>>> = {
  invitation: "carnaval-now-invitation",
  discussion: "carnaval-lead-talk",
  vote: "carnaval-desk-vote",
  defence: "carnaval-now-defence",
  tie: "carnaval-now-tie",
  verdict: "carnaval-desk-gentleman",
};

function callLines({ call, heard, step }: View): ScriptLine[] {
  if (step === "gentleman") return [{ say: null, note: ["carnaval-desk-gentleman", {}] }];
  if (call === null || call !== heard) return [{ say: null, note: ["carnaval-desk-silent", {}] }];
  const note: Sentence = ["carnaval-desk-call", {}];
  const all = call === "pranksters" ? "-all" : "";
  const facts = { call: callName(call) };
  return [
    { say: [`carnaval-aloud-open${all}`, facts], note },
    { say: [`carnaval-aloud-close${all}`, facts], note: null },
  ];
}

// -- what a button will do

/** What continuing would do now, and whom the dance still waits for. */
export function nextText(
  view: View,
  names: readonly string[],
  untapped: readonly number[] | null,
  waved: boolean,
): string {
  const named = (seats: readonly number[]) => formatList(seats.map((seat) => names[seat] ?? ""));
  const button = t("carnaval-do-next");
  if (view.phase === "discussion" || view.phase === "defence") return t("carnaval-does-end-discussion");
  if (view.phase === "vote")
    return t("carnaval-does-next-vote", { button, who: named(view.to_act), count: view.to_act.length });
  if (untapped === null) return t("carnaval-does-next", { button });
  if (waved) return t("carnaval-does-next-decides", { button, who: named(view.to_act), count: view.to_act.length });
  return t("carnaval-does-next-hush", { button, who: named(untapped), count: untapped.length });
}
