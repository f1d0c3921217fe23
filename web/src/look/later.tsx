/** A part of the page that is fetched when it is first shown. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = signal<{ Part: ComponentType<Props> } | null>(null);
  const fetchPart = async () => {
    part.value ??= { Part: await load() };
  };
  return function Later(props: Props) {
    useEffect(() => void fetchPart(), []);
    const Part = part.value?.Part;
    return Part ? <Part {...props} /> : <div class="waiting" aria-busy="true" />;
  };
}
