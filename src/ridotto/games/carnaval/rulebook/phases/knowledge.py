"""Who knows what: the source of the views (CV-11, CV-15, CV-16) and of true answers under hypnosis (CV-25)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import AVENGER, GENIE, GENTLEMAN, LENDER, PAINTER, PRANKSTER, SOLDIER
from ridotto.games.carnaval.rulebook.notation import IF_KNOWS, IF_PRANKSTER, IF_ROLE, IF_VOTED
from ridotto.games.carnaval.rulebook.position import ASKING, TAKING, BasePosition
from ridotto.rules.bits import bit

YES: Final = 0
NO: Final = 1
UNKNOWN: Final = 2


def sees_all(evening: BasePosition, seat: i64) -> bool:
    """When all is over everybody does; the person who leads does always (CV-34)."""
    return evening.over or (evening.led and seat == evening.seats)


def camp_of(evening: BasePosition, seat: i64) -> str:
    if evening.pranksters() >> seat & 1:
        return "pranksters"
    return "genie" if evening.holder(GENIE) >> seat & 1 else "guests"


def cards_known(evening: BasePosition, seat: i64) -> i64:
    """Whose card a seat (-1: a spectator) has seen or been told."""
    if sees_all(evening, seat):
        return evening.cast.everybody
    known = evening.shown
    if seat < 0:
        return known
    known |= bit(seat)
    if evening.converted & bit(seat) and not evening.cast.small:
        known |= evening.holder(GENIE)  # CV-11
    if evening.holder(PAINTER) & bit(seat):
        known |= evening.painted
    if evening.painted & bit(seat):
        known |= evening.holder(PAINTER)
    return known | robbed_known(evening, seat)


def robbed_in_dance(evening: BasePosition) -> bool:
    """Pranksters have just unmasked the lender and hold the spare mask (CV-12)."""
    taken = evening.spare & ~evening.holder(LENDER) != 0
    return evening.holder(LENDER) & evening.fallen != 0 and (taken or evening.step == TAKING)


def falls_known(evening: BasePosition, seat: i64) -> i64:
    """Of the masks that fell in this dance a seat knows its own, and pranksters that of the lender they robbed."""
    if sees_all(evening, seat):
        return evening.fallen
    if seat < 0:
        return 0
    return evening.fallen & (bit(seat) | robbed_known(evening, seat))


def robbed_known(evening: BasePosition, seat: i64) -> i64:
    """The lender, to pranksters who have seen the robbery in this dance."""
    seen = robbed_in_dance(evening) and evening.pranksters() & ~evening.missed & bit(seat) != 0
    return evening.holder(LENDER) if seen else 0


def sees_pranksters(evening: BasePosition, seat: i64) -> bool:
    """They see what the others of them do, as long as their eyes are open (CV-15)."""
    return sees_all(evening, seat) or (seat >= 0 and evening.open_eyed() & bit(seat) != 0)


def fellows(evening: BasePosition, seat: i64) -> i64:
    """Whom a prankster knows to be one: all, but for a convert who came while their eyes were closed."""
    if not evening.pranksters() & bit(seat):
        return 0
    return evening.cast.pranksters if evening.unsure & bit(seat) else evening.pranksters()


def knows_tempted(evening: BasePosition, seat: i64) -> bool:
    """Whether they know whom the genie named: the genie does, and those who saw the convert come."""
    if sees_all(evening, seat) or (seat >= 0 and evening.holder(GENIE) & bit(seat)):
        return True
    return seat >= 0 and evening.converted & fellows(evening, seat) != 0


def is_role(evening: BasePosition, seat: i64, role: i64) -> bool:
    """Whether the seat holds that card; or sees everything anyway."""
    return sees_all(evening, seat) or (seat >= 0 and evening.holder(role) & bit(seat) != 0)


def sees_step(evening: BasePosition, seat: i64) -> bool:
    """Only those whose call it is, and a gentleman who is being asked, know how far it has come."""
    if evening.step == ASKING and is_role(evening, seat, GENTLEMAN):
        return True
    if evening.called(PRANKSTER):
        return sees_pranksters(evening, seat)
    return evening.called(AVENGER) and is_role(evening, seat, AVENGER)


# -- under hypnosis


def true_answer(evening: BasePosition, asked: i64, question: i64) -> i64:
    """What the asked player must say to a question of the list."""
    if question >= IF_VOTED:
        return YES if evening.vote(asked) == question - IF_VOTED else NO
    if question >= IF_KNOWS:
        return is_prankster_to(evening, asked, question - IF_KNOWS)
    if question >= IF_ROLE:
        return YES if evening.cast.roles[asked] == question - IF_ROLE else NO
    assert question == IF_PRANKSTER
    return YES if evening.pranksters() & bit(asked) else NO


def is_prankster_to(evening: BasePosition, knower: i64, other: i64) -> i64:
    """Whether the knower knows that another is a prankster, knows that they aren't, or doesn't know."""
    known = fellows(evening, knower)
    if known & bit(other):
        return YES
    if knower == other or (known and not evening.unsure & bit(knower)):
        return NO
    if evening.shown & evening.cast.pranksters & bit(other):
        return YES
    if evening.holder(GENIE) & bit(knower) and evening.tempted & bit(other):
        return YES  # whoever the genie named is a prankster now, if not before
    return NO if certainly_none(evening, knower, other) else UNKNOWN


def certainly_none(evening: BasePosition, knower: i64, other: i64) -> bool:
    """A card that isn't a prankster's proves it, if no genie can have changed its owner's mind."""
    known = cards_known(evening, knower)
    if is_role(evening, knower, SOLDIER):
        known |= evening.harmless
    if known & bit(other) == 0:
        return False
    return evening.holder(GENIE) == 0 or evening.holder(GENIE) & bit(other) != 0
