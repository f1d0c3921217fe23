/** Keeps the newest line of a scrolling box in view: when one is added, and when the box gets shorter. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

export function useScrollToEnd<Box extends HTMLElement>(...changes: readonly unknown[]): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const down = () => box.current?.scrollTo(0, box.current.scrollHeight);
  useLayoutEffect(down, changes);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(down);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return box;
}
