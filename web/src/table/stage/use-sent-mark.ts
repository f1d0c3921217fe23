/** Marks the control that sent a move until the house has answered: on any board, styled by `data-sent`. */
import { useEffect, useRef } from "preact/hooks";

const CONTROL = "button, [role=button], [tabindex]";

/** Returns the listener that remembers what was pressed. */
export function useSentMark(sending: boolean): (press: Event) => void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!sending) return;
    const mark = pressed.current;
    mark?.setAttribute("data-sent", "");
    return () => mark?.removeAttribute("data-sent");
  }, [sending]);
  return ({ target }) => {
    pressed.current = target instanceof Element ? target.closest(CONTROL) : null;
  };
}
