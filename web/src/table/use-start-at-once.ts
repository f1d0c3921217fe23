/** The next game against the same bots starts without a lobby, unless something is to be changed first. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { attempt } from "../components/notice.tsx";
import type { TableConnection } from "./connection.ts";

/** The code of the table to start at once; empty: none. */
const awaited = signal("");

export function startAtOnce(code: string): void {
  awaited.value = code;
}

/** Whether this table is about to start by itself. If the house refuses, its lobby is shown. */
export function useStartAtOnce(connection: TableConnection): boolean {
  const info = connection.table.value?.info;
  const starts = info !== undefined && info.code === awaited.value && info.phase === "gathering";
  useEffect(() => {
    if (starts) void attempt(connection.send({ command: "start" })).then(() => (awaited.value = ""));
  }, [starts]);
  return starts;
}
