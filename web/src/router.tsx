/** The current path of the page. */
import { type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { parseRoute, type Route } from "./route.ts";

const current = signal<Route>(parseRoute(location.pathname));
export const route: ReadonlySignal<Route> = current;

let pathBeforeRules: string | null = null;

/** The path before the rules were opened; null: none in this house. */
export function lastPathBeforeRules(): string | null {
  return pathBeforeRules;
}

export function navigate(path: string): void {
  const { screen } = current.value;
  if (screen !== "rules" && screen !== "print") pathBeforeRules = location.pathname + location.hash;
  history.pushState(null, "", path);
  updateRoute();
  scrollTo(0, 0);
  // Keyboard and screen reader users start at the top of the new screen.
  document.getElementById("main")?.focus({ preventScroll: true });
}

function updateRoute(): void {
  current.value = parseRoute(location.pathname);
}

addEventListener("popstate", updateRoute);

interface LinkProps {
  to: string;
  class?: string;
  children: ComponentChildren;
}

/** A link within the page. A click with a modifier key still opens a tab, as with any link. */
export function Link({ to, children, ...rest }: LinkProps) {
  const follow = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
