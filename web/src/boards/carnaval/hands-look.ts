/** After a vote everybody looks at the hands first; what comes next is said a moment later. */
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { lastVotes } from "./hands.ts";
import type { Dances, Event, View } from "./wire.ts";

const LOOK_MS = 2500;

const looking = signal(false);

/** Whether nothing else is said yet. */
export function isHandsLook(): boolean {
  return looking.value;
}

/** The view to draw while the next call waits: the hands that decided still lie open. */
export function useHandsLook(view: View, story: readonly Event[], quiet: boolean): View {
  const votes = quiet ? lastVotes(story) : null;
  const open = votes !== null;
  useLayoutEffect(() => {
    looking.value = open;
    const timer = setTimeout(() => (looking.value = false), LOOK_MS);
    return () => {
      clearTimeout(timer);
      looking.value = false;
    };
  }, [open]);
  return votes ? withHands(view, votes, story) : view;
}

/** The next dance may have begun in the meantime: the vote still belongs to the one before. */
export function withHands(view: View, votes: View["votes"], story: readonly Event[] = []): View {
  const rest = story.findLast((event): event is Dances => event.event === "rest");
  return { ...view, phase: "verdict", votes, votes_open: true, dance: rest?.dance ?? view.dance };
}
