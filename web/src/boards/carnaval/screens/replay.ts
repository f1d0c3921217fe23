import type { View } from "../wire.ts";

export function reveal(view: View, truth: Record<string, unknown>): View {
  return { ...view, roles: truth.roles as View["roles"], camps: truth.camps as View["camps"] };
}

/** Dances and votes; a second vote on the same question isn't another one. */
export function replayChapter(before: View | null, now: View): string | null {
  if (now.phase === before?.phase) return null;
  if (now.phase === "vote" && now.round === 1) return "carnaval-chapter-vote";
  return now.phase === "dance" ? "carnaval-chapter-dance" : null;
}
