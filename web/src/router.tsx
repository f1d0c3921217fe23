/** Where we are: a path, and the screen that belongs to it. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

export type Place =
  | { screen: "home" }
  | { screen: "table"; code: string }
  | { screen: "replay"; code: string }
  | { screen: "rules"; game: string }
  | { screen: "lost" };

/** The place of a path. */
export function placeOf(path: string): Place {
  const [room = "", word = "", ...more] = path.split("/").filter(Boolean).map(decoded);
  if (room === "") return { screen: "home" };
  if (word === "" || more.length) return { screen: "lost" };
  if (room === "t") return { screen: "table", code: word };
  if (room === "r") return { screen: "replay", code: word };
  return room === "rules" ? { screen: "rules", game: word } : { screen: "lost" };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const current = signal<Place>(placeOf(location.pathname));
export const place: ReadonlySignal<Place> = current;

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
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
