/** Where we are: the path of the page. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { type Place, placeOf } from "./place.ts";

const current = signal<Place>(placeOf(location.pathname));
export const place: ReadonlySignal<Place> = current;

let room: string | null = null;

/** Where one was before one opened the rules; null: nowhere in this house. */
export function lastRoom(): string | null {
  return room;
}

export function go(path: string): void {
  const { screen } = current.value;
  if (screen !== "rules" && screen !== "print") room = location.pathname + location.hash;
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
  // Who uses a keyboard or a screen reader begins at the top of what is new.
  document.getElementById("main")?.focus({ preventScroll: true });
}

function arrive(): void {
  current.value = placeOf(location.pathname);
}

addEventListener("popstate", arrive);

interface LinkProps {
  to: string;
  class?: string;
  children: ComponentChildren;
}

/** A link within the page. A click with a key held still opens a tab, as with any link. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    go(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
