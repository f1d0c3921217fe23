"""The record of a table: what was played, as a file that anybody can verify."""

from __future__ import annotations

from ridotto.errors import NotNow
from ridotto.rules.option import settled
from ridotto.rules.position import Outcome
from ridotto.table.records.record import Player, Record
from ridotto.table.state import TableState


def record_of(table: TableState) -> Record:
    """Only after the end, because it contains all secrets. Moves that were taken back aren't in it."""
    if table.ended is None or table.dealt is None:
        raise NotNow("table-not-over")
    kept = Record(
        table.game,
        [Player(chair.name or "", chair.bot) for chair in table.chairs[: table.seats]],
        settled(table.game.options, table.options, table.game.title, table.seats),
        int(table.dealt.seed),
        [(move.seat, move.move) for move in table.moves],
        table.dealt.seal,
        table.dealt.salt,
        edition=table.dealt.edition,
    )
    kept.outcome = Outcome(table.ended.winners, table.ended.scores, table.ended.reason)
    return kept
