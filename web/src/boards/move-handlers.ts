/** What a mouse, a key or a finger does on an element that stands for a move. */

export interface MoveHandlers {
  onPointerEnter(at: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(on: FocusEvent): void;
  onBlur(): void;
  onClick(click: MouseEvent): void;
}

/** A mouse or the focus previews a move. A click acts on it, and a finger may be asked to confirm. */
export function moveHandlers(
  look: (move: string | null) => void,
  move: string | null,
  click: (finger: boolean) => void,
): MoveHandlers {
  return {
    onPointerEnter: (at) => at.pointerType === "mouse" && look(move),
    onPointerLeave: () => look(null),
    onFocus: (on) => isByKeys(on) && look(move),
    onBlur: () => look(null),
    onClick: (at) => click(byFinger(at)),
  };
}

/** What a finger has touched keeps the focus: it would be previewed later, when its moment has come. */
function isByKeys(on: FocusEvent): boolean {
  return on.target instanceof Element && on.target.matches(":focus-visible");
}

function byFinger(click: MouseEvent): boolean {
  return click instanceof PointerEvent && click.pointerType === "touch";
}
