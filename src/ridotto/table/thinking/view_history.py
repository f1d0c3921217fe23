"""What a bot with a memory has seen so far."""

from __future__ import annotations

import msgspec

from ridotto.rules.contract import State
from ridotto.rules.event import Facts
from ridotto.table.events import Moved
from ridotto.table.history import history
from ridotto.table.lessons.catalog import as_record_moves
from ridotto.table.table import Table

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Facts).decode


class ViewHistory:
    """The views in which each seat has decided so far. It's built incrementally: in a discussion of fifteen, all bots
    think again after every word, and replaying the whole evening for each of them would hold everyone up."""

    def __init__(self) -> None:
        self._moves: list[Moved] = []
        self._state: State | None = None
        self._views: dict[int, list[bytes]] = {}  # as JSON, a quarter of the size

    def views_of(self, table: Table, seat: int) -> tuple[Facts, ...]:
        if self._state is None or not self._is_continued_by(table.moves):
            self._restart(table)
        self._replay(table.moves[len(self._moves) :])
        return tuple(decode(view) for view in self._views.get(seat, ()))

    def _is_continued_by(self, moves: list[Moved]) -> bool:
        """False if moves were taken back, or the log was read again."""
        known = self._moves
        return len(known) <= len(moves) and (not known or moves[len(known) - 1] is known[-1])

    def _restart(self, table: Table) -> None:
        self._moves, self._views = [], {}
        self._state = table.state_after(0)

    def _replay(self, moves: list[Moved]) -> None:
        assert self._state is not None
        played = as_record_moves(moves)
        for before, (seat, _) in zip(history(self._state, played), played, strict=False):
            self._views.setdefault(seat, []).append(encode(before.view(seat)))
        self._moves += moves
