import { render } from "preact-render-to-string";
import { beforeAll, expect, test } from "vitest";
import { sampleInfo, sampleSnapshot } from "../../../tests/sample-table.ts";
import type { Presence, TableInfo } from "../../wire/messages.ts";
import type { OfferedGame } from "../../wire/routes.ts";
import { loadLanguage } from "../../words/words.ts";
import type { TableConnection } from "../connection.ts";
import { applyMessage, type TableState } from "../state.ts";
import { FullTable, withoutSeat } from "./full-table.tsx";
import { startHint } from "./start-hint.ts";

const anna = { name: "Anna", guest: true };
const ben = { name: "Ben", guest: true };
const gathering: Partial<TableInfo> = { phase: "gathering", hosted_by: "Anna", chairs: [anna, ben] };

beforeAll(() => loadLanguage("en"));

function tableWith(changes: Partial<TableInfo>, seats: number[], watching: number): TableState {
  const snapshot = sampleSnapshot({ info: sampleInfo({ ...gathering, ...changes }), seats });
  const here: Presence = { type: "presence", here: [true, true], watching };
  return applyMessage(applyMessage(null, snapshot, 0), here, 0) as TableState;
}

function drawn(changes: Partial<TableInfo>, seats: number[], watching: number, most = 6): string {
  const table = tableWith(changes, seats, watching);
  const offered = { most } as OfferedGame;
  const screen = render(<FullTable connection={{} as TableConnection} table={table} offered={offered} />);
  return screen.replace(/[\u2068\u2069]/g, "");
}

test("somebody who finds no free seat reads that they can watch, and whom to ask", () => {
  const screen = drawn({}, [], 1);
  expect(screen).toContain("All seats are taken");
  expect(screen).toContain("ask Anna to add a seat");
});

test("nobody is asked for a seat that the game doesn't have", () => {
  expect(drawn({}, [], 1, 2)).not.toContain("add a seat");
  expect(drawn({ host: true }, [0], 1, 2)).not.toContain("Add a seat");
});

test("the host can add a seat for somebody who has none", () => {
  const screen = drawn({ host: true }, [0], 1);
  expect(screen).toContain("Somebody is here without a seat.");
  expect(screen).toContain("Add a seat");
});

test("nothing is said as long as there is a free seat, or if nobody needs one", () => {
  expect(drawn({ chairs: [anna, {}] }, [], 1)).toBe("");
  expect(drawn({ host: true }, [0], 0)).toBe("");
  expect(drawn({}, [1], 1)).toBe("");
});

test("a host without a seat isn't told about themselves", () => {
  expect(withoutSeat({ watching: 1, seats: [] })).toBe(0);
  expect(withoutSeat({ watching: 2, seats: [] })).toBe(1);
});

test("nobody reads that everybody is here while somebody has no seat", () => {
  expect(startHint(tableWith({ host: true }, [0], 1), 0)).toBe("");
  expect(startHint(tableWith({ host: true }, [0], 0), 0)).toBe("Everybody is here.");
});
