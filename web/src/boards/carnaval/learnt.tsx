/** What only this player learnt in the dance that has just ended: told in the dark, read when the lights are on. */
import { useSignal } from "@preact/signals";
import { Icon } from "../../look/icon.tsx";
import type { Event, View } from "../../wire/carnaval.ts";
import { t } from "../../words/words.ts";
import { isTalk } from "./model.ts";
import { tell } from "./tell.ts";

const PRIVATE: readonly Event["event"][] = ["learns", "recognises", "recognises-genie", "robbed", "watched"];

/** In sentences; none while eyes are closed, when a neighbour could see who reads. */
export function learnt(view: View, story: readonly Event[], names: readonly string[]): string[] {
  if (view.seat === null || !isTalk(view.phase)) return [];
  const dance = story.slice(story.findLastIndex(({ event }) => event === "dance") + 1);
  return dance.flatMap((event) => {
    if (event.event === "joins") return event.seat === view.seat ? [t("carnaval-you-joined")] : [];
    const told = PRIVATE.includes(event.event) ? tell(event, names, view.seat) : null;
    return told ? [t(...told)] : [];
  });
}

/** A note above what can be done, until it is put away or the talk is over. */
export function Learnt({ view, story, names }: { view: View; story: readonly Event[]; names: readonly string[] }) {
  const read = useSignal(0); // the dance of which it was read
  const lines = read.value === view.dance ? [] : learnt(view, story, names);
  if (lines.length === 0) return null;
  return (
    <section class="learnt" aria-label={t("carnaval-known")}>
      <div>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button
        type="button"
        class="sign"
        aria-label={t("carnaval-learnt-close")}
        onClick={() => (read.value = view.dance)}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}
