/** The props of every part of a table's screen. */
import type { TableConnection } from "./connection.ts";
import type { TableState } from "./state.ts";

export interface TableProps {
  connection: TableConnection;
  table: TableState;
}
