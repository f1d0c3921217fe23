/** The next game starts without a press as soon as everybody has come over, unless something is to be changed first. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { attempt } from "../components/notice.tsx";
import type { TableInfo } from "../wire/messages.ts";
import type { TableConnection } from "./connection.ts";
import type { TableState } from "./state.ts";

/** The code of the table that this device starts by itself; empty: none. */
const awaited = signal("");

export function startAtOnce(code: string): void {
  awaited.value = code;
}

export function startByHand(): void {
  awaited.value = "";
}

/** Only the host's device can start it. */
export function startsByItself({ code, host, phase }: TableInfo): boolean {
  return code === awaited.value && host === true && phase === "gathering";
}

/** Whether every seat is taken, and everybody who isn't a bot has come. */
export function isEverybodyHere({ info, here }: Pick<TableState, "info" | "here">): boolean {
  return info.chairs.every(({ name, guest, mine }, seat) => name && (!guest || mine || here[seat]));
}

/** Whether this table is just starting by itself. If the house refuses, its lobby is shown. */
export function useStartAtOnce(connection: TableConnection): boolean {
  const table = connection.table.value;
  const starts = table !== null && startsByItself(table.info) && isEverybodyHere(table);
  useEffect(() => {
    if (starts) void attempt(connection.send({ command: "start" })).then(startByHand);
  }, [starts]);
  return starts;
}
