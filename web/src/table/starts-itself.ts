/** The next game starts without a press as soon as everybody has come over, unless something is to be changed first. */
import type { TableState } from "./state.ts";

type Gathered = Pick<TableState, "info" | "here">;

/** Whether every seat is taken, and everybody who isn't a bot has come. */
export function isEverybodyHere({ info, here }: Gathered): boolean {
  return info.chairs.every(({ name, guest, mine }, seat) => name && (!guest || mine || here[seat]));
}

/** Whether the house is just dealing: nobody needs the lobby any more. */
export function isStarting(table: Gathered): boolean {
  return table.info.starts_itself === true && isEverybodyHere(table);
}
