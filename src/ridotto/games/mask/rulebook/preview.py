"""What a move of Mask would do by itself: to sticks, rings and points. What others then do is not foreseen."""

from __future__ import annotations

from ridotto.games.mask.rulebook.dump import rings_text
from ridotto.games.mask.rulebook.notation import (
    BID,
    FROM,
    GO,
    ORIENT,
    PUT_INTO,
    SWAP_WITH,
    TO,
    first_of,
    hole_text,
    kind_of,
    number_of,
    second_of,
)
from ridotto.games.mask.rulebook.phases.effects import WALK
from ridotto.games.mask.rulebook.phases.payments import pay_with
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import BANK, CARRYING_OUT, ORIENTING, PLACING
from ridotto.games.mask.rulebook.ways import passed
from ridotto.rules.bits import bit
from ridotto.rules.event import Facts


def preview(position: MaskPosition, seat: int, move: int) -> Facts:
    after = position.copy()
    way = way_of(position, move)
    apply(after, seat, move, len(way))
    return {
        "cost": max(int(position.points[seat] - after.points[seat]), 0),
        "points": [int(points) for points in after.points],
        "way": [hole_text(hole) for hole in way],
        "rings": rings_text(after.singles, after.doubles),
        "gains": gains(after),
    }


def way_of(position: MaskPosition, move: int) -> list[int]:
    """The holes that a stick passes if it goes step by step."""
    by_card = position.phase == CARRYING_OUT
    if kind_of(move) != GO or (by_card and position.effect().verb != WALK):
        return []
    return passed(bit(first_of(move)), bit(second_of(move)), position.free())


def gains(position: MaskPosition) -> list[int]:
    """What a payday would bring each seat."""
    if position.phase == PLACING:
        return [0] * int(position.seats)
    return [int(position.wages(seat)) for seat in range(position.seats)]


def apply(position: MaskPosition, seat: int, move: int, steps: int) -> None:
    """The move alone, without all that follows from it: the rest of the evening may depend on hidden cards."""
    kind = kind_of(move)
    if kind in (GO, PUT_INTO):
        position.points[seat] -= 0 if position.phase == CARRYING_OUT else steps
        position.move_stick(position.stick_at(first_of(move)), second_of(move))
    elif kind == SWAP_WITH:
        position.exchange(position.stick_at(first_of(move)), position.stick_at(second_of(move)))
    elif kind == ORIENT:
        position.laid += 1 if position.phase == ORIENTING else 0
        position.orient(number_of(move))
    elif kind == BID:
        position.pay(seat, BANK if seat == position.turn else position.turn, number_of(move))  # if nobody bids more
    elif kind in (FROM, TO):
        pay_with(position, number_of(move))
