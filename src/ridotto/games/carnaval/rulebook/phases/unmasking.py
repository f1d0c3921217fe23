"""Somebody loses their mask: who may prevent it, what follows, whether the evening is over (CV-2, CV-12, CV-18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ridotto.games.carnaval.rulebook.content import GENTLEMAN, LENDER, PRANKSTER
from ridotto.games.carnaval.rulebook.phases.eyes import close_eyes, open_eyes
from ridotto.games.carnaval.rulebook.position import ASKING, CHOOSING, NOBODY, TAKING, BasePosition
from ridotto.rules.bits import bit, count, lowest, squares_of

# Who won.
GUESTS: Final = 0
PRANKSTERS: Final = 1
DRAW: Final = 2

# -- in a dance


def strike(evening: BasePosition, target: i64) -> None:
    """Avenger or pranksters reach for a mask. First the gentleman is asked (CV-18), if there is a mask to be lost."""
    if evening.is_seated(bit(target)) or not evening.masked & bit(target):
        return  # CV-13: the chance is lost; CV-39: so it is if the mask is gone already
    gentleman = evening.asked_gentleman()
    if not gentleman:
        fall(evening, bit(target))
        return
    evening.step = ASKING
    evening.victim = target
    evening.pending = gentleman
    if evening.telling:
        evening.whisper("asks", gentleman, {"victim": int(target)}, gentleman)
    if evening.sketch == GENTLEMAN:
        open_eyes(evening)  # CV-16: this is the gentleman's call


def can_step_in(evening: BasePosition) -> bool:
    """Whether the gentleman may take the victim's place (CV-18)."""
    gentleman = evening.holder(GENTLEMAN)
    return evening.able_masked(gentleman) and not gentleman & (bit(evening.victim) | evening.victims)


def fall(evening: BasePosition, seats: i64) -> None:
    """CV-19: it takes effect at once and is shown when the dance ends; whoever loses a mask notices."""
    evening.masked &= ~seats
    evening.fallen |= seats
    close_eyes(evening, seats)
    if evening.telling:
        evening.whisper("falls", seats, {}, seats)
    check_end(evening)
    if not evening.over and seats & evening.spare & evening.holder(LENDER):
        lose_spare(evening)


def lose_spare(evening: BasePosition) -> None:
    """CV-12: pranksters keep the lender's mask; anybody else who unmasks the lender doesn't."""
    evening.spare = 0
    if not evening.called(PRANKSTER):
        return
    evening.missed = evening.pranksters() & evening.closed
    takers = evening.pranksters() & evening.seems_masked()
    if count(takers) == 1:
        take_spare(evening, takers)
        return
    evening.step = TAKING
    evening.await_names(0)
    evening.pending = takers  # even those who can only pass: their friends must not read that from silence


def take_spare(evening: BasePosition, taker: i64) -> None:
    evening.spare = taker
    evening.missed &= ~taker
    if evening.telling:
        lender = evening.holder(LENDER)
        evening.whisper("takes", 0, {"taker": int(lowest(taker))}, evening.open_eyed() | taker)
        evening.whisper("robbed", 0, {}, lender & ~(evening.open_eyed() | taker))


# -- for all to see


def unmask(evening: BasePosition, seats: i64) -> None:
    """By vote, or by the master's word."""
    evening.masked &= ~seats
    close_eyes(evening, seats)
    if evening.spare & seats & evening.holder(LENDER):
        evening.spare = 0
        evening.use_up(LENDER)  # CV-12: it is out of the game
    show(evening, seats)
    check_end(evening)


def show(evening: BasePosition, seats: i64) -> None:
    """The cards are turned over."""
    evening.shown |= seats
    evening.fallen &= ~seats
    if seats:
        evening.stirred = evening.dance
    if seats & evening.cast.pranksters:
        evening.caught = evening.dance
    if evening.telling:
        for seat in squares_of(seats):
            evening.tell("unmasked", seat, {"role": evening.role_name(seat)})


# -- the end


def check_end(evening: BasePosition) -> None:
    """CV-2. At a small table there is no prankster before the genie has chosen one, and so none to be caught."""
    pranksters = evening.pranksters()
    caught = pranksters != 0 and pranksters & evening.masked == 0
    lost = evening.guests() & evening.masked == 0
    if caught and lost:
        finish(evening, DRAW, "carnaval-both")
    elif caught:
        finish(evening, GUESTS, "carnaval-guests-win")
    elif lost:
        finish(evening, PRANKSTERS, "carnaval-pranksters-win")


def finish(evening: BasePosition, winner: i64, reason: str) -> None:
    if evening.fallen:
        show(evening, evening.fallen)
    evening.over = True
    evening.pending = 0
    evening.step = CHOOSING
    evening.winner = winner
    evening.reason = reason


def winners(evening: BasePosition) -> i64:
    """A draw is everybody's."""
    if evening.winner == GUESTS:
        return evening.guests()
    if evening.winner == PRANKSTERS:
        return evening.cast.everybody & ~evening.guests()
    return evening.cast.everybody if evening.winner != NOBODY else 0
