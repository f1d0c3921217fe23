/** A part of the page that is fetched when it is first shown. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { withRetry } from "../browser/retry.ts";
import { Loading } from "./loading.tsx";

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = signal<{ Part: ComponentType<Props> } | null>(null);
  let asked = false;
  const fetchPart = async () => {
    if (asked) return;
    asked = true;
    part.value = { Part: await withRetry(load) };
  };
  return function Lazy(props: Props) {
    useEffect(() => void fetchPart(), []);
    const Part = part.value?.Part;
    return Part ? <Part {...props} /> : <Loading />;
  };
}
