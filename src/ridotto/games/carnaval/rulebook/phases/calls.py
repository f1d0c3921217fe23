"""The calls of a dance: each role is a small piece. Who answers, whom they may name, what then happens.

A call is always answered, even by one who can only pass: silence must tell nothing (CV-40). Only a call that
everybody knows to be in vain, because the card lies open or the ability is seen to be used up, is passed over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import (
    AVENGER,
    CHEF,
    GENIE,
    GENTLEMAN,
    GUEST,
    LENDER,
    MASTER,
    MUSICIAN,
    OLD_MAN,
    PAINTER,
    PRANKSTER,
    SOLDIER,
)
from ridotto.games.carnaval.rulebook.notation import CANCEL, CONVERT, LEND, MARK, SERVE, SIT, SKETCH, UNMASK, WATCH
from ridotto.games.carnaval.rulebook.phases.call import Call
from ridotto.games.carnaval.rulebook.phases.eyes import see_convert
from ridotto.games.carnaval.rulebook.phases.pranksters import Master, Pranksters
from ridotto.games.carnaval.rulebook.phases.unmasking import check_end, strike
from ridotto.games.carnaval.rulebook.position import BasePosition
from ridotto.rules.bits import bit

YES_ONLY: Final = 1  # the one thing that can be chosen where nobody is named: the move names "seat 0"
# CV-16: the specials that are called, but for pranksters and genie.
SKETCHED: Final = 1 << MUSICIAN | 1 << SOLDIER | 1 << LENDER | 1 << OLD_MAN | 1 << AVENGER | 1 << GENTLEMAN


class Chef(Call):
    """CV-24: unmasked, they keep one guest busy in every dance."""

    def answers(self, evening: BasePosition) -> i64:
        return evening.holder(CHEF) & evening.open()

    def able(self, evening: BasePosition, seat: i64) -> bool:
        return evening.able_open(bit(seat))

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return evening.seems_masked() & ~evening.served_before

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.served = bit(chosen)
        if evening.telling:
            evening.whisper("serves", bit(seat), {"guest": int(chosen)}, bit(seat) | bit(chosen))


def sketchable(evening: BasePosition) -> i64:
    """The roles at whose call a painter may open their eyes in this game, as bits."""
    return evening.cast.in_play & SKETCHED


class Painter(Call):
    """CV-16: says at which call of this dance they will open their eyes."""

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return sketchable(evening)

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.sketch = chosen


class Musician(Call):
    """CV-9: once, all stop dancing."""

    def answers(self, evening: BasePosition) -> i64:
        return 0 if evening.is_used(MUSICIAN) else evening.holder(MUSICIAN) & evening.seems_masked()

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return YES_ONLY

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.use_up(MUSICIAN)
        evening.at = len(evening.order())  # no call is left
        if evening.telling:
            evening.announce("cancels", {})


class Soldier(Call):
    """CV-10: learns whether a player is more than a plain guest, and if so watches them."""

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return self.others_masked(evening, seat)

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        suspicious = evening.cast.roles[chosen] != GUEST or evening.converted & bit(chosen) != 0
        if suspicious:
            evening.suspicious |= bit(chosen)
            evening.watched = bit(chosen)
        else:
            evening.harmless |= bit(chosen)
        if evening.telling:
            evening.whisper("learns", bit(seat), {"player": int(chosen), "suspicious": suspicious}, bit(seat))
            if suspicious:
                evening.announce("watches", {})
                evening.whisper("watched", bit(chosen), {}, bit(chosen))


class Genie(Call):
    """CV-11: once, makes a guest a prankster. At small tables they must, in the first dance (CV-6)."""

    def must(self, evening: BasePosition) -> bool:
        return evening.cast.small and not evening.is_used(GENIE)

    def able(self, evening: BasePosition, seat: i64) -> bool:
        if evening.is_used(GENIE):
            return False
        return self.must(evening) or evening.able_masked(bit(seat))  # CV-38

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return self.others_masked(evening, seat)

    def may_pass(self, evening: BasePosition) -> bool:
        return not self.must(evening)

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.use_up(GENIE)
        evening.tempted = bit(chosen)
        evening.converted = bit(chosen) & evening.cast.guests
        if evening.converted:
            see_convert(evening)
        if evening.telling:
            self.tell_all(evening, seat, chosen)
        check_end(evening)  # CV-41: the last masked guest may just have changed sides

    def tell_all(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.whisper("tempts", bit(seat), {"player": int(chosen)}, bit(seat))
        if evening.converted:
            evening.whisper("joins", bit(chosen), {}, evening.open_eyed())
            if not evening.cast.small:
                evening.whisper("recognises-genie", bit(chosen), {"genie": int(seat)}, bit(chosen))


class Lender(Call):
    """CV-12: whoever has the spare mask, the lender or a prankster, may give it away."""

    def answers(self, evening: BasePosition) -> i64:
        if evening.is_used(LENDER):
            return 0
        return evening.spare if evening.spare else evening.holder(LENDER)

    def able(self, evening: BasePosition, seat: i64) -> bool:
        return evening.able_masked(bit(seat) & evening.spare)

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return evening.open() & ~bit(seat)

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.spare = 0
        evening.use_up(LENDER)
        evening.masked |= bit(chosen)  # CV-42: for all to see
        if evening.telling:
            evening.tell("masked", chosen, {})


class OldMan(Call):
    """CV-13: sits a dance out, never two running, never the first."""

    def answers(self, evening: BasePosition) -> i64:
        return 0 if evening.dance == 1 else evening.holder(OLD_MAN) & evening.seems_masked()

    def able(self, evening: BasePosition, seat: i64) -> bool:
        return evening.sat != evening.dance - 1 and evening.able_masked(bit(seat))

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return YES_ONLY

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.sat = evening.dance
        if evening.telling:
            evening.whisper("sits", bit(seat), {}, bit(seat))


class Avenger(Call):
    """CV-14: when no prankster was caught in the round before, they take a mask themselves."""

    def answers(self, evening: BasePosition) -> i64:
        if evening.dance == 1 or evening.caught == evening.dance - 1:
            return 0
        return evening.holder(AVENGER) & evening.seems_masked()

    def choices(self, evening: BasePosition, seat: i64) -> i64:
        return self.others_masked(evening, seat)

    def happens(self, evening: BasePosition, seat: i64, chosen: i64) -> None:
        evening.avenged = chosen
        if evening.telling:
            evening.whisper("reaches", bit(seat), {"player": int(chosen)}, bit(seat))
        strike(evening, chosen)


THE_CALLS: Final[list[Call | None]] = [
    None,
    Pranksters(PRANKSTER, UNMASK),
    Musician(MUSICIAN, CANCEL),
    Soldier(SOLDIER, WATCH),
    Genie(GENIE, CONVERT),
    Lender(LENDER, LEND),
    OldMan(OLD_MAN, SIT),
    Avenger(AVENGER, UNMASK),
    Painter(PAINTER, SKETCH),
    Master(MASTER, MARK),
    None,
    None,
    None,
    Chef(CHEF, SERVE),
]  # by role


def the_call(role: i64) -> Call:
    call = THE_CALLS[role]
    assert call is not None
    return call
