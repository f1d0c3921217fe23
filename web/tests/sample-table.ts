/** Sample tables for tests. */
import type { View } from "../src/wire/game.ts";
import type { Snapshot, TableInfo } from "../src/wire/messages.ts";

export function sampleInfo(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    code: "GOLD7",
    game: "masker",
    phase: "playing",
    chairs: [
      { name: "Ada", guest: true, mine: true },
      { name: "Bruno", guest: true, mine: true },
    ],
    options: {},
    clock: {},
    public: false,
    ...changes,
  };
}

/** A view in which only the seat and its moves matter. */
export function sampleView(seat: number | null, moves: string[] = []): View {
  const to_act = seat !== null && moves.length > 0 ? [seat] : [];
  return { game: "masker", options: {}, seats: 2, seat, moves, outcome: null, to_act };
}

export function sampleSnapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    n: 5,
    seats: [0],
    info: sampleInfo(),
    seen: [{ seat: 0, events: [{ event: "dealt" }], view: sampleView(0) }],
    now: 1000,
    ...changes,
  };
}
