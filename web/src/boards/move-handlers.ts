/** What a mouse, a key or a finger does on an element that stands for a move. */

export interface MoveHandlers {
  onPointerEnter(at: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(): void;
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
    onFocus: () => look(move),
    onBlur: () => look(null),
    onClick: (at) => click(byFinger(at)),
  };
}

function byFinger(click: MouseEvent): boolean {
  return click instanceof PointerEvent && click.pointerType === "touch";
}
