"""What every call of a dance is: who answers, whom they may name, what then happens."""

from __future__ import annotations

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.position import BasePosition
from ridotto.rules.bits import bit


class Call:
    """One call. `verb` is what its holder can do instead of passing."""

    def __init__(self, role: i64, verb: i64) -> None:
        self.role: i64 = role
        self.verb: i64 = verb

    def answers(self, evening: BasePosition) -> i64:
        """Who answers the call: its holder, if the table may think they're masked."""
        return evening.holder(self.role) & evening.seems_masked()

    def able(self, evening: BasePosition, seat: i64) -> bool:
        return evening.able_masked(bit(seat))

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        """Whom (or what) they may name, if they are able."""
        raise NotImplementedError

    def may_pass(self, evening: BasePosition) -> bool:
        return True  # CV-3

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        """They have chosen."""
        raise NotImplementedError

    def passes(self, evening: BasePosition, seat: i64) -> None:
        """They have declined."""

    def closes(self, evening: BasePosition) -> None:
        """All who answer have done so."""

    def others_masked(self, evening: BasePosition, seat: i64) -> i64:
        return evening.seems_masked() & ~bit(seat)
