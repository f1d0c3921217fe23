/** What one seat has to decide: its moves with their previews, hints on request, and why a move is refused. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { loadBoard } from "../../boards/load-board.ts";
import { playSound as sound } from "../../browser/sound.ts";
import { attempt, dismissNotice, showNotice } from "../../components/notice.tsx";
import { RefusalError } from "../../refusal-error.ts";
import type { Preview, View } from "../../wire/game.ts";
import type { AnyAnswer, HintAnswer, LookAnswer, SuggestedMove, WhyAnswer } from "../../wire/routes.ts";
import { t } from "../../words/words.ts";
import type { NewCommand, TableConnection } from "../connection.ts";
import { useHints } from "./use-hints.ts";

const NO_PREVIEWS: Readonly<Record<string, Preview>> = {};
const SLOW_MS = 400; // milliseconds without an answer, after which a move is shown as being sent
const REACTION_MS = 400; // milliseconds that anybody needs to react to what they see

export interface Decision {
  previews: Readonly<Record<string, Preview>>;
  hints: readonly SuggestedMove[];
  thinking: boolean;
  /** Whether a move, or a tap in a hush, is still being sent. */
  sending: boolean;
  play(move: string): void;
  /** The tap of a player who has nothing to decide in a hush. */
  nod(): void;
  refused(move: string): void;
  /** Why that move is refused, as a sentence. Silent, because a sound would be heard in a hush. */
  whyNot(move: string): Promise<string | null>;
  /** Another minute, for the leader. */
  moreTime(): void;
  requestHint(): void;
}

/** A refusal or a reason in the board's words, or else in the house's. */
async function explanation(game: string, { key, facts, sentence }: WhyAnswer | SuggestedMove): Promise<string> {
  const otherwise = (await loadBoard(game)).rephrased?.[key ?? ""];
  if (otherwise === "") return "";
  return otherwise ? t(otherwise, facts) : (sentence ?? "");
}

/** No screen shows the notation of a move, so a refusal is put in the board's words. */
async function rephraseRefusal(game: string, command: NewCommand, fault: unknown): Promise<null> {
  if (!(fault instanceof RefusalError)) throw fault;
  const { refusal } = fault;
  if (refusal.key === "table-moved-on" && (await isPassingMove(game, command))) return null;
  throw new RefusalError({ ...refusal, sentence: await explanation(game, refusal) });
}

/** Whether the move only meant to continue. Then nobody needs to know that the game has done so already. */
async function isPassingMove(game: string, command: NewCommand): Promise<boolean> {
  return command.command === "move" && ((await loadBoard(game)).passingMoves?.includes(command.move) ?? false);
}

/** When this view came, by our own clock in milliseconds; the first one has always been there. */
function useShownSince(view: View): number {
  const latest = useRef({ view, since: Number.NEGATIVE_INFINITY });
  if (latest.current.view !== view) latest.current = { view, since: performance.now() };
  return latest.current.since;
}

/** Whether a press was meant for what was on the screen before. */
export function isMeantForBefore(shownSince: number, now: number): boolean {
  return now - shownSince < REACTION_MS;
}

/** `hushNumber`: the hush on screen, so that a press in one hush never counts for the next. */
export function useDecision(
  connection: TableConnection,
  seat: number | null,
  view: View,
  hushNumber: number,
): Decision {
  const looked = useSignal({ view, previews: NO_PREVIEWS });
  const hints = useHints(view.moves);
  const shownSince = useShownSince(view);
  const thinking = useSignal(false);
  const busy = useRef(false);
  const sending = useSignal(false);
  const answer = (command: NewCommand) =>
    connection.send(command).catch((fault) => rephraseRefusal(view.game, command, fault));
  const send = async <Answer extends AnyAnswer>(command: NewCommand) =>
    (await attempt(answer(command))) as Answer | undefined;
  /** A second press before the first is answered could count for what comes next. */
  const once = async (draft: (seat: number) => NewCommand) => {
    if (seat === null || busy.current) return;
    busy.current = true;
    hints.forget();
    dismissNotice();
    const slow = setTimeout(() => (sending.value = true), SLOW_MS);
    await send(draft(seat));
    clearTimeout(slow);
    sending.value = busy.current = false;
  };
  useEffect(() => {
    if (seat === null || view.moves.length === 0) return;
    // Once per decision. If a new view has come meanwhile, the answer is useless and a refusal doesn't matter.
    const keep = (answer: AnyAnswer | null) => (looked.value = { view, previews: (answer as LookAnswer).previews });
    void connection
      .send({ command: "look", seat })
      .then(keep)
      .catch(() => {});
  }, [view, seat]);
  const whyNot = async (move: string) => {
    if (seat === null) return null;
    const why = await send<WhyAnswer>({ command: "why", seat, move });
    return why?.sentence ? explanation(view.game, why) : null;
  };
  return {
    previews: looked.value.view === view ? looked.value.previews : NO_PREVIEWS,
    hints: hints.shown,
    thinking: thinking.value,
    sending: sending.value,
    play: (move) => once((seat) => ({ command: "move", seat, move, hush_number: hushNumber })),
    nod: () => once((seat) => ({ command: "nod", seat, hush_number: hushNumber })),
    whyNot,
    async refused(move) {
      if (isMeantForBefore(shownSince, performance.now())) return;
      const sentence = await whyNot(move);
      if (!sentence) return;
      sound("refuse");
      showNotice(sentence);
    },
    moreTime: () => once((seat) => ({ command: "more-time", seat })),
    async requestHint() {
      if (seat === null || thinking.value) return;
      thinking.value = true;
      const keep = hints.expect();
      const found = await send<HintAnswer>({ command: "hint-please", seat });
      thinking.value = false;
      if (!found) return;
      const said = found.hints.map(async (hint) => ({ ...hint, sentence: await explanation(view.game, hint) }));
      keep(await Promise.all(said));
    },
  };
}
