"""What a master would do in the last position of a record."""

from __future__ import annotations

from ridotto.bots import thinker
from ridotto.bots.hint import Hint, hints, named
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption
from ridotto.rules.contract import State
from ridotto.table.record import Record
from ridotto.words import percent, say


class Counsel:
    """For one player, counted from 1, or for the first who has to decide."""

    def __init__(self, record: Record, states: list[State], player: int | None, terminal: Terminal) -> None:
        self.record = record
        self.states = states
        self.terminal = terminal
        self.names = [player.name for player in record.players]
        self.seat = self.states[-1].to_act[0] if player is None else self.asked_for(player)

    def asked_for(self, player: int) -> int:
        deciders = self.states[-1].to_act
        if not 1 <= player <= len(self.names):
            raise BadOption("no-such-player", number=player, most=len(self.names))
        if player - 1 not in deciders:
            names = ", ".join(self.names[seat] for seat in deciders)
            raise BadOption("hint-not-now", who=self.names[player - 1], deciders=names)
        return player - 1

    def give(self) -> None:
        master = thinker("master", self.record.game, self.record.seed + len(self.record.moves))
        *before, now = [state.view(self.seat) for state in self.states]
        self.terminal.say("hint-for", who=self.names[self.seat])
        for found in hints(master, now, before):
            self.terminal.show(f"  {found.move:10} {percent(found.worth).rjust(5)}  {self.sentence(found)}")

    def sentence(self, found: Hint) -> str:
        key, facts = found.why
        return say(key, **named(facts, self.names))
