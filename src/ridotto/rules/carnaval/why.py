"""Why a move of the carnival is refused."""

from __future__ import annotations

from ridotto.errors import IllegalMove
from ridotto.rules.bits import bit
from ridotto.rules.carnaval import rest
from ridotto.rules.carnaval.abilities import can_do
from ridotto.rules.carnaval.evening import STATEMENTS
from ridotto.rules.carnaval.notation import (
    FIRST_STATEMENT,
    LAST_STATEMENT,
    PASS,
    RETRACT,
    SHAPES,
    THING,
    VERB,
    move_text,
)
from ridotto.rules.carnaval.play import CarnavalPosition


def refusal(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    if seat == position.seats:
        return IllegalMove("carnaval-not-master", move=move_text(move))
    if position.talking():
        return _not_in_talk(position, seat, move)
    if move == PASS:
        return IllegalMove("carnaval-must-name", wanted=_wanted(position))
    if move // VERB != position.verb():
        return IllegalMove("carnaval-other-move", wanted=_wanted(position), move=move_text(move))
    return _cannot_name(position, seat, move)


def _wanted(position: CarnavalPosition) -> str:
    """The verb that is asked for now."""
    phrase, shape = SHAPES[position.verb()]
    return f"{phrase} …" if shape else phrase


def _cannot_name(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    if position.choices(seat) == 0:
        return _unable(position, seat)
    return IllegalMove("carnaval-cannot-name", move=move_text(move))


def _unable(position: CarnavalPosition, seat: int) -> IllegalMove:
    """He is asked all the same, so that nobody can read anything from silence."""
    if position.blocked() & bit(seat):
        return IllegalMove("carnaval-blocked")
    if not position.masked & bit(seat):
        return IllegalMove("carnaval-mask-gone")
    return IllegalMove("carnaval-only-pass")


def _not_in_talk(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    verb = move // VERB
    if FIRST_STATEMENT <= verb <= LAST_STATEMENT:
        return _not_said(position, seat, move)
    if verb != can_do(position, seat):
        blocked = position.blocked() & bit(seat) != 0
        return IllegalMove("carnaval-blocked" if blocked else "carnaval-not-in-talk", move=move_text(move))
    return IllegalMove("carnaval-cannot-name", move=move_text(move))


def _not_said(position: CarnavalPosition, seat: int, move: int) -> IllegalMove:
    if not rest.can_talk(position, seat):
        return IllegalMove("carnaval-said-enough", most=STATEMENTS)
    if move // VERB == RETRACT:
        return IllegalMove("carnaval-nothing-to-retract", number=move // THING % THING)
    return IllegalMove("carnaval-cannot-say", statement=move_text(move))
