/** The music waits until the missing invitation has been passed on (CV-32): until then the lights are on. */
import { useMemo, useRef } from "preact/hooks";
import type { Event, View } from "../wire.ts";

/** The news in the order in which they are said aloud. */
export function useMusic(view: View, news: readonly Event[]): readonly Event[] {
  const waited = useRef(false);
  return useMemo(() => {
    const heard = withMusic(view, news, waited.current);
    waited.current = view.phase === "invitation";
    return heard;
  }, [news]);
}

export function withMusic(
  { phase, dance }: Pick<View, "phase" | "dance">,
  news: readonly Event[],
  waited: boolean,
): readonly Event[] {
  if (phase === "invitation") return news.filter(({ event }) => event !== "dance");
  return waited && phase === "dance" ? [{ event: "dance", seat: null, dance } as Event, ...news] : news;
}
