/** Tables drawn for tests. */
import type { MaskerView } from "../src/wire/views.ts";
import type { Frame, Snapshot } from "../src/wire/wire.ts";

export function drawnFrame(changes: Partial<Frame> = {}): Frame {
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

/** A view of which only the seat and its moves matter. */
export function drawnView(seat: number | null, moves: string[] = []): MaskerView {
  const to_act = moves.length > 0 ? [seat] : [];
  return { game: "masker", seats: 2, seat, moves, outcome: null, to_act } as unknown as MaskerView;
}

export function drawnSnapshot(changes: Partial<Snapshot> = {}): Snapshot {
  return {
    type: "snapshot",
    n: 5,
    seats: [0],
    frame: drawnFrame(),
    seen: [{ seat: 0, events: [{ event: "dealt" }], view: drawnView(0) }],
    now: 1000,
    ...changes,
  };
}
