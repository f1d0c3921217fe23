"""What a master would do in the last position of a record."""

from __future__ import annotations

from ridotto.bots import make_thinking_bot
from ridotto.bots.hints import find_hints, with_names
from ridotto.bots.ranked_move import RankedMove
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption
from ridotto.rules.contract import State
from ridotto.table.records.record import Record
from ridotto.words import percent, say


class HintCommand:
    """For one player, counted from 1, or else for the first one that has to decide."""

    def __init__(self, record: Record, states: list[State], player: int | None, terminal: Terminal) -> None:
        self.record = record
        self.states = states
        self.terminal = terminal
        self.names = [player.name for player in record.players]
        self.seat = self.states[-1].to_act[0] if player is None else self.seat_of_player(player)

    def seat_of_player(self, player: int) -> int:
        deciders = self.states[-1].to_act
        if not 1 <= player <= len(self.names):
            raise BadOption("no-such-player", number=player, most=len(self.names))
        if player - 1 not in deciders:
            names = ", ".join(self.names[seat] for seat in deciders)
            raise BadOption("hint-not-now", who=self.names[player - 1], deciders=names)
        return player - 1

    def run(self) -> None:
        master = make_thinking_bot("master", self.record.game, self.record.seed + len(self.record.moves))
        *earlier_views, now = [state.view(self.seat) for state in self.states]
        self.terminal.say("hint-for", who=self.names[self.seat])
        for found in find_hints(master, now, earlier_views):
            self.terminal.show(f"  {found.move:10} {percent(found.worth).rjust(5)}  {self.sentence(found)}")

    def sentence(self, found: RankedMove) -> str:
        key, facts = found.why
        return say(key, **with_names(facts, self.names))
