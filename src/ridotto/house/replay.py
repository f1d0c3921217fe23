"""A game that is over, at every move: as a seat knew it, as who watched, or in full truth."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ridotto.errors import BadAsk, NotNow
from ridotto.rules.contract import State
from ridotto.rules.event import Event, Facts
from ridotto.table.playing import deal
from ridotto.table.table import Table

WATCHER = "watcher"
TRUTH = "truth"


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after a move; the first moment is the deal."""

    view: Facts
    events: tuple[Facts, ...]
    seat: int | None = None  # whose move it was, if this seat noticed it
    move: str | None = None
    truth: Facts | None = None  # the whole position, as docs/positions.md describes it


def moments(table: Table, whose: str) -> Iterator[Moment]:
    """One after the other, each reckoned when it is asked for: a long game takes a while."""
    if table.ended is None or table.dealt is None:
        raise NotNow("table-not-over")
    return played_again(table, deal(table, table.dealt), seat_meant(whose, len(table.chairs)), whose == TRUTH)


def played_again(table: Table, state: State, seat: int | None, truth: bool) -> Iterator[Moment]:
    yield moment(state, seat, truth)
    for move in table.moves:
        state.play(move.seat, move.move)
        yield moment(state, seat, truth, move.seat, move.move)


def seat_meant(whose: str, chairs: int) -> int | None:
    known = [WATCHER, TRUTH, *(str(seat) for seat in range(chairs))]
    if whose not in known:
        raise BadAsk("bad-seat-asked", seat=whose, seats=", ".join(known))
    return int(whose) if whose.isdecimal() else None


def moment(state: State, seat: int | None, truth: bool, mover: int | None = None, move: str | None = None) -> Moment:
    events = [whole(event) if truth else event.seen_by(seat) for event in state.events]
    seen = tuple(event for event in events if event is not None)
    # Whose move it was is no secret to the mover; to others it is what the events tell.
    known = truth or mover == seat
    dump = state.game.dump(state) if truth else None
    return Moment(state.view(seat), seen, mover if known else None, move if known else None, dump)


def whole(event: Event) -> Facts:
    return {"event": event.kind, "seat": event.seat, **event.facts, **event.secrets}
