/**
 * A text that changes within a moment keeps the height of the longest one, so that whatever stands below doesn't jump
 * under a finger.
 */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

type Measured = (place: HTMLElement) => void;

/** The place of the text. A new moment begins with its own height; null: nothing is kept. */
export function useSteadyHeight(moment: string | null, measured?: Measured): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const kept = useRef(moment);
  useLayoutEffect(() => {
    const { current } = place;
    if (current && !current.hidden) {
      if (moment !== kept.current) current.style.minHeight = "";
      kept.current = moment;
      if (moment !== null) current.style.minHeight = `${current.offsetHeight}px`;
    }
    if (current) measured?.(current);
  });
  useEffect(() => {
    const measure = () => {
      if (!place.current) return;
      if (kept.current !== null) keepHeight(place.current);
      measured?.(place.current);
    };
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return place;
}

/** Lines break differently once a screen has been turned. */
function keepHeight(place: HTMLElement): void {
  place.style.minHeight = "";
  place.style.minHeight = `${place.offsetHeight}px`;
}
