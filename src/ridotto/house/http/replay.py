"""A game that is over, move by move: as a seat saw it, as a spectator saw it, or the whole truth."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ridotto.errors import BadRequest, NotNow
from ridotto.rules.contract import State
from ridotto.rules.event import Event, Facts
from ridotto.table.table import Table

WATCHER = "watcher"
TRUTH = "truth"


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after a move; the first step is the deal."""

    view: Facts
    events: tuple[Facts, ...]
    seat: int | None = None  # whose move it was, if this seat noticed it
    move: str | None = None
    truth: Facts | None = None  # the whole position, as docs/positions.md describes it


def replay_steps(table: Table, viewer: str) -> Iterator[ReplayStep]:
    """The steps, computed lazily: a long game takes a while."""
    if table.ended is None or table.dealt is None:
        raise NotNow("table-not-over")
    return replay_moves(table, parse_viewer(viewer, len(table.chairs)), viewer == TRUTH)


def replay_moves(table: Table, seat: int | None, truth: bool) -> Iterator[ReplayStep]:
    played = table.history()
    yield replay_step(next(played), seat, truth)
    for state, move in zip(played, table.moves, strict=True):
        yield replay_step(state, seat, truth, move.seat, move.move)


def parse_viewer(viewer: str, chairs: int) -> int | None:
    known = [WATCHER, TRUTH, *(str(seat) for seat in range(chairs))]
    if viewer not in known:
        raise BadRequest("bad-seat-asked", seat=viewer, seats=", ".join(known))
    return int(viewer) if viewer.isdecimal() else None


def replay_step(
    state: State, seat: int | None, truth: bool, mover: int | None = None, move: str | None = None
) -> ReplayStep:
    events = [full_facts(event) if truth else event.seen_by(seat) for event in state.events]
    seen = tuple(event for event in events if event is not None)
    # A mover knows their own move; others know what the events tell them.
    known = truth or mover == seat
    dump = state.game.dump(state) if truth else None
    return ReplayStep(state.view(seat), seen, mover if known else None, move if known else None, dump)


def full_facts(event: Event) -> Facts:
    return {"event": event.kind, "seat": event.seat, **event.facts, **event.secrets}
