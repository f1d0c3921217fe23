"""Why a move of Mask is refused, and what would be right."""

from __future__ import annotations

from ridotto.errors import IllegalMove
from ridotto.games.mask.rulebook.notation import (
    BID,
    DRAW,
    FROM,
    GO,
    PLACE,
    PUT_INTO,
    STOP,
    SWAP_WITH,
    TO,
    first_of,
    hole_text,
    kind_of,
    number_of,
    second_of,
)
from ridotto.games.mask.rulebook.phases.deeds import steps_left
from ridotto.games.mask.rulebook.phases.effects import LEAP, ONE, PAY, PUT, SWAP, TURN_MASK, WALK
from ridotto.games.mask.rulebook.phases.payments import candidates
from ridotto.games.mask.rulebook.play import MaskPosition
from ridotto.games.mask.rulebook.position import BIDDING, CARRYING_OUT, MOVING, ORIENTING, PLACING
from ridotto.games.mask.rulebook.ways import CENTRE, way
from ridotto.rules.bits import bit, squares_of
from ridotto.rules.position import NOBODY


def refusal(position: MaskPosition, seat: int, move: int) -> IllegalMove:
    if position.phase == PLACING:
        return _no_place(position, move)
    if position.phase == ORIENTING:
        return IllegalMove("mask-must-orient")
    if position.phase == BIDDING:
        return _no_bid(position, seat, move)
    if position.phase == CARRYING_OUT:
        return _not_by_card(position, move)
    return _no_turn(position, seat, move)


def _no_place(position: MaskPosition, move: int) -> IllegalMove:
    if kind_of(move) != PLACE:
        return IllegalMove("mask-must-place")
    return _no_goal(position, number_of(move)) or IllegalMove("mask-must-place")


def _no_goal(position: MaskPosition, hole: int) -> IllegalMove | None:
    """Why no stick can go into a hole, if none can."""
    if hole == CENTRE:
        return IllegalMove("mask-centre")
    stick = position.stick_at(hole)
    if stick != NOBODY:
        return IllegalMove("mask-hole-taken", at=hole_text(hole), owner=int(stick) // 2)
    return None


# -- the auction


def _no_bid(position: MaskPosition, seat: int, move: int) -> IllegalMove:
    least = int(position.high) + 1
    points = int(position.points[seat])
    if kind_of(move) != BID:
        return IllegalMove("mask-must-bid", least=least, points=points)
    if number_of(move) < least:
        return IllegalMove("mask-bid-too-low", bid=number_of(move), least=least)
    return IllegalMove("mask-bid-too-high", bid=number_of(move), points=points)


# -- a turn


def _no_turn(position: MaskPosition, seat: int, move: int) -> IllegalMove:
    if kind_of(move) == GO:
        return _no_way(position, seat, move)
    if position.phase == MOVING:
        return IllegalMove("mask-moving")
    return IllegalMove("mask-no-cards" if kind_of(move) == DRAW else "mask-choose")


def _no_way(position: MaskPosition, seat: int, move: int) -> IllegalMove:
    stick = position.stick_at(first_of(move))
    if stick == NOBODY or stick // 2 != seat:
        return IllegalMove("mask-not-your-stick", at=hole_text(first_of(move)), yours=_holes_of(position, seat))
    blocked = _no_goal(position, second_of(move)) or _no_free_way(position, move)
    if blocked is not None:
        return blocked
    return IllegalMove(
        "mask-too-dear",
        begin=hole_text(first_of(move)),
        end=hole_text(second_of(move)),
        cost=_length(position, move),
        points=int(position.points[seat]),
    )


def _no_free_way(position: MaskPosition, move: int) -> IllegalMove | None:
    if _length(position, move):
        return None
    return IllegalMove("mask-no-way", begin=hole_text(first_of(move)), end=hole_text(second_of(move)))


def _length(position: MaskPosition, move: int) -> int:
    return int(way(bit(first_of(move)), bit(second_of(move)), position.free()))


def _holes_of(position: MaskPosition, seat: int) -> str:
    return ", ".join(hole_text(int(hole)) for hole in position.sticks[2 * seat : 2 * seat + 2])


# -- a card

VERBS = {WALK: "mask-by-card-go", LEAP: "mask-by-card-leap", PUT: "mask-by-card-put", SWAP: "mask-by-card-swap"}
MOVES = {WALK: GO, LEAP: GO, PUT: PUT_INTO, SWAP: SWAP_WITH}


def _not_by_card(position: MaskPosition, move: int) -> IllegalMove:
    effect = position.effect()
    card = position.card_name()
    if effect.verb == PAY:
        return _no_candidate(position, move)
    if effect.verb == TURN_MASK:
        return IllegalMove("mask-by-card-orient", card=card)
    verb = int(effect.verb)
    if kind_of(move) == STOP:
        return IllegalMove("mask-by-card-must", card=card)
    if kind_of(move) != MOVES[verb]:
        return IllegalMove(VERBS[verb], card=card)
    return _no_swap(position, move) if verb == SWAP else _no_stick_way(position, move)


def _no_candidate(position: MaskPosition, move: int) -> IllegalMove:
    taking = position.effect().payer == ONE
    seats = ", ".join(str(seat) for seat in squares_of(candidates(position)))
    if kind_of(move) != (FROM if taking else TO):
        return IllegalMove("mask-by-card-from" if taking else "mask-by-card-to", card=position.card_name(), seats=seats)
    key = "mask-not-from" if taking else "mask-not-to"
    return IllegalMove(key, card=position.card_name(), seat=number_of(move), seats=seats)


def _no_swap(position: MaskPosition, move: int) -> IllegalMove:
    for hole in (first_of(move), second_of(move)):
        if position.stick_at(hole) == NOBODY:
            return IllegalMove("mask-no-stick", at=hole_text(hole))
    return IllegalMove("mask-swap-own" if position.effect().own else "mask-swap-others", card=position.card_name())


def _no_stick_way(position: MaskPosition, move: int) -> IllegalMove:
    """A stick that the card does not mean, or a hole that it cannot go to."""
    card = position.card_name()
    begin = hole_text(first_of(move))
    stick = position.stick_at(first_of(move))
    if stick == NOBODY:
        return IllegalMove("mask-no-stick", at=begin)
    if (stick // 2 == position.doer) != position.effect().own:
        return IllegalMove("mask-only-own" if position.effect().own else "mask-only-others", card=card, at=begin)
    blocked = _no_goal(position, second_of(move))
    if blocked is not None:
        return blocked
    if position.effect().verb != WALK:
        key = "mask-not-in-line" if position.effect().verb == LEAP else "mask-not-border"
        return IllegalMove(key, card=card, begin=begin, end=hole_text(second_of(move)))
    return _too_far(position, int(stick), move)


def _too_far(position: MaskPosition, stick: int, move: int) -> IllegalMove:
    left = int(steps_left(position, stick))
    if left == 0:
        return IllegalMove("mask-stick-done", card=position.card_name(), at=hole_text(first_of(move)))
    blocked = _no_free_way(position, move)
    if blocked is not None:
        return blocked
    ends = {"begin": hole_text(first_of(move)), "end": hole_text(second_of(move))}
    return IllegalMove("mask-too-far", card=position.card_name(), steps=_length(position, move), left=left, **ends)
