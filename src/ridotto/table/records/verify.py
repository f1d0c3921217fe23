"""Proof from a record alone that no card was changed and that the game was played by the rules."""

from __future__ import annotations

from typing import NamedTuple

from ridotto.errors import BadRecord
from ridotto.rules.position import Outcome
from ridotto.table.handlers.playing import RESIGNED
from ridotto.table.records.record import Record, read_record
from ridotto.table.records.seal import seal_of


class Verification(NamedTuple):
    """What was proved."""

    moves: int
    sealed: bool  # whether the record has a seal at all
    outcome: Outcome | None  # None: the game isn't over


def verify(text: str) -> Verification:
    """Checks that the seal fits seed and salt and that the moves lead to the outcome; if not, BadRecord says why."""
    record = read_record(text)
    check_seal(record)
    outcome = record.states()[-1].outcome
    resigned = outcome is None and record.outcome is not None and record.outcome.reason == RESIGNED
    if outcome != record.outcome and not resigned:
        raise BadRecord("record-outcome")
    return Verification(len(record.moves), record.seal is not None, record.outcome)


def check_seal(record: Record) -> None:
    if record.seal is not None and record.seal != seal_of(str(record.seed), record.salt or ""):
        raise BadRecord("record-seal")
