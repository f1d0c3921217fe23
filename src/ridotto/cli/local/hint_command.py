"""What a master would do in the last position of a record."""

from __future__ import annotations

from ridotto.bots.hints import reason_sentence, with_names
from ridotto.cli.local.local_table import table_of
from ridotto.cli.local.thinking_note import think
from ridotto.cli.table_screen import show_hint
from ridotto.cli.terminal import Terminal
from ridotto.errors import BadOption
from ridotto.table.records.record import Record
from ridotto.table.thinking.bot_question import question_for_hint
from ridotto.words import spoken


class HintCommand:
    """For one player, counted from 1, or else for the first one that has to decide."""

    def __init__(self, record: Record, player: int | None, terminal: Terminal) -> None:
        self.seed = record.seed + len(record.moves)
        self.table = table_of(record)
        self.terminal = terminal
        self.names = [player.name for player in record.players]
        self.deciders = self.table.check_playing().to_act
        self.seat = self.deciders[0] if player is None else self.seat_of_player(player)

    def seat_of_player(self, player: int) -> int:
        if not 1 <= player <= len(self.names):
            raise BadOption("no-such-player", number=player, most=len(self.names))
        if player - 1 not in self.deciders:
            names = ", ".join(self.names[seat] for seat in self.deciders)
            raise BadOption("hint-not-now", who=self.names[player - 1], deciders=names)
        return player - 1

    def run(self) -> None:
        self.terminal.say("hint-for", who=self.names[self.seat])
        for move, worth, key, facts in think(question_for_hint(self.table, self.seat, self.seed), self.terminal).hints:
            show_hint(move, worth, reason_sentence(spoken(), key, with_names(facts, self.names)), self.terminal)
