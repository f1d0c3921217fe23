/** What one seat has to decide: its moves with their previews, hints when asked for, and why something is refused. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { boardOf } from "../../boards/shelf.ts";
import { attempt, dismiss, notice } from "../../look/notice.tsx";
import { play as sound } from "../../look/sound.ts";
import { Refusal } from "../../refusal.ts";
import type { AnyAnswer, Hint, Hints, Looked, WhyNot } from "../../wire/routes.ts";
import type { Preview, View } from "../../wire/views.ts";
import { t } from "../../words/words.ts";
import type { Line, Wish } from "../line.ts";

const NO_PREVIEWS: Readonly<Record<string, Preview>> = {};
const NO_HINTS: Hints["hints"] = [];
const SLOW = 400; // milliseconds without an answer, after which a move looks as if it were on its way

export interface Decision {
  previews: Readonly<Record<string, Preview>>;
  hints: Hints["hints"];
  thinking: boolean;
  /** Whether what was played, or tapped in a hush, is still on its way. */
  sending: boolean;
  play(move: string): void;
  /** The tap of who has nothing to decide in a hush. */
  nod(): void;
  refused(move: string): void;
  /** Why that move is refused, in words; without a sound, which would be heard in a hush. */
  whyNot(move: string): Promise<string | null>;
  /** Another minute, for whoever leads. */
  moreTime(): void;
  askHint(): void;
}

/** A refusal or a reason as the board says it, or else as the house does. */
async function spoken(game: string, { key, facts, sentence }: WhyNot | Hint): Promise<string> {
  const otherwise = (await boardOf(game)).instead?.[key ?? ""];
  if (otherwise === "") return "";
  return otherwise ? t(otherwise, facts) : (sentence ?? "");
}

/** No screen shows the text of a move: what the house refuses is said as the board says it. */
async function retold(game: string, wish: Wish, fault: unknown): Promise<null> {
  if (!(fault instanceof Refusal)) throw fault;
  const { refused } = fault;
  if (refused.key === "table-moved-on" && (await isLeaving(game, wish))) return null;
  throw new Refusal({ ...refused, sentence: await spoken(game, refused) });
}

/** Whether it was only meant to go on: then nobody needs to hear that the game has done so already. */
async function isLeaving(game: string, wish: Wish): Promise<boolean> {
  return wish.ask === "move" && ((await boardOf(game)).leaving?.includes(wish.move) ?? false);
}

/** `hush`: the number of the hush that is seen, so that nothing is pressed in one and counts for the next. */
export function useDecision(line: Line, seat: number | null, view: View, hush: number): Decision {
  const looked = useSignal({ view, previews: NO_PREVIEWS });
  const hinted = useSignal({ view, hints: NO_HINTS });
  const thinking = useSignal(false);
  const busy = useRef(false);
  const sending = useSignal(false);
  const answer = (wish: Wish) => line.ask(wish).catch((fault) => retold(view.game, wish, fault));
  const ask = async <Answer extends AnyAnswer>(wish: Wish) => (await attempt(answer(wish))) as Answer | undefined;
  /** A second press before the first is answered could count for what comes next. */
  const once = async (wish: (seat: number) => Wish) => {
    if (seat === null || busy.current) return;
    busy.current = true;
    dismiss();
    const slow = setTimeout(() => (sending.value = true), SLOW);
    await ask(wish(seat));
    clearTimeout(slow);
    sending.value = busy.current = false;
  };
  useEffect(() => {
    if (seat === null || view.moves.length === 0) return;
    // Once a decision. A view that has come meanwhile makes the answer useless, and a refusal uninteresting.
    const keep = (answer: AnyAnswer | null) => (looked.value = { view, previews: (answer as Looked).previews });
    void line
      .ask({ ask: "look", seat })
      .then(keep)
      .catch(() => {});
  }, [view, seat]);
  const whyNot = async (move: string) => {
    if (seat === null) return null;
    const why = await ask<WhyNot>({ ask: "why", seat, move });
    return why?.sentence ? spoken(view.game, why) : null;
  };
  return {
    previews: looked.value.view === view ? looked.value.previews : NO_PREVIEWS,
    hints: hinted.value.view === view ? hinted.value.hints : NO_HINTS,
    thinking: thinking.value,
    sending: sending.value,
    play: (move) => once((seat) => ({ ask: "move", seat, move, hush_number: hush })),
    nod: () => once((seat) => ({ ask: "nod", seat, hush_number: hush })),
    whyNot,
    async refused(move) {
      const sentence = await whyNot(move);
      if (!sentence) return;
      sound("refuse");
      notice(sentence);
    },
    moreTime: () => once((seat) => ({ ask: "more-time", seat })),
    async askHint() {
      if (seat === null || thinking.value) return;
      thinking.value = true;
      const found = await ask<Hints>({ ask: "hint-please", seat });
      thinking.value = false;
      if (!found) return;
      const said = found.hints.map(async (hint) => ({ ...hint, sentence: await spoken(view.game, hint) }));
      hinted.value = { view, hints: await Promise.all(said) };
    },
  };
}
