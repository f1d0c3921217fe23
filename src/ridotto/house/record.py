"""The record of a table's game, as a file that everybody may keep once the game is over."""

from __future__ import annotations

import json

from ridotto.errors import NotNow
from ridotto.rules.position import Outcome
from ridotto.table.record import Player, Record, end_line, move_line
from ridotto.table.table import Table


def record_of(table: Table) -> str:
    """The seal and its salt stand in the first line, so that anybody can prove that the seed was not changed."""
    if table.dealt is None or table.ended is None:
        raise NotNow("table-not-over")
    # Who leads the game does not play it.
    players = [Player(chair.name or "", chair.bot) for chair in table.chairs[: table.seats]]
    header = json.loads(Record(table.game, players, table.options, int(table.dealt.seed)).header())
    header |= {"seal": table.dealt.seal, "salt": table.dealt.salt}
    moves = [move_line(move.seat, move.move) for move in table.moves]
    end = end_line(Outcome(table.ended.winners, table.ended.scores, table.ended.reason))
    return "".join([json.dumps(header, ensure_ascii=False) + "\n", *moves, end])
