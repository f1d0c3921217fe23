/** Motion that shows what happened: short, and none for people who asked for none. */

const EASING = "cubic-bezier(.3, .7, .3, 1)";

/** Whether the system asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animates an element from where another one is, as a card that flies from a rack. */
export function flyFrom(element: Element, origin: Element, milliseconds = 320): void {
  if (prefersReducedMotion()) return;
  const from = origin.getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const away = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
  element.animate(
    [
      { transform: away, transformOrigin: "0 0" },
      { transform: "none", transformOrigin: "0 0" },
    ],
    {
      duration: milliseconds,
      easing: EASING,
    },
  );
}
