"""How far the game has come: the deal, the moves, the state that they lead to, and the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from ridotto.rules.contract import State
from ridotto.rules.event import Event
from ridotto.table.events import Dealt, Ended, Moved
from ridotto.table.parts.table_log import UndoneCounts

Phase = Literal["gathering", "playing", "ended"]


@dataclass(slots=True)
class GameProgress:
    """A state is replaced by the next one, and never changed in place."""

    phase: Phase = "gathering"
    dealt: Dealt | None = None
    state: State | None = None
    moves: list[Moved] = field(default_factory=list)
    unprompted_moves: int = 0  # that the table didn't wait for: "not ready after all", or what whoever leads does
    movers: set[int] = field(default_factory=set)  # the seats at which people have moved, and could take that back
    ended: Ended | None = None
    _new_events: list[Event] = field(default_factory=list, compare=False)
    _undone: UndoneCounts = field(default_factory=dict, compare=False)

    def begin(self, dealt: Dealt, state: State) -> None:
        self.phase, self.dealt, self.state = "playing", dealt, state
        self._new_events += state.events

    def play(self, move: Moved, after: State, prompted: bool) -> None:
        self.state = after
        self._new_events += after.events
        self.moves.append(move)
        if move.by == "person":
            self.movers.add(move.seat)
        if not prompted:
            self.unprompted_moves += 1

    def play_sealed(self, moves: Iterable[Moved], after: State, events: Iterable[Event]) -> None:
        self.state = after
        self._new_events += events
        self.moves += moves

    def take_back(self, to: int, state: State, undone: UndoneCounts) -> None:
        """So many moves remain, and what followed them hasn't happened."""
        self.state = state
        self._undone = undone
        self.moves = self.moves[:to]
        self.movers = {move.seat for move in self.moves if move.by == "person"}

    def end(self, ended: Ended) -> None:
        self.phase, self.ended = "ended", ended

    def take_new_events(self) -> list[Event]:
        """What has happened in the game since this was called last."""
        events, self._new_events = self._new_events, []
        return events

    def take_undone(self) -> UndoneCounts:
        """What has been taken back since this was called last."""
        undone, self._undone = self._undone, {}
        return undone
